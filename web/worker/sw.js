// The service worker: keeps the shell of one version, so that the app opens without a network and says so. Nothing of the
// server's answers is ever kept: a request to /api goes to the network or fails. The build fills in version and files.

const VERSION = "__VERSION__";
const FILES = __FILES__;
const SHELL = `regalia-${VERSION}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener("activate", (event) => {
  const older = (name) => name.startsWith("regalia-") && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A new version waits until the reader wants it. */
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** A page: from the network; without one, the shell, which says that it is offline. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error();
  }
}

/** A file whose name holds a digest of its content: it never changes, so a kept one is right. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** A touch on a notification leads to its table: in a window that is open, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
      if (!open) return self.clients.openWindow(path);
      await open.focus();
      return new URL(open.url).pathname === path ? open : open.navigate(path);
    }),
  );
});
