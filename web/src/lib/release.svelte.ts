// The page's release and the server's: a page that is older is loaded anew, once, and never over something unsent.
declare const __RELEASE__: string;

/** The release that this page was built for. */
export const RELEASE = __RELEASE__;
/** ms between two looks whether something is still unsent. */
export const LOOK = 1000;

const served = $state({ release: RELEASE });
const keepers = new Set<() => boolean>(); // eslint-disable-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
let isWaiting = false;

/** The server has said which release it is. */
export function meet(release: string): void {
  served.release = release;
}

/** The server's release where it is not this page's, else null. */
export const otherRelease = (): string | null => (served.release === RELEASE ? null : served.release);

/** Whoever has something that is not at the server yet says so here, and calls back when it goes. */
export function keep(isUnsent: () => boolean): () => void {
  keepers.add(isUnsent);
  return () => keepers.delete(isUnsent);
}

/** Loads the page anew, when nothing is unsent any more; for the same cause a second time only when that has brought
    another page. */
export async function renew(cause: string): Promise<void> {
  const mark = `renewed:${build()}:${cause}`;
  if (isWaiting || isMarked(mark)) return;
  isWaiting = true;
  do {
    while (isUnsent()) await new Promise((wake) => setTimeout(wake, LOOK));
    if (!(await answers())) {
      isWaiting = false;
      return;
    }
  } while (isUnsent());
  sessionStorage.setItem(mark, "yes");
  location.reload();
}

/** Loads the page anew because somebody wants it; false where the server cannot be reached. */
export async function loadAnew(): Promise<boolean> {
  const isThere = await answers();
  if (isThere) location.reload();
  return isThere;
}

/** What tells one build from another: the name of its first file has a hash of all the others in it. */
const build = (): string => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

function isMarked(mark: string): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return true; // no marks, no loading by itself: it could run in circles
  }
}

function isUnsent(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=text], textarea");
  return (
    [...keepers].some((ask) => ask()) || [...fields].some((one) => !one.readOnly && one.value.trim() !== "")
  );
}

/** Whether there would be a page: without the server a browser shows an empty one of its own. Asked for whole, as a
    page is: a service worker may have it. */
async function answers(): Promise<boolean> {
  const found = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  return found?.ok ?? false;
}
