import type { Outcome } from "$lib/protocol";
import { language, say } from "$lib/words.svelte";

/** Who has won, in one sentence; with the score, unless `why` tells how it was won. */
export function wonBy(names: string[], { winners, scores }: Outcome, why: string): string {
  if (!winners.length) return say("play-won-none");
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  const told = {
    winners: list.format(winners.map((seat) => names[seat - 1] ?? "")),
    count: winners.length,
  };
  const [best, ...shared] = winners.map((seat) => scores[seat - 1] ?? 0);
  const others = scores.filter((_, k) => !winners.includes(k + 1));
  if (why || best === undefined || shared.some((score) => score !== best)) return say("play-won", told);
  if (scores.length === 2 && others.length === 1)
    return say("play-won-against", { ...told, best, other: others[0] ?? 0 });
  return say("play-won-score", { ...told, best });
}
