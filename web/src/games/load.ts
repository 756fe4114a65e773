import { fetchTexts } from "$lib/texts.svelte";
import { GAMES } from ".";
import type { GameModule } from "./board";

/** What the page has for a game, its texts fetched too; fails where it has none. */
export async function loadGame(name: string): Promise<GameModule> {
  const card = GAMES.find((one) => one.name === name);
  if (!card) throw new Error(`no board for ${name}`);
  const [module] = await Promise.all([card.load(), fetchTexts(name)]);
  return module;
}
