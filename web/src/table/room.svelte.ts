// Everything of one table that this device sees: a socket for each of its seats, and which of them is shown.
import type { Entry, GameInfo, SeatInfo, TableInfo } from "$lib/protocol";
import { newId } from "$lib/api";
import { TableSocket, type Wish } from "$lib/socket.svelte";
import { inOneLine, tellWith } from "$lib/telling";
import { say, type Text } from "$lib/words.svelte";
import type { BoardProps, Player } from "../games/board";
import { keepPart } from "./fair";

export class Room {
  readonly links: TableSocket[];
  /** Which of the links is shown. */
  private at = $state(0);
  /** With several seats on one device: nobody has said yet that it is them. */
  private isOpened = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private given = new Set<number>();

  constructor(
    readonly id: string,
    seats: number[],
  ) {
    this.links = seats.length ? seats.map((seat) => new TableSocket(id, seat)) : [new TableSocket(id, null)];
    this.isOpened = this.links.length === 1;
  }

  get link(): TableSocket {
    return this.links[this.at] as TableSocket;
  }

  get table(): TableInfo | null {
    return this.link.table;
  }

  get game(): GameInfo | null {
    return this.link.game;
  }

  get seat(): number | null {
    return this.link.seat;
  }

  get me(): SeatInfo | null {
    return this.table?.seats.find((one) => one.seat === this.seat) ?? null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.table?.host === this.seat;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.table?.phase === "playing" && this.isExpected(this.seat);
  }

  /** Names by seat; a free seat has one, too. */
  get names(): string[] {
    return (this.table?.seats ?? []).map((one) => one.name || say("play-seat", { seat: one.seat }));
  }

  get players(): Player[] {
    return (this.table?.seats ?? []).map((one) => ({
      seat: one.seat,
      name: one.name || say("play-seat", { seat: one.seat }),
      kind: one.kind,
      level: one.level,
      isYou: one.seat === this.seat,
      isTurn: this.table?.phase === "playing" && this.isExpected(one.seat),
      isConnected: one.kind === "bot" || one.connected,
    }));
  }

  /** The seat of this device that has to take over before the game goes on; null: whoever looks may go on. */
  get handOver(): number | null {
    if (this.links.length < 2 || this.table?.phase !== "playing" || !this.game) return null;
    const wanted = this.links.find((one) => this.isExpected(one.seat));
    if (wanted && wanted !== this.link) return wanted.seat;
    return this.isOpened ? null : this.seat;
  }

  /** Whose turn it is; nobody in particular is spoken to while the device goes round. */
  get turn(): string {
    if (this.isMyTurn && this.handOver === null) return say("play-your-turn");
    const mover = this.players.find((player) => player.isTurn);
    return mover ? say("play-turn", { player: mover.name }) : "";
  }

  /** Somebody says that they are that seat. */
  takeOver(seat: number): void {
    const at = this.links.findIndex((one) => one.seat === seat);
    if (at >= 0) this.at = at;
    this.isOpened = true;
  }

  /** Hides the hand until its owner asks for it again. */
  cover(): void {
    if (this.links.length > 1) this.isOpened = false;
  }

  tell(text: Text): string {
    return tellWith(text, this.names);
  }

  telling(entry: Entry): string {
    return inOneLine(entry.texts.map((text) => this.tell(text)));
  }

  ask(wish: Wish): Promise<unknown> {
    return this.link.ask(wish);
  }

  /** What the board is given. */
  get board(): BoardProps<never> | null {
    const { game, table, link } = this;
    if (!game || !table) return null;
    const refusing = link.refusing?.wish.type === "play" ? link.refusing : null;
    return {
      view: game.view as never,
      seat: this.seat,
      players: this.players,
      options: table.options,
      legal: game.legal,
      slips: game.slips,
      version: game.version,
      entry: link.entry,
      refusal:
        refusing?.wish.type === "play"
          ? {
              word: refusing.wish.word,
              text: refusing.fault.text,
              rule: refusing.fault.rule,
              n: refusing.n,
            }
          : null,
      isSending: link.isSending,
      outcome: game.outcome,
      rounds: game.rounds,
      play: (word) => link.play(word),
    };
  }

  /** Adds this device's part to the shuffle, for each of its seats, once the commitment is there. */
  contribute(): void {
    for (const link of this.links) {
      const seat = link.table?.seats.find((one) => one.seat === link.seat);
      if (link.table?.phase !== "waiting" || !seat || seat.contributed || this.given.has(seat.seat)) continue;
      this.given.add(seat.seat);
      const text = newId();
      keepPart(this.id, seat.seat, text, link.table.fairness.commitment);
      void link.ask({ type: "contribute", text });
    }
  }

  /** The device is awake or online again: look at once, but take nothing back from a newer tab. */
  wake(): void {
    for (const link of this.links) if (link.touch !== "ended") link.retry();
  }

  retry(): void {
    for (const link of this.links) link.retry();
  }

  offline(): void {
    for (const link of this.links) link.offline();
  }

  close(): void {
    for (const link of this.links) link.close();
  }

  private isExpected(seat: number | null): boolean {
    return seat !== null && (this.game?.expected.includes(seat) ?? false);
  }
}
