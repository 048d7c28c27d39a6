// Caches the whole page, so that it works offline. A newer version is fetched beside the current one, and waits until the
// user asks for it.
declare const self: ServiceWorkerGlobalScope;

// The build writes these in front of this file: every file of the page, and a hash over all of them.
declare const pageFiles: { path: string; hashed: boolean }[];
declare const pageVersion: string;

const prefix = 'hammer-page-';
const cacheName = prefix + pageVersion;
const indexUrl = here('index.html');
// Responses vary by their encoding, which does not matter once they are cached.
const anyVersion = { ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldPages()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data ?? here('')));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope) || isForServer(request.url)) return;
  event.respondWith(request.mode === 'navigate' ? answerNavigation(request) : answerFromCache(request));
});

// The window that called, by its address; else any window of the page, or a new one. A page is not controlled until it is
// loaded again after its first visit.
async function showPage(url: string): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const windows = all.filter((client) => client.url.startsWith(self.registration.scope));
  const window = windows.find((client) => client.url === url) ?? windows[0];
  await (window ? window.focus() : self.clients.openWindow(url));
}

// Calls to the server are never cached.
function isForServer(url: string): boolean {
  return /^(api|healthz|metrics)(?![\w.-])/.test(url.slice(self.registration.scope.length));
}

function here(path: string): string {
  return new URL(path, self.registration.scope).href;
}

// All or nothing: an incomplete page is never used.
async function keepPage(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(pageFiles.map((file) => keep(cache, here(file.path), file.hashed)));
}

// A name with a hash always means the same bytes, so files of an older page are not fetched again.
async function keep(cache: Cache, url: string, hashed: boolean): Promise<void> {
  const known = hashed ? await caches.match(url, anyVersion) : undefined;
  const response = known ?? (await fetch(url, { cache: hashed ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

// The previous page stays: another window may still show it, and need a file that it has not loaded yet.
async function dropOldPages(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

async function answerNavigation(request: Request): Promise<Response> {
  const index = await (await caches.open(cacheName)).match(indexUrl, anyVersion);
  if (!index) return fetch(request);
  const { origin, pathname } = new URL(request.url);
  if ([here(''), indexUrl].includes(origin + pathname)) return index;
  return fetch(request).catch(() => index);
}

async function answerFromCache(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, anyVersion)) ?? (await caches.match(request, anyVersion)) ?? fetch(request);
}

export {};
