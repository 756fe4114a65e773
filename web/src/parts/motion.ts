// How cards travel. What changes place flies there: a copy of the card moves over the table, the real one waits at its
// new place. Nothing here ever blocks a press, and with reduced motion things fade instead.
//
//   in:arrive|global={{ key, from, delay }}   the element comes from where `key` left, else from the place `from`
//                                     (turns: what comes from nowhere is turned over)
//   out:leave={{ key, to }}            the element leaves; if nobody arrives with `key`, a copy flies to the place `to`
//   carry(root, from, to, count)       hidden cards go from one place to another (stock to a plate, plate to the pile)
//   stagger(i)                         the delay of the i-th of several cards that are dealt at once
//   shake(element)                     a refusal
//   A place is an element with data-place: "stock", "pile", "hand", "plate-3" … (Plate and Pile set it themselves).
import type { TransitionConfig } from "svelte/transition";

const USUAL = 230;
const QUICK = 130;
const BURST = 320;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

interface Left {
  rect: DOMRect;
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
    const rect = start?.rect ?? (from ? rectOf(place(table, from)) : null);
    if (turns && !rect && !isStill())
      return { duration: duration(), delay, css: (_, u) => `rotate: y ${Math.round(u * 90)}deg` };
    if (isStill() || !rect || !canFly(node)) return { duration: 160, delay, css: (t) => `opacity: ${t}` };
    const time = duration();
    fly(node, rect, node.getBoundingClientRect(), delay);
    return { duration: time + delay, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
  };
}

/** An element leaves its place; the place is free at once. */
export function leave(
  node: HTMLElement,
  { key = "", to = null }: { key?: string; to?: string | null },
): () => TransitionConfig {
  const rect = node.getBoundingClientRect();
  const root = tableOf(node);
  const mine: Left = { rect, isTaken: false };
  left.set(key, mine);
  return () => {
    const target = to && !mine.isTaken && !isStill() ? rectOf(place(root, to)) : null;
    setTimeout(() => {
      if (left.get(key) === mine) left.delete(key);
    });
    if (target && canFly(node)) launch(root, ghost(node, rect), rect, target, 0);
    return { duration: 0 };
  };
}

/** `count` hidden cards go from a place to another; what flies is a copy of the first card lying at one of the two. */
export function carry(root: Element, from: string, to: string, count = 1): void {
  const start = place(root, from);
  const end = place(root, to);
  if (!start || !end || isStill() || !canFly(start)) return;
  const model = start.querySelector("[data-card]") ?? end.querySelector("[data-card]");
  if (!model) return;
  for (let i = 0; i < Math.min(count, 5); i++) {
    const [a, b] = [centred(model, start), centred(model, end)];
    launch(tableOf(start), ghost(model, a), a, b, stagger(i, count));
  }
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
const rectOf = (element: Element | null): DOMRect | null => element?.getBoundingClientRect() ?? null;

/** Where a card like `model` lies when its middle is the middle of `element`. */
function centred(model: Element, element: Element): DOMRect {
  const [size, at] = [model.getBoundingClientRect(), element.getBoundingClientRect()];
  const x = at.x + at.width / 2 - size.width / 2;
  return new DOMRect(x, at.y + at.height / 2 - size.height / 2, size.width, size.height);
}

function ghost(node: Element, rect: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of ["id", "data-word", "data-opens", "data-place", "data-drop", "data-testid"])
      one.removeAttribute?.(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  return copy;
}

function fly(node: Element, from: DOMRect, to: DOMRect, delay: number): void {
  launch(tableOf(node), ghost(node, to), from, to, delay, true);
}

function launch(
  root: Element,
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  isAtEnd = false,
): void {
  const shift = (a: DOMRect, b: DOMRect) => ({
    translate: `${a.x + a.width / 2 - b.x - b.width / 2}px ${a.y + a.height / 2 - b.y - b.height / 2}px`,
    scale: `${Math.max(0.2, Math.min(2, a.width / (b.width || 1)))}`,
  });
  const rest = { translate: "0px 0px", scale: "1" };
  const frames = isAtEnd ? [shift(from, to), rest] : [rest, { ...shift(to, from), scale: "0.7" }];
  const timing: KeyframeAnimationOptions = { duration: duration(), delay, easing: EASE, fill: "both" };
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
