// One table seen by one seat (or a spectator), kept in step with the server: a WebSocket that comes back by itself.
import { newId } from "./api";
import {
  CLOSE_CODES,
  PROTOCOL,
  type Ack,
  type ChatLine,
  type ClientMessage,
  type Entry,
  type Error as Fault,
  type Farewell,
  type GameInfo,
  type ServerMessage,
  type TableInfo,
} from "./protocol";
import { meet } from "./release.svelte";

type Intent = Exclude<ClientMessage, { type: "hello" } | { type: "ping" }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** Something to be done, without its id. */
export type Wish = WithoutId<Intent>;
/** `lost`: it will be tried again; `ended`: it will not. */
export type Touch = "connecting" | "open" | "lost" | "ended";

export interface Refusing {
  wish: Intent;
  fault: Fault;
  n: number;
}

interface Waiting {
  wish: Intent;
  settle: (fault: Fault | null) => void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 20_000;
const WELCOME_WITHIN = 10_000;
const ANSWER_WITHIN = 5_000;
const STEADY_AFTER = 5_000;

const TEXTS: Record<Farewell["reason"], string> = {
  newer: "table-newer",
  removed: "table-removed",
  gone: "table-gone",
  limit: "table-too-much",
  restart: "server-restarts",
};

export class TableSocket {
  touch = $state<Touch>("connecting");
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state.raw<Farewell | null>(null);
  /** The action that led to what is shown; null after a jump. */
  entry = $state.raw<Entry | null>(null);
  refusing = $state.raw<Refusing | null>(null);
  /** When the next attempt is made, on this device's clock. */
  nextTry = $state<number | null>(null);
  /** How far the server's clock is ahead of this device's, in seconds. */
  ahead = $state(0);
  /** This player has asked to play again. */
  wantsRematch = $state(false);
  /** The version on which an action was sent that has had no answer yet. */
  private played = $state<number | null>(null);

  private socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private refusals = 0;
  private beat = 20;
  private pings = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private steady: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.connect();
  }

  /** An action is on its way, or has been carried out and is not shown yet. */
  get isSending(): boolean {
    return this.played !== null && this.played === this.game?.version;
  }

  /** Something that was asked for has not been answered yet, and will be asked for again. */
  get isOwing(): boolean {
    return !this.isClosed && this.waiting.size > 0;
  }

  /** Plays a word on what is shown now. A second one before the answer is a double click. */
  play(word: string): void {
    const version = this.game?.version;
    if (version === undefined || this.isSending) return;
    this.played = version;
    void this.ask({ type: "play", word, version });
  }

  /** Sends a wish, again after every break until it is answered. Null: done. */
  ask(wish: Wish): Promise<Fault | null> {
    const whole = { ...wish, id: newId() } as Intent;
    if (wish.type === "rematch") this.wantsRematch = true;
    return new Promise((settle) => {
      this.waiting.set(whole.id, { wish: whole, settle });
      if (this.touch === "open") this.send(whole);
    });
  }

  /** Tries again at once: asked for by the player, or because the device is awake or online again. */
  retry(): void {
    if (this.isClosed) return;
    if (this.touch === "open") this.probe();
    else if (!this.socket || this.touch === "ended") this.connect();
  }

  /** The device says that it is offline. */
  offline(): void {
    if (this.touch !== "ended" && !this.isClosed) this.lose();
  }

  /** Ends it for good. */
  close(): void {
    this.isClosed = true;
    this.drop();
    clearTimeout(this.timer);
  }

  private connect(): void {
    this.drop();
    clearTimeout(this.timer);
    this.farewell = null;
    this.nextTry = null;
    this.touch = this.table || this.tries ? "lost" : "connecting";
    const query = this.seat === null ? "" : `?seat=${this.seat}`;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket${query}`);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        protocol: PROTOCOL,
        version: this.game?.version ?? null,
        entries: this.log.length,
        chat: this.chat.length ? (this.chat[this.chat.length - 1] as ChatLine).n + 1 : 0,
      });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.closed(event.code);
    this.timer = setTimeout(() => this.lose(), WELCOME_WITHIN);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    clearTimeout(this.steady);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private closed(code: number): void {
    this.socket = null;
    const reason = (Object.keys(CLOSE_CODES) as Farewell["reason"][]).find((r) => CLOSE_CODES[r] === code);
    if (this.touch === "ended" || !reason || reason === "restart") {
      if (this.touch !== "ended") this.lose();
      return;
    }
    this.end({ type: "farewell", reason, text: { key: TEXTS[reason], values: {} } });
  }

  private lose(): void {
    this.drop();
    clearTimeout(this.timer);
    this.touch = "lost";
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const wait = longest * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.nextTry = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private end(farewell: Farewell): void {
    this.farewell = farewell;
    this.touch = "ended";
    this.drop();
    clearTimeout(this.timer);
    for (const { settle } of this.waiting.values()) settle({ kind: "seat", text: farewell.text, rule: null });
    this.waiting.clear();
    this.played = null;
  }

  /** Is anybody there? Silence for a while is an answer. */
  private probe(): void {
    this.pings += 1;
    this.send({ type: "ping", n: this.pings });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), ANSWER_WITHIN);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.timer);
    // A hidden tab's timers may come late: then the server is asked first, not given up.
    this.timer = setTimeout(() => this.probe(), this.beat * 1500);
    switch (message.type) {
      case "welcome":
        meet(message.release);
        this.beat = message.beat;
        this.ahead = message.now - Date.now() / 1000;
        this.open();
        break;
      case "table":
        this.table = message.table;
        break;
      case "game":
        this.show(message.game);
        break;
      case "chat":
        this.chat = merge(this.chat, message.lines);
        break;
      case "ack":
        this.answered(message);
        break;
      case "refused":
        this.refused(message.id, message.error);
        break;
      case "pong":
        this.ahead = message.now - Date.now() / 1000;
        break;
      case "farewell":
        if (message.reason !== "restart") this.end(message);
    }
  }

  private open(): void {
    this.touch = "open";
    this.nextTry = null;
    this.steady = setTimeout(() => (this.tries = 0), STEADY_AFTER);
    for (const { wish } of this.waiting.values()) this.send(wish);
  }

  private show(game: GameInfo): void {
    if (game.log.start > this.log.length) {
      // lines are missing that the server believes are here: begin again with none
      this.log = [];
      this.connect();
      return;
    }
    const old = this.game?.version ?? null;
    this.log = [...this.log.slice(0, game.log.start), ...game.log.entries];
    this.game = game;
    if (old === game.version) return;
    const isNext = old !== null && game.version === old + 1 && game.log.entries.length === 1;
    this.entry = isNext ? (game.log.entries[0] ?? null) : null;
    this.refusing = null;
    if (this.played !== null && this.played !== game.version) this.played = null;
  }

  private answered(ack: Ack): void {
    this.waiting.get(ack.id)?.settle(null);
    this.waiting.delete(ack.id);
  }

  private refused(id: string | null, fault: Fault): void {
    const found = id === null ? undefined : this.waiting.get(id);
    if (!found || id === null) return;
    this.waiting.delete(id);
    if (found.wish.type === "play") this.played = null;
    this.refusals += 1;
    this.refusing = { wish: found.wish, fault, n: this.refusals };
    found.settle(fault);
  }
}

/** Lines of chat by their number, each once. */
function merge(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const first = lines[0];
  return first ? [...old.filter((line) => line.n < first.n), ...lines] : old;
}
