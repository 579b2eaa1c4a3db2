/**
 * The service worker. With a connection the server is asked first, so that nobody is shown an
 * old page; without one, the page that was kept says so. Nothing of the API is ever kept.
 */

declare const BUILD: string; // the build this worker belongs to
declare const FILES: readonly string[]; // its files, with their hashes in the names

declare const self: ServiceWorkerGlobalScope;

export type {}; // a module, with names of its own

const OURS = "wormery-";
const KEPT = OURS + BUILD;
const home = self.registration.scope; // ends with a slash
const ASSETS = `${new URL(home).pathname}assets/`;
const AT_ONCE = 3; // files being fetched; a server counts how many one device asks for
const TOO_MANY = 429;
const AWAY = [502, 503, 504]; // what a proxy says while the server is not there

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  await keepPage(cache);
  const waiting = [...FILES];
  const fetching = Array.from({ length: AT_ONCE }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await keepFile(cache, new URL(file, home));
    }
  });
  await Promise.all(fetching);
}

/** A server that was asked for too many says when to ask again: nobody waits for these. */
async function keepFile(cache: Cache, address: URL): Promise<void> {
  let found = await fetch(address);
  while (found.status === TOO_MANY) {
    const seconds = Number(found.headers.get("Retry-After")) || 1;
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    found = await fetch(address);
  }
  if (!found.ok) throw new Error(`a file was refused: ${found.status}`);
  await cache.put(address, found);
}

/** The page itself, marked as one that was kept. */
async function keepPage(cache: Cache): Promise<void> {
  const page = await fetch(home, { cache: "no-cache" });
  if (!page.ok) throw new Error(`the page was refused: ${page.status}`);
  const text = (await page.text()).replace("<html", "<html data-offline");
  // A server that has been deployed anew in this moment has another page, and another worker.
  if (!text.includes(BUILD)) throw new Error("the page is of another build");
  await cache.put(home, new Response(text, { headers: page.headers }));
}

async function forgetOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(fileFor(request));
});

async function pageFor(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(KEPT)).match(home);
  try {
    const page = await fetch(request);
    return (AWAY.includes(page.status) && (await kept())) || page;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

/** A file with its hash in its name never changes. */
async function fileFor(request: Request): Promise<Response> {
  return (await (await caches.open(KEPT)).match(request)) ?? fetch(request);
}

// What the server says to someone who has no page open

interface Told {
  title: string;
  body: string;
  path: string; // below the address of the page
  tag: string;
}

function isTold(found: unknown): found is Told {
  const parts = ["title", "body", "path", "tag"];
  return (
    typeof found === "object" &&
    found !== null &&
    parts.every((part) => typeof Reflect.get(found, part) === "string")
  );
}

self.addEventListener("push", (event) => {
  const told: unknown = event.data?.json();
  if (!isTold(told)) return;
  const icon = new URL("icon-192.png", home).href;
  const data = { path: new URL(told.path.replace(/^\/+/, ""), home).pathname };
  const { title, body, tag } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data, icon }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data?.path;
  event.waitUntil(show(new URL(typeof path === "string" ? path : home, home).href));
});

/** The window with this address, or a new one. */
async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
