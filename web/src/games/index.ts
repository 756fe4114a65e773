// The games of the house, as the page knows them.
import type { GameName } from "$lib/protocol";
import type { GameModule } from "./board";

export interface GameCard {
  name: GameName;
  seats: [number, number];
  load: () => Promise<GameModule>;
}

export const GAMES: GameCard[] = [
  { name: "ottere", seats: [2, 7], load: () => import("./ottere") },
  { name: "otter", seats: [1, 20], load: () => import("./otter") },
  { name: "otters", seats: [2, 5], load: () => import("./otters") },
  { name: "why-i-otter", seats: [2, 2], load: () => import("./why-i-otter") },
  { name: "an-otter-won", seats: [2, 2], load: () => import("./an-otter-won") },
];
