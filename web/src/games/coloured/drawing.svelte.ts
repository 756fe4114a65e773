// For tests: draws a board of two players and tells what was pressed.
import { flushSync, mount, unmount } from "svelte";
import type { View } from "$lib/protocol";
import type { BoardProps, GameModule, Player } from "../board";

// Flights are for eyes: here nothing flies, and so nothing can be broken off.
Element.prototype.animate = () =>
  ({ cancel: () => undefined, finished: new Promise(() => undefined) }) as unknown as Animation;

export const NAMES = ["Nora", "Emil"];

const player = (seat: number, you: number | null, turn: number | null): Player => ({
  seat,
  name: NAMES[seat - 1] ?? "",
  kind: "person",
  level: null,
  isYou: seat === you,
  isTurn: seat === turn,
  isConnected: true,
});

/** What a viewer of two is given. */
export function given<V extends View & { to_move: number | null }>(
  view: V,
  seat: number | null,
  more: Partial<BoardProps<V>> = {},
): BoardProps<V> {
  return {
    view,
    seat,
    players: [1, 2].map((one) => player(one, seat, view.to_move)),
    options: {},
    legal: [],
    slips: [],
    version: 0,
    entry: null,
    refusal: null,
    isSending: false,
    outcome: null,
    play: () => undefined,
    ...more,
  };
}

export class Drawn<V extends View> {
  readonly root = document.body.appendChild(document.createElement("main"));
  readonly told: string[] = [];
  readonly props: BoardProps<V>;
  readonly #board: Record<string, unknown>;

  constructor(module: Pick<GameModule, "Board">, props: BoardProps<V>) {
    this.props = $state({ ...props, play: (word: string) => this.told.push(word) });
    this.#board = mount(module.Board, { target: this.root, props: this.props as never });
    flushSync();
  }

  /** The next moment. */
  show(more: Partial<BoardProps<V>>): void {
    Object.assign(this.props, more);
    flushSync();
  }

  /** All words that can be pressed, in the order of the page. */
  get words(): string[] {
    return [...this.root.querySelectorAll<HTMLElement>("[data-word]")].map(
      (one) => one.dataset["word"] ?? "",
    );
  }

  /** The words whose things are shown as playable. */
  get lit(): string[] {
    return [...this.root.querySelectorAll<HTMLElement>(".playable[data-word]")].map(
      (one) => one.dataset["word"] ?? "",
    );
  }

  press(word: string): void {
    this.root.querySelector<HTMLElement>(`[data-word="${word}"]`)?.click();
    flushSync();
  }

  /** What those who listen are told: all labels below `selector`. */
  labels(selector = "main"): string[] {
    const named = `${selector} [aria-label], ${selector} button > .unseen`;
    return [...document.querySelectorAll(named)].map(
      (one) => one.getAttribute("aria-label") ?? one.textContent,
    );
  }

  text(selector: string): string {
    return (this.root.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
  }

  async end(): Promise<void> {
    if (!this.root.isConnected) return;
    await unmount(this.#board);
    this.root.remove();
  }
}
