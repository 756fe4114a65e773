// The games of the house, as the page shows them.
export interface GameCard {
  name: string;
  seats: [number, number];
}

export const GAMES: GameCard[] = [
  { name: "ottere", seats: [2, 7] },
  { name: "otter", seats: [1, 20] },
  { name: "otters", seats: [2, 5] },
  { name: "why-i-otter", seats: [2, 2] },
  { name: "an-otter-won", seats: [2, 2] },
];
