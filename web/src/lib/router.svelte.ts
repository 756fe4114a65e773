// Where the page is: paths of this site, without a reload. Secrets stand behind # only.
import { tick } from "svelte";

const read = () => ({ path: location.pathname, query: location.search, hash: location.hash.slice(1) });
const place = $state(read());

/** The path of the page, like `/t/abc`. */
export const path = (): string => place.path;

/** A value of the query. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew from what is watched
export const asked = (name: string): string | null => new URLSearchParams(place.query).get(name);

/** What stands behind the `#`. */
export const secret = (): string => place.hash;

/** Goes somewhere in this page. */
export function go(to: string): void {
  history.pushState(null, "", to);
  Object.assign(place, read());
  scrollTo(0, 0);
  void settle();
}

/** Changes the address without a new entry in the history. */
export function change(to: string): void {
  history.replaceState(null, "", to);
  Object.assign(place, read());
}

/** After a change of page the focus is at its heading, so that readers and keys begin there. */
async function settle(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (to.pathname === "/pad" || to.pathname.includes(".") || to.pathname.startsWith("/api/")) return;
  if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

/** Listens to links and to the browser's own buttons. */
export function route(): void {
  addEventListener("popstate", () => Object.assign(place, read()));
  document.addEventListener("click", follow);
}
