// Was the deal fair? What this device kept, and the arithmetic that anybody can do again.
import type { Fairness } from "$lib/protocol";
import { sha256 } from "$lib/sha256";

interface Kept {
  commitment: string;
  parts: Record<string, string>;
}

const KEY = "fair:";
const MOST_KEPT = 60;

function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Remembers what was promised, and what this device added to the shuffle. */
export function keepPart(table: string, seat: number, text: string, commitment: string): void {
  const old = kept(table);
  const parts = { ...old?.parts, [seat]: text };
  const known = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  if (!old && known.length >= MOST_KEPT) for (const key of known) localStorage.removeItem(key);
  localStorage.setItem(KEY + table, JSON.stringify({ commitment: old?.commitment ?? commitment, parts }));
}

/** One step of the check; `isGood` null: it cannot be checked on this device. */
export interface Step {
  key: "promise" | "secret" | "mine" | "seed";
  isGood: boolean | null;
}

/** The text whose hash is the seed. */
export function seedText(secret: string, contributions: string[]): string {
  return JSON.stringify([secret, ...contributions]).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Checks what the table has shown after the game against what this device saw before it. */
export async function checkDeal(table: string, fairness: Fairness): Promise<Step[]> {
  const { commitment, secret, contributions, seed } = fairness;
  if (secret === null || contributions === null || seed === null) return [];
  const mine = kept(table);
  const added = Object.entries(mine?.parts ?? {});
  return [
    { key: "promise", isGood: mine ? mine.commitment === commitment : null },
    { key: "secret", isGood: (await sha256(secret)) === commitment },
    {
      key: "mine",
      isGood: added.length ? added.every(([seat, text]) => contributions[Number(seat) - 1] === text) : null,
    },
    { key: "seed", isGood: (await sha256(seedText(secret, contributions))) === seed },
  ];
}
