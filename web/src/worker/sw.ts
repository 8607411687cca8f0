/** The service worker: shows notices, and lets the page begin without a network.  It keeps no answer of `/api`. */
declare const self: ServiceWorkerGlobalScope;
declare const SHELL: string[]; // what the page begins with: vite.config.ts says it

const KEPT = `westbound ${SHELL.join()}`; // another build has other names
const PAGE = '/';
const NO_PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Westbound</title><h1>Westbound</h1>
<p lang="en">You are offline. Your games are kept on the server: come again when there is a network.</p>
<p lang="fr">Tu es hors ligne. Tes parties restent sur le serveur : reviens quand il y a du réseau.</p>
<p lang="de">Du bist offline. Deine Spiele bleiben auf dem Server: Komm wieder, wenn es ein Netz gibt.</p>`;

/** What a notice of the server says. */
interface Notice {
  title: string;
  body: string;
  path: string;
  since: number;
}

// The page

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(visit(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fetchOnce(request, event));
});

async function fill(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
}

/** Forget what former builds have kept. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('westbound ') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page from the server; without one, as it was kept: it says itself what is the matter. */
async function visit(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(PAGE);
    return kept ?? new Response(NO_PAGE, { status: 503, headers: { 'content-type': 'text/html' } });
  }
}

/** A file whose name changes with its content.  A browser that cannot keep it, or no longer, still gets it. */
async function fetchOnce(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(KEPT)).put(request, answer);
  } catch {
    // fetched again next time
  }
}

// Notices

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

function show({ title, body, path, since }: Notice): Promise<void> {
  const icon = '/icon-192.png';
  // A newer one about the same table replaces it.
  const options = { body, icon, badge: '/badge.png', tag: path, renotify: true, timestamp: since, data: { path } };
  return self.registration.showNotification(title, options);
}

/** The table: where it is open already, or in a new window. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

export {};
