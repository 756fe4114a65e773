// The service worker: it makes the pad run without a server, and says when there is a newer pad.
const found = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/** Whether a newer pad is ready. It is never put in place unasked. */
export const isNewer = (): boolean => found.waiting !== null;

/** Puts the newer pad in place. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  found.waiting?.postMessage("now");
}

let registration: ServiceWorkerRegistration | null = null;

/** Looks whether a newer pad has come in the meantime. */
export function look(): void {
  if (registration && navigator.serviceWorker.controller) found.waiting = registration.waiting;
}

export function serve(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register("/pad-worker.js", { scope: "/pad" })
    .then((found) => {
      registration = found;
      look();
      found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
    })
    .catch(() => undefined); // without it the pad works all the same, as long as there is a server
}
