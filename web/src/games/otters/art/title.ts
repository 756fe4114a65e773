// Where a card's title may be broken, so that it fits its card.
const LONG = /\p{L}{11,}/gu;
/** The end of a syllable: a vowel, before a consonant that begins the next one. */
const SYLLABLE = /[aeiouyæøå](?=[bcdfghjklmnpqrstvwxz][lr]?[aeiouyæøå])/gi;

/** A long word with a soft hyphen after the syllable nearest to its middle. */
function hyphenated(word: string): string {
  const ends = [...word.matchAll(SYLLABLE)].map((found) => found.index + 1);
  const offset = (end: number): number => Math.abs(end - word.length / 2);
  const best = ends.sort((a, b) => offset(a) - offset(b))[0];
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** The title, with its dots at its last word and long words that can be broken. */
export const breakable = (title: string): string => title.replace(" …", "\u00a0…").replace(LONG, hyphenated);
