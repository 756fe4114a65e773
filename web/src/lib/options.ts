// What a game's options and their values are called, in the game's own texts.
import type { Option } from "./protocol";
import { has, say } from "./words.svelte";

type Value = boolean | number | string;

/** An option by name. */
export const optionName = (game: string, option: Option): string => say(`${game}-option-${option.name}`);

/** One of its values. */
export function valueName(game: string, option: Option, value: Value): string {
  if (typeof value === "number" && option.kind === "seat") return say("lobby-seat", { seat: value });
  const own = `${game}-option-${option.name}-${String(value)}`;
  if (has(own)) return say(own);
  return value === "random" ? say("lobby-value-random") : say("lobby-value", { value: String(value) });
}

/** The options that are not the usual ones, in words. */
export function unusual(game: string, options: Option[], chosen: Record<string, Value>): string[] {
  return options
    .filter((option) => (chosen[option.name] ?? option.default) !== option.default)
    .map((option) => {
      const name = optionName(game, option);
      const value = chosen[option.name] as Value;
      return option.kind === "flag"
        ? name
        : say("lobby-chosen", { option: name, value: valueName(game, option, value) });
    });
}
