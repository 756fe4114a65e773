// The pad's service worker. The build puts in the list of files and a name made from their contents.
const FILES = self.__FILES__;
const CACHE = "pad-" + self.__NAME__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
});

// The files of the pad before this one stay for a window in which a game is still open with it.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("pad-") && name !== CACHE).slice(0, -1))
      .then((older) => Promise.all(older.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
});

// What is kept comes from the device at once; all else from the network.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const path = event.request.mode === "navigate" ? "/pad" : url.pathname;
  if (!FILES.includes(path) && !path.startsWith("/assets/")) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(path))
      .then((kept) => kept ?? caches.match(path))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
