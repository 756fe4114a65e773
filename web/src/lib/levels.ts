// What bots are called by how well they play.
import { has, say } from "./words.svelte";

/** A bot's level in words; one that has no word yet by its own name. */
export const levelName = (level: string): string => {
  const key = `lobby-level-${level}`;
  return has(key) ? say(key) : level;
};
