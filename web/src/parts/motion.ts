// How cards travel. What changes place flies there: a copy of the card moves over the table, the real one waits at its
// new place. Nothing here ever blocks a press, and with reduced motion things fade instead.
//
//   in:arrive|global={{ key, from, delay }}   the element comes from where `key` left, else from the place `from`
//                                     (turns: what comes from nowhere is turned over)
//   out:leave={{ key, to }}            the element leaves; if nobody arrives with `key`, a copy flies to the place `to`
//   out:stay                          the element lies on until what comes over it is there
//   carry(root, from, to, count)       hidden cards go from one place to another (stock to a plate, plate to the pile)
//   stagger(i)                         the delay of the i-th of several cards that are dealt at once
//   shake(element)                     a refusal
//   A place is an element with data-place: "stock", "pile", "hand", "plate-3" … (Plate and Pile set it themselves).
import type { TransitionConfig } from "svelte/transition";

const USUAL = 230;
const QUICK = 130;
const BURST = 320;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** How something lies: where its middle is, how large it is, and by how many degrees it is turned. */
interface Pose {
  x: number;
  y: number;
  wide: number;
  high: number;
  turn: number;
}

interface Left {
  pose: Pose;
  isTaken: boolean;
}

const left = new Map<string, Left>();
/** Tables that have been seen: what lies on one that is opened anew lies still, but for the deal. */
const seen = new WeakSet<Element>();
let lastStart = 0;
let lastVersion = NaN;
let isBurst = false;

/** Whether the viewer wants things to keep still. */
export function isStill(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Boards call it with every new version: when they follow each other closely, everything flies faster. */
export function pace(version: number): void {
  if (version === lastVersion) return;
  const now = performance.now();
  isBurst = now - lastStart < BURST || Math.abs(version - lastVersion) > 1;
  lastStart = now;
  lastVersion = version;
}

/** How long a flight takes now, in ms. */
export function duration(): number {
  return isBurst ? QUICK : USUAL;
}

/** The delay of the `i`-th card dealt at once; all of them are on their way within 300 ms. */
export function stagger(i: number, count = 8): number {
  return Math.round(i * Math.min(isBurst ? 15 : 40, 300 / Math.max(1, count)));
}

/** The element at a place of the table. */
export function place(root: Element | Document, name: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

interface Arrival {
  key?: string;
  from?: string | null;
  delay?: number;
  turns?: boolean;
}

/** An element comes to its place from where the same key left, or from another place of the table. */
export function arrive(
  node: HTMLElement,
  { key = "", from = null, delay = 0, turns = false }: Arrival = {},
): () => TransitionConfig {
  return () => {
    const table = tableOf(node);
    if (!seen.has(table)) {
      queueMicrotask(() => seen.add(table)); // when everything that lies there has come
      if (lastVersion !== 0) return { duration: 0 };
    }
    const start = left.get(key);
    if (start) start.isTaken = true;
    const card = cardOf(node);
    const end = poseOf(card, node);
    const pose = start?.pose ?? (from ? poseAt(place(table, from), end) : null);
    if (turns && !pose && !isStill())
      return { duration: duration(), delay, css: (_, u) => `rotate: y ${Math.round(u * 90)}deg` };
    if (isStill() || !pose || !canFly(node)) return { duration: 160, delay, css: (t) => `opacity: ${t}` };
    const time = duration();
    launch(table, card, end, pose, end, delay);
    return { duration: time + delay, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
  };
}

/** An element leaves its place; the place is free at once. */
export function leave(
  node: HTMLElement,
  { key = "", to = null }: { key?: string; to?: string | null },
): () => TransitionConfig {
  const card = cardOf(node);
  const pose = poseOf(card, node);
  const root = tableOf(node);
  const mine: Left = { pose, isTaken: false };
  left.set(key, mine);
  return () => {
    const goal = to && !mine.isTaken && !isStill() ? poseAt(place(root, to), pose) : null;
    setTimeout(() => {
      if (left.get(key) === mine) left.delete(key);
    });
    if (goal && canFly(node)) launch(root, card, pose, pose, { ...goal, wide: pose.wide * 0.7 });
    return { duration: 0 };
  };
}

/** An element lies on until what comes over it is there. */
export function stay(node: Element): TransitionConfig {
  return { duration: isStill() || !canFly(node) ? 0 : duration() };
}

/** `count` hidden cards go from a place to another; what flies is a copy of the first card lying at one of the two. */
export function carry(root: Element, from: string, to: string, count = 1): void {
  const start = place(root, from);
  const end = place(root, to);
  if (!start || !end || isStill() || !canFly(start)) return;
  const model = start.querySelector("[data-card]") ?? end.querySelector("[data-card]");
  if (!model) return;
  const size = poseOf(model, model);
  const [a, b] = [start, end].map((one) => ({ ...middleOf(one), wide: size.wide, high: size.high, turn: 0 }));
  if (!a || !b) return;
  for (let i = 0; i < Math.min(count, 5); i++)
    launch(tableOf(start), model, a, a, { ...b, wide: b.wide * 0.7 }, stagger(i, count));
}

/** Shakes an element once. */
export function shake(element: Element | null | undefined): void {
  if (!element || !canFly(element)) return;
  if (isStill()) element.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 300 });
  else
    element.animate(
      [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 260, easing: "ease-out" },
    );
}

const tableOf = (node: Element): Element => node.closest("[data-game]") ?? document.body;
const canFly = (node: Element): boolean => typeof node.animate === "function";

/** What flies of an element: the card in it, or all of it. */
const cardOf = (node: HTMLElement): HTMLElement =>
  node.matches("[data-card]") ? node : (node.querySelector<HTMLElement>("[data-card]") ?? node);

function middleOf(element: Element): { x: number; y: number } {
  const at = element.getBoundingClientRect();
  return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
}

/** How `card` lies, turned and scaled by itself and by what it lies in, up to `outer`. */
function poseOf(card: Element, outer: Element): Pose {
  const at = card.getBoundingClientRect();
  let [turn, scale] = [0, 1];
  for (let one: Element | null = card; one && canFly(card); one = one === outer ? null : one.parentElement) {
    const { transform, rotate } = getComputedStyle(one);
    turn += Number.parseFloat(rotate) || 0;
    if (transform === "none") continue;
    const { a, b } = new DOMMatrix(transform);
    turn += (Math.atan2(b, a) * 180) / Math.PI;
    scale *= Math.hypot(a, b);
  }
  const { offsetWidth: wide, offsetHeight: high } =
    card instanceof HTMLElement ? card : { offsetWidth: 0, offsetHeight: 0 };
  return { ...middleOf(card), wide: wide * scale || at.width, high: high * scale || at.height, turn };
}

/** How a thing like `model` lies at a place: as its cards do, or small. */
function poseAt(at: Element | null, model: Pose): Pose | null {
  if (!at) return null;
  const card = at.querySelector<HTMLElement>("[data-card]");
  return { ...middleOf(at), wide: card?.offsetWidth || model.wide * 0.5, high: model.high, turn: 0 };
}

/** A copy of an element for looking at only, which lies as `pose` tells, but not turned. */
function ghost(node: Element, pose: Pose): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of ["id", "data-word", "data-opens", "data-place", "data-drop", "data-testid"])
      one.removeAttribute?.(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${pose.x - pose.wide / 2}px`,
    top: `${pose.y - pose.high / 2}px`,
    width: `${pose.wide}px`,
    height: `${pose.high}px`,
    margin: "0",
    opacity: "0", // until it takes off
    transform: "none",
    transition: "none",
    listStyle: "none",
    zIndex: "60",
    pointerEvents: "none",
  });
  copy.style.setProperty("--card", `${pose.wide}px`);
  return copy;
}

/** Lets a copy of `node`, which lies as `own` tells, fly over the table. */
function launch(root: Element, node: Element, own: Pose, from: Pose, to: Pose, delay = 0): void {
  const frames = [from, to].map((pose) => ({
    opacity: 1,
    translate: `${pose.x - own.x}px ${pose.y - own.y}px`,
    scale: `${Math.max(0.2, Math.min(2, pose.wide / (own.wide || 1)))}`,
    rotate: `${pose.turn}deg`,
  }));
  const copy = ghost(node, own);
  const timing: KeyframeAnimationOptions = { duration: duration(), delay, easing: EASE, fill: "forwards" };
  if (!takeoffs.length) queueMicrotask(takeOff);
  takeoffs.push(() => {
    root.append(copy);
    const flight = copy.animate(frames, timing);
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** All copies come onto the table at once, when everything has been measured: each would have it laid out anew. */
const takeoffs: (() => void)[] = [];

function takeOff(): void {
  for (const start of takeoffs.splice(0)) start();
}
