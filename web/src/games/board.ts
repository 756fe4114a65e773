// What a board is: one game's table, drawn from a view. Boards know no rules: they are given what may be played.
import type { Text } from "$lib/words.svelte";
import type { Entry, Outcome, View } from "$lib/protocol";
import type { Component } from "svelte";

export type Options = Record<string, boolean | number | string>;

/** Somebody at the table. Seats are 1 … n. */
export interface Player {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  level: string | null;
  isYou: boolean;
  /** Asked to act now. */
  isTurn: boolean;
  isConnected: boolean;
}

/** An action that the server has refused, and why; gone with the next change of the game. */
export interface Refusal {
  word: string;
  text: Text;
  rule: string | null;
  /** Counts refusals, so that the same card can be refused twice. */
  n: number;
}

export interface BoardProps<V = View> {
  view: V;
  /** Whose eyes these are; null: a spectator. */
  seat: number | null;
  players: Player[];
  options: Options;
  /** The words that this seat may play now; empty when it is not asked, and in replays. */
  legal: string[];
  /** Those of them that break a rule and may be called out. */
  slips: string[];
  /** Counts actions; goes down after an undo. */
  version: number;
  /** The action that led to this view, as this viewer is told of it; null at the deal and after a jump. */
  entry: Entry | null;
  refusal: Refusal | null;
  /** An action is on its way to the server. */
  isSending: boolean;
  /** A finished game is looked at again: each moment for itself, and nothing may lie over it. */
  isFilm?: boolean;
  outcome: Outcome | null;
  /** The points of every finished round, by seat. */
  rounds?: number[][];
  /** Sends a word of the game's notation; one that is not legal is refused by the server with a reason (``refusal``). */
  play: (word: string) => void;
}

/** What ``games/<name>/index.ts`` exports. */
export interface GameModule {
  Board: Component<BoardProps<never>>;
  /** What the viewer is asked to do now, or what the table waits for, in one line of the game's own texts. */
  ask: (props: BoardProps<never>) => Text;
  /** Why it has ended as it did, where the points alone do not tell. */
  why?: (props: BoardProps<never>) => Text | null;
  /** How far the game has come, for the header; null where there are no rounds. Without it: the round's number. */
  round?: (props: BoardProps<never>) => Text | null;
  /** A hint for somebody's first game, fit for this moment; null where none is needed. */
  guide?: (props: BoardProps<never>) => Text | null;
}
