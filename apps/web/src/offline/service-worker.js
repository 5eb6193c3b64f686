// Keeps all files of one build, so that games with bots and on one device are played without a network. The build puts
// VERSION, ENTRY and FILES in front of it: scripts/service-worker.mjs.
/* global VERSION, ENTRY, FILES */

const CACHE = `quri-${VERSION}`;

/** How long a page is waited for before the one that is kept is shown, in milliseconds. */
const PATIENCE = 4000;

/** As the server tells pages from other paths: apps/server/src/http/pages.ts. */
const isPage = (path) => !/^\/(api|live|assets|metrics|health)(\/|$)/.test(path) && !/\.\w+$/.test(path);
const isHashed = (path) => path.startsWith('/assets/');

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

/** One file after the other and none in a hurry: somebody may be playing. What an earlier attempt or build has is taken over. */
async function fill() {
  const cache = await caches.open(CACHE);
  for (const path of FILES) {
    if ((await cache.match(path)) !== undefined) continue;
    const kept = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    await cache.put(path, kept ?? (await load(path)));
  }
}

async function load(path) {
  const answer = await fetch(path, { priority: 'low', cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A newer build has come meanwhile, and with it a newer worker.
  if (path === '/' && !(await answer.clone().text()).includes(ENTRY)) throw new Error('not the page of this build');
  return answer;
}

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

/** The build before this one stays: a page of it may still be open, and load its parts. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith('quri-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
  } else if (isHashed(pathname) || FILES.includes(pathname)) event.respondWith(file(request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Brings the page forward that is called back to, or opens it again. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}

const inCache = async (what) => (await caches.open(CACHE)).match(what, { ignoreVary: true });

const file = async (request) =>
  (await inCache(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The newest page, or where there is no server or a slow one, the page that is kept: it finds out the rest by itself. */
async function page(request) {
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(() => inCache('/'));
  const loading = fetch(request);
  try {
    const answer = (await Promise.race([loading, late])) ?? (await loading);
    return answer.status >= 500 ? ((await inCache('/')) ?? answer) : answer;
  } catch (error) {
    const kept = await inCache('/');
    if (kept === undefined) throw error;
    return kept;
  }
}
