// Written by scripts/protocol_types.py from the server's own types; do not edit.

export const PROTOCOL = 1;
export const CLOSE_CODES = {"newer": 4001, "removed": 4003, "gone": 4004, "limit": 4008, "restart": 1012} as const;
export type GameName = "ottere" | "otter" | "otters" | "why-i-otter" | "an-otter-won";
/** Each game's view by its name. */
export interface Views {
  "ottere": OttereView;
  "otter": OtterView;
  "otters": OttersView;
  "why-i-otter": WhyIOtterView;
  "an-otter-won": AnOtterWonView;
}

/** ``seat`` has been away too long: any other person here may choose (message ``decide``). */
export interface Absence {
  seat: number;
  choices: ("bot" | "end" | "wait")[];
}

/** The intent ``id`` has been carried out and stored. ``again``: it had been before. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  again: boolean;
}

/** What a card of the deck in use shows; the whole deck is public. */
export interface AnOtterWonCard {
  otter: "blue" | "pink" | "yellow";
  shape: "circle" | "triangle";
  arrow: "down" | "up";
  condition: string;
  points: number[];
}

/** What a seat (or a spectator) may see, cards by value. Rows over seats begin with seat 1. */
export interface AnOtterWonView {
  round: number;
  phase: "den" | "dive" | "follow" | "lead" | "over" | "river" | "swim";
  leader: number;
  to_move: number | null;
  hand: number[];
  hand_sizes: number[];
  neutral: number | null;
  played: (number | null)[];
  ups: number;
  river: number[];
  dens: number[][];
  deck: number;
  out: number;
  has_chosen: boolean[];
  chosen: number | null;
  scores: number[];
  worth: number[][];
  tally: Record<string, number>;
  most: string[];
  cards: AnOtterWonCard[];
}

/** Allow the undo that is asked for, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  version: number;
  allow: boolean;
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  level: string;
}

/** A table in a list. */
export interface Card {
  id: string;
  game: string;
  phase: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  round: number;
  created: number;
  changed: number;
  watching: number;
  clock: number;
  your_turn: boolean;
  next_table: string | null;
}

/** The host changes how the table is run; what is None stays. */
export interface Change {
  type: "change";
  id: string;
  spectators?: boolean | null;
  chat?: boolean | null;
  public?: boolean | null;
  pace?: number | null;
}

/** Something said. ``seat`` said ``phrase`` or ``text``; without a seat the house says ``note``. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | null;
  text: string | null;
  note: Text | null;
}

/** New lines of chat, the oldest first. */
export interface ChatNews {
  type: "chat";
  lines: ChatLine[];
}

/** A whole record to be checked: commitment, seed, deal and every move. */
export interface Check {
  record: string;
}

/** What a check found: no faults means all is well. ``committed``: the record holds a commitment at all. */
export interface Checked {
  faults: Text[];
  committed: boolean;
  game: string | null;
  actions: number;
}

export type ClientMessage = Hello | Ping | Contribute | Play | Undo | AnswerUndo | Say | Start | Kick | PutBot | GiveHost | Mute | Change | Decide | StandIn | ComeBack | Leave | Rematch;

/** The move clock: ``seat`` has until ``until`` (None: it stands still), then the house plays one turn for it. */
export interface Clock {
  seat: number;
  until: number | null;
  seconds: number;
}

/** Take my seat over from the bot. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

/** This seat's part of the seed: any text, best random, made by the client after it saw the commitment. */
export interface Contribute {
  type: "contribute";
  id: string;
  text: string;
}

/** Ask for a table; the seats in order, 1 … */
export interface Create {
  id: string;
  game: string;
  seats: (Me | Open | BotSeat)[];
  options?: Record<string, boolean | number | string>;
  settings?: Settings;
}

/** A new table, the seats of this device, and links for others. */
export interface Created {
  table: string;
  seats: number[];
  links: Link[];
}

/** What to do about somebody who has been away too long: wait on, a bot plays, or end the game. */
export interface Decide {
  type: "decide";
  id: string;
  seat: number;
  choice: "bot" | "end" | "wait";
}

/** A game's deck in the form of its file; ``provenance``: published, reconstructed or house. */
export interface Deck {
  game: string;
  provenance: string | null;
  deck: Record<string, unknown>;
}

/** The secret of a link, taken from behind its ``#``: what it allows is kept for this device. */
export interface Enter {
  key: string;
}

/** What this viewer is told of one action. ``word`` has ``?`` for hidden parts. */
export interface Entry {
  seat: number;
  word: string;
  texts: Text[];
}

/** Why something was not done; nothing has changed. ``rule`` is a number of the game's rules (``R4``). */
export interface Error {
  kind: "broken" | "forbidden" | "full" | "illegal" | "limit" | "over" | "seat" | "stale" | "turn" | "unknown" | "unreadable";
  text: Text;
  rule: string | null;
}

/** Where the deal comes from. ``commitment`` is SHA-256 of the server's secret, shown from the start. Once the game has ended ``secret``, every seat's contribution and the seed are there: seed = SHA-256 of the JSON list ``["secret","contribution of seat 1",…]`` without spaces, in ASCII. A bot contributes the word ``bot``. */
export interface Fairness {
  commitment: string;
  secret: string | null;
  contributions: string[] | null;
  seed: string | null;
}

/** The server closes this connection. ``newer``: the same seat was opened elsewhere, do not reconnect by yourself; ``removed``: the seat or the right to watch is no longer yours; ``gone``: the table no longer exists; ``restart``: come back in a moment; ``limit``: too much was sent. */
export interface Farewell {
  type: "farewell";
  reason: "gone" | "limit" | "newer" | "removed" | "restart";
  text: Text;
}

/** The game as one viewer sees it. ``version`` counts actions and undos; an intent names it. ``view`` is the game's own View. ``legal``: the words this viewer may play now, empty for everybody else. ``expected``: the seats that are asked to act. ``slips`` are those of the legal words that break a rule and may be called out. ``may_ask_undo``: the last move was yours and the turn is still yours; whether it can be taken back is decided when it is asked. */
export interface GameInfo {
  version: number;
  view: View;
  legal: string[];
  slips: string[];
  expected: number[];
  round: number;
  rounds: number[][];
  over: boolean;
  may_ask_undo: boolean;
  pause: Pause | null;
  clock: Clock | null;
  outcome: Outcome | null;
  log: Log;
}

/** The game as this viewer sees it, whole but for the log, whenever it has changed. */
export interface GameNews {
  type: "game";
  game: GameInfo;
}

/** A game: its seats (fewest, most), options, rules in reading order, and whether it is compiled and ready. */
export interface GameSheet {
  name: string;
  seats: [number, number];
  options: Option[];
  rules: RuleText[];
  ready: boolean;
}

/** What can be played here. ``levels``: the bots, the weakest first; ``usual_level``: who stands in. */
export interface Games {
  games: GameSheet[];
  levels: string[];
  usual_level: string;
  release: string;
}

/** Hand the host's role to a person who is here. */
export interface GiveHost {
  type: "give-host";
  id: string;
  seat: number;
}

/** Whether the server works, which games are ready, and how many tables are in memory. */
export interface Health {
  ok: boolean;
  release: string;
  ready: Record<string, boolean>;
  tables: number;
  connections: number;
}

/** The first message. After a break: the game's version and the number of log entries the client holds. Sent again later, it asks for everything anew. */
export interface Hello {
  type: "hello";
  protocol?: number;
  version?: number | null;
  entries?: number;
  chat?: number;
}

/** Take a seat (None: any that is open). A device that sits here gets its own seat again, unless ``another``: pass-and-play. */
export interface Join {
  id: string;
  name: string;
  seat?: number | null;
  another?: boolean;
}

/** The seat this device has now; ``again``: it had it before. */
export interface Joined {
  table: string;
  seat: number;
  again: boolean;
}

/** The host takes a person from a seat for good: before the deal the seat is open again, later a bot plays it. A bot is taken from a seat before the deal alone. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Give the seat up: before the deal it is open again, later a bot plays it to the end. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A link to hand on: ``path`` (with the secret behind ``#``) follows this server's own address. */
export interface Link {
  kind: "invite" | "seat" | "watch";
  path: string;
}

/** Tables, the latest change first; ``more`` is the time to ask for older ones ``before``. */
export interface Listing {
  tables: Card[];
  more: number | null;
}

/** Entries from number ``start`` (0 …) on. A client drops what it has from ``start`` on, then adds these: so an undo takes its lines away, and a client that was gone gets what it missed. */
export interface Log {
  start: number;
  entries: Entry[];
}

/** Ask for a link: ``invite`` to a seat, ``watch``, or ``seat``: move one of my seats to another device (``seat`` says which; works once). */
export interface MakeLink {
  kind: "invite" | "seat" | "watch";
  seat?: number | null;
}

/** A seat for this device. Several of them: pass-and-play. */
export interface Me {
  kind: "me";
  name: string;
}

/** One moment of a finished game: the view, and the entry of the action that led to it (None at the deal). */
export interface Moment {
  version: number;
  view: View;
  expected: number[];
  round: number;
  entry: Entry | null;
}

/** The host stops a seat's chat, or allows it again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted: boolean;
}

/** A seat for whoever comes. */
export interface Open {
  kind: "open";
}

/** One choice the host has. ``kind``: ``flag`` (true/false), ``choice`` (one of ``allowed``), ``whole`` (from ``allowed[0]`` to ``allowed[1]``) or ``seat`` (a seat's number or one of ``allowed``). ``needs`` names a flag that must be on as well. */
export interface Option {
  name: string;
  kind: "choice" | "flag" | "seat" | "whole";
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  needs: string | null;
}

/** One of the three: what shows, what is on the other sides, and the pile of its tummy, the top first. */
export interface OtterOtter {
  head: string;
  head_back: string;
  tail: string;
  tail_back: string;
  tummy: string[];
  wants: number[];
}

/** A pile of the solo game. */
export interface OtterPile {
  top: string | null;
  cards: number;
}

/** What everybody sees of a player. */
export interface OtterSeat {
  cards: number;
  stones: number;
  shown: string[];
  has_won: boolean;
}

/** The play before this turn followed nothing and may be called. */
export interface OtterSlip {
  player: number;
  card: string;
  otter: number;
}

/** What a seat (or a spectator) may see. Rows over seats begin with seat 1, over otters with otter 1. */
export interface OtterView {
  round: number;
  phase: "change" | "high" | "low" | "over" | "solo";
  to_move: number | null;
  hand: string[];
  sunk: string[];
  players: OtterSeat[];
  otters: OtterOtter[];
  tails: boolean;
  deck: number;
  buried: number;
  draws_left: number;
  can_draw: boolean;
  otter: number | null;
  slip: OtterSlip | null;
  goal: number;
  is_party: boolean;
  has_penalty: boolean;
  has_random_heads: boolean;
  piles: OtterPile[];
  last: number[] | null;
  winners: number[];
}

/** A table of Ottere as one seat (None: a spectator) sees it. Seats are 1 … n, lists by seat begin with seat 1. ``phase`` is ``play``, ``suit`` (an eight was played, its suit is to be named), ``take`` (a count is owed) or ``over``. ``pile`` are the cards under ``top``, sorted. ``suit`` is to be followed; ``is_named`` when an eight's player named it. ``draws`` of this turn, ``passes`` in a row towards a block. ``buried``: eights turned up as starters of this round and put back. ``last`` are the scores of the last finished round. ``shown`` are all hands when the game is over, else []. */
export interface OttereView {
  seat: number | null;
  to_move: number | null;
  phase: string;
  hand: string[];
  counts: number[];
  top: string;
  pile: string[];
  suit: string;
  is_named: boolean;
  direction: number;
  owed: number;
  stock: number;
  draws: number;
  passes: number;
  buried: string[];
  round: number;
  begins: number;
  rounds_done: number;
  last: number[];
  totals: number[];
  shown: string[][];
  options: Record<string, boolean | number | string>;
}

/** The question on the table: who decides (``seat``) what (``play``, ``seat``, ``pearl``, ``card``, ``place``: put a drawn pearl into a hand, ``pick``: choose a hand), and for which card of whose. ``drawn`` (white values in the order drawn), ``sides`` (the hands they were put into so far) and ``giving`` (the pearl that goes to the next seat) are None for all but the player of the card; ``drawn_count`` is public. ``chosen``: what the viewer has chosen to pass on; ``ready``: who has chosen. ``step`` counts answers. */
export interface OttersAsk {
  seat: number;
  what: string;
  player: number;
  card: string | null;
  step: number;
  target: number | null;
  drawn_count: number;
  drawn: number[] | null;
  sides: string[] | null;
  giving: number | null;
  chosen: string | null;
  ready: number[];
}

/** A kind of card: how many are in this game, whether an urchin may go with it, and what it does (a slug). */
export interface OttersCardInDeck {
  slug: string;
  count: number;
  urchin: string;
  effect: string;
}

/** What the viewer knows to be in a place, from what it has seen go there. ``white``, ``black`` (values) and ``cards`` are there still, all but ``white_left``, ``black_left`` and ``cards_left`` of them, which have left unseen. ``urchins``: a hand holds no more than so many (None: the deck). */
export interface OttersKnown {
  white: number[];
  white_left: number;
  black: number[];
  black_left: number;
  cards: string[];
  cards_left: number;
  urchins: number | null;
}

/** A seat as the viewer sees it. ``hand`` and ``pearls`` (``white``, ``black``) are None while hidden, ``under`` is None while hidden or when nothing lies there (``covered`` tells). */
export interface OttersPlayer {
  seat: number;
  out: boolean;
  cards: number;
  whites: number;
  blacks: number;
  face_up: string[];
  covered: boolean;
  under: number | null;
  hand: string[] | null;
  white: number[] | null;
  black: number[] | null;
  known: OttersKnown | null;
}

/** An urchin put back: ``least`` to ``most`` cards lie above it; below 0: it may have been drawn. */
export interface OttersUrchin {
  least: number;
  most: number;
}

/** All that a seat sees (None: a spectator). ``turn`` is whose turn it is; ``discard`` is listed top first; ``middle`` is what the viewer knows to lie in the pools and in the deck. ``cards`` and the tokens are all that is in this game. */
export interface OttersView {
  seat: number | null;
  over: boolean;
  turn: number;
  first: number;
  players: OttersPlayer[];
  deck: number;
  discard: string[];
  pool: number;
  black_pool: number;
  ask: OttersAsk | null;
  urchins: OttersUrchin[];
  middle: OttersKnown;
  cards: OttersCardInDeck[];
  white_tokens: number[];
  black_tokens: number[];
}

/** How the game ended. ``shares``: each seat's part of the victory; ``extras``: further columns per seat, by name (``totals``, ``stones``); ``rounds``: every round's score per seat. */
export interface Outcome {
  winners: number[];
  scores: number[];
  shares: number[];
  extras: Record<string, number[]>;
  rounds: number[][];
  lines: ScoreLine[];
}

/** Until ``until`` nobody plays on, so that everybody in ``callers`` has the time to call (the legal words then). */
export interface Pause {
  until: number;
  callers: number[];
}

/** Is anybody there? Answered by ``pong`` with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** Play an action, decided while looking at ``version``. */
export interface Play {
  type: "play";
  id: string;
  word: string;
  version: number;
}

/** I am here. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The host gives an open seat, or another bot's, to a bot of ``level``. */
export interface PutBot {
  type: "put-bot";
  id: string;
  seat: number;
  level: string;
}

/** The intent ``id`` (None: a message that could not be read) has not been carried out. After ``stale`` the current ``table`` and ``game`` follow by themselves. */
export interface RefusedNews {
  type: "refused";
  id: string | null;
  error: Error;
}

/** Play again: one new table whoever asks first, seats moved round by one. ``table`` names it to everybody. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A finished game from one seat's place (None: a spectator's), a part at a time: ``frames`` from ``start`` of ``total``. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  seat: number | null;
  start: number;
  total: number;
  frames: Moment[];
  outcome: Outcome | null;
}

/** A numbered rule of the game's page. Its words stand under ``<game>-r7`` in the text files, its section's title under ``<game>-section-<section>``. ``when`` names an option: the rule applies while that is on (or not at its default). */
export interface RuleText {
  number: string;
  section: string;
  when: string | null;
}

/** Say something: one of ``phrase`` and ``text``. */
export interface Say {
  type: "say";
  id: string;
  phrase?: "bye" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | null;
  text?: string | null;
}

/** One line of the score sheet: points for a seat, and for what. */
export interface ScoreLine {
  seat: number;
  points: number;
  text: Text;
}

/** A request for one of this device's seats. */
export interface SeatAnd {
  id: string;
  seat: number;
}

/** One seat. Who is out of the game (Otters) stands in the game's view. ``kind``: ``open`` (nobody yet), ``person`` or ``bot`` (one from the start, or while the person is away: then ``holder`` is true). ``contributed``: the person has given their part of the seed. ``lost_since``: the connection was lost then; ``away``: it has been lost longer than the grace allows. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  holder: boolean;
  yours: boolean;
  host: boolean;
  connected: boolean;
  contributed: boolean;
  lost_since: number | null;
  away: boolean;
  muted: boolean;
}

export type ServerMessage = Welcome | TableNews | GameNews | ChatNews | Ack | RefusedNews | Pong | Farewell;

/** How a table is run. ``clock``: seconds for each turn (0: none). ``pace``: seconds a bot takes at least. ``call_pause``: seconds for which a move that others may call out (a slip in Otter) is held open. */
export interface Settings {
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  clock?: number;
  pace?: number;
  call_pause?: number;
}

/** Let a bot play for me until I come back (``come-back``). */
export interface StandIn {
  type: "stand-in";
  id: string;
  level?: string | null;
}

/** The host begins now: bots of ``level`` (None: the usual one) take the open seats. */
export interface Start {
  type: "start";
  id: string;
  level?: string | null;
}

/** Everything about a table but its cards. ``seq`` counts its events. ``you``: the viewer's seat (None: a spectator). ``status``: the line that says what the table waits for. ``next_table``: the rematch. */
export interface TableInfo {
  id: string;
  seq: number;
  game: string;
  options: Record<string, boolean | number | string>;
  phase: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  you: number | null;
  host: number | null;
  settings: Settings;
  fairness: Fairness;
  watching: number;
  created: number;
  status: Text;
  undo: UndoRequest | null;
  absence: Absence | null;
  next_table: string | null;
}

/** The table, whole, whenever anything but the cards has changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A table as its visitor may know it. ``may``: what this device can do here. ``your_seats``: a socket for each. */
export interface TablePage {
  card: Card;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  fairness: Fairness;
  your_seats: number[];
  may: ("host" | "join" | "play" | "watch")[];
}

/** A message: its key in the ``.ftl`` files and the values it names. A value may be a Text itself. */
export interface Text {
  key: string;
  values: Record<string, string | number | Text>;
}

/** Ask the others to let me take my last action back. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** ``seat`` asks to take its last move back; the seats in ``waiting_for`` have not answered. */
export interface UndoRequest {
  seat: number;
  waiting_for: number[];
}

/** The View of the game that is played. */
export type View = OttereView | OtterView | OttersView | WhyIOtterView | AnOtterWonView;

/** The first answer: the server's clock and release, the viewer's seat (None: a spectator), and how many seconds between the server's own signs of life on a quiet connection (``pong``). */
export interface Welcome {
  type: "welcome";
  protocol: number;
  release: string;
  now: number;
  seat: number | null;
  beat: number;
}

/** A card: the sides that the viewer knows, None for a side it does not. */
export interface WhyIOtterCard {
  front: string | null;
  back: string | null;
}

/** How a scoring card stands. Rows over seats begin with seat 1. */
export interface WhyIOtterCount {
  found: number[];
  stars: number[];
}

/** What a seat (or a spectator) may see. Rows over seats begin with seat 1; places of the river with place 1. */
export interface WhyIOtterView {
  round: number;
  phase: "follow" | "lead" | "leave" | "over" | "take";
  leader: number;
  to_move: number | null;
  hand: WhyIOtterCard[];
  hand_sizes: number[];
  shown: WhyIOtterCard[][];
  led: WhyIOtterCard | null;
  river: (WhyIOtterCard | null)[];
  is_river_open: boolean;
  pile: number;
  top: WhyIOtterCard | null;
  scoring: WhyIOtterCard[];
  counts: WhyIOtterCount[];
  dens: WhyIOtterCard[][];
  known: string[][];
  is_pairing_fixed: boolean;
  scores: number[];
}
