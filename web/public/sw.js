// Keeps what never changes, so that pages open at once, and says so when there is no line.
// Games come from the server alone: nothing below /api is ever kept.
const ASSETS = "bottega-assets-1";
const PAGES = "bottega-pages-1";
const OFFLINE = ["/offline.html", "/offline.css", "/theme.js", "/favicon.svg"];
const MOST_ASSETS = 250;
/** For how many seconds a file is asked for while there is no line. */
const PATIENCE = 120;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith("bottega-") && name !== ASSETS && name !== PAGES);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && !/^\/(api|docs)(\/|$)/.test(pathname)) event.respondWith(fromServer(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(fromServer(request, request));
});

/** Files whose names hold a hash of what is in them: once kept, they are right for ever. */
async function keptFirst(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await patiently(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await forgetOldest(cache);
  }
  return response;
}

/** A part of a page that is opened while there is no line comes when it is back. */
async function patiently(request) {
  for (let second = 0; second < PATIENCE; second += 1) {
    try {
      return await fetch(request);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  return fetch(request);
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)));
}

/** What the server says now; without a line, the page that says so, or the file as it was. */
async function fromServer(request, fallback = "/offline.html") {
  try {
    return await fetch(request);
  } catch {
    const kept = await (await caches.open(PAGES)).match(fallback);
    return kept ?? Response.error();
  }
}
