// Heads and tails that are looked at, turned over and swapped.

/** A head or a tail on the table. */
export interface Part {
  isChosen: boolean;
  /** Something can be done with it now. */
  may: boolean;
  /** The word that pressing it plays at once. */
  word: string | undefined;
  press: () => void;
}

export interface Picked {
  kind: "head" | "tail";
  place: number;
}

/** The word that turns a part over. */
export const flipOf = (picked: Picked, start: string): string =>
  `${start}flip ${picked.kind} ${picked.place}`;

/** The word that swaps a part with another of its kind. */
export function swapOf(picked: Picked, place: number, start: string): string {
  const [a, b] = [Math.min(picked.place, place), Math.max(picked.place, place)];
  return `${start}swap ${picked.kind}s ${a} ${b}`;
}
