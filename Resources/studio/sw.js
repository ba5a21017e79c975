// The service worker of an installed page: it keeps the page itself (files, no data), so that it opens when the studio
// cannot be reached. Requests for data, sound and events never come from here.
const CACHE = "shell";
const SHELL = /^\/(?:$|js\/|css\/|texts\/|fonts\/|icon|app\.webmanifest$)/;

async function keepAll() {
  const names = await (await fetch("/shell.json")).json();
  await (await caches.open(CACHE)).addAll(names.filter((name) => SHELL.test(name)));
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const key = new URL(request.url).pathname;
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic") cache.put(key, response.clone());
    // A device that may not enter any more keeps nothing.
    else if (response.status === 403) await caches.delete(CACHE);
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.search || !SHELL.test(url.pathname)) return;
  event.respondWith(answer(event.request));
});
