import type { Outcome } from "$lib/protocol";
import { language, say } from "$lib/words.svelte";

/** Who has won, in one sentence. */
export function wonBy(names: string[], { winners }: Outcome): string {
  if (!winners.length) return say("play-won-none");
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  return say("play-won", {
    winners: list.format(winners.map((seat) => names[seat - 1] ?? "")),
    count: winners.length,
  });
}
