// Pearls and cards that change place between the players: who has fewer than before gives, who has more gets.
import type { OttersView } from "$lib/protocol";
import { carry, duration, isStill, place, stagger } from "../../parts/motion";

export interface Flight {
  from: string;
  to: string;
}

/** Where things have come from and gone to, given how many lay at each place before and lie there now. */
export function flights(before: Record<string, number>, now: Record<string, number>): Flight[] {
  const givers: string[] = [];
  const takers: string[] = [];
  for (const at of Object.keys(now)) {
    const more = (now[at] ?? 0) - (before[at] ?? 0);
    for (let i = 0; i < Math.abs(more); i++) (more > 0 ? takers : givers).push(at);
  }
  return takers.flatMap((to, i) => (givers[i] ? [{ from: givers[i], to }] : []));
}

type Colour = "whites" | "blacks";

/** How many pearls of a colour lie where. */
export function pearlsAt(view: OttersView, colour: Colour): Record<string, number> {
  const found: Record<string, number> = {};
  found[colour === "whites" ? "pool" : "black-pool"] = colour === "whites" ? view.pool : view.black_pool;
  if (colour === "whites") found["drawn"] = view.ask?.drawn_count ?? 0;
  for (const player of view.players) found[`plate-${player.seat}`] = player[colour];
  return found;
}

/** How many cards the others and the deck hold. Mine fly by themselves, and so does the card that is played. */
export function cardsAt(view: OttersView, played: number | null): Record<string, number> {
  const found: Record<string, number> = { stock: view.deck };
  for (const { seat, cards } of view.players)
    if (seat !== view.seat) found[`plate-${seat}`] = cards + (seat === played ? 1 : 0);
  return found;
}

/** Lets fly whatever has moved between two views. */
export function follow(root: Element, before: OttersView, now: OttersView, played: number | null): void {
  if (isStill()) return;
  const mine = `plate-${now.seat}`;
  for (const colour of ["whites", "blacks"] as const)
    flights(pearlsAt(before, colour), pearlsAt(now, colour)).forEach(({ from, to }, i) => {
      const comesFromPool = from.endsWith("pool") && to === mine; // flies by itself, value up
      if (!comesFromPool && to !== "drawn") toss(root, from, to, colour === "blacks", i);
    });
  for (const { from, to } of flights(cardsAt(before, null), cardsAt(now, played))) carry(root, from, to);
}

/** A pearl flies from a place to another. */
function toss(root: Element, from: string, to: string, isBlack: boolean, i: number): void {
  const [start, end] = [place(root, from), place(root, to)].map((one) => one?.getBoundingClientRect());
  if (!start || !end || typeof root.animate !== "function") return;
  const pearl = document.createElement("span");
  pearl.className = isBlack ? "flying black" : "flying";
  pearl.setAttribute("aria-hidden", "true");
  root.append(pearl);
  const middle = (box: DOMRect) => `${box.x + box.width / 2 - 13}px ${box.y + box.height / 2 - 13}px`;
  const flight = pearl.animate(
    [
      { translate: middle(start), scale: "0.6" },
      { scale: "1.25", offset: 0.5 },
      { translate: middle(end), scale: "0.7" },
    ],
    { duration: duration() * 1.2, delay: stagger(i), easing: "ease-out", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => pearl.remove();
}
