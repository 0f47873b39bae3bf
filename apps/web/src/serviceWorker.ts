/**
 * Caches the whole page for offline use. The build compiles this file separately and prepends two constants:
 * the list of built files, and a name that changes with any of them.
 */

/// <reference lib="webworker" />

declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'coalbrook-';
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = './index.html';

/** What the page loads at once. */
const partsOf = (page: string): readonly string[] => page.match(/\.\/assets\/[^"]+/g) ?? [];

/** While the nodes of a server are replaced, its files can come from two versions; the browser then tries again later. */
const store = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  const page = (await (await cache.match(PAGE))?.text()) ?? '';
  if (partsOf(page).every((part) => FILES.includes(part))) return;
  await caches.delete(CACHE);
  throw new Error('the page is of another version');
};

/** Only caches of other versions are deleted; games, and what has a cache of its own, are stored elsewhere. */
const dropOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const kept =
    request.mode === 'navigate'
      ? await cache.match(PAGE)
      : await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
};

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  event.respondWith(answer(request));
});

interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** The address of the game. */
  readonly link: string;
  readonly game: string;
}

/** What was pushed, if it can be read. A browser insists that something is shown. */
const readNotice = (data: PushMessageData | null): PushedNotice => {
  const nothing = { title: 'Coalbrook', body: '', link: './', game: '' };
  try {
    return { ...nothing, ...(data?.json() as Partial<PushedNotice>) };
  } catch {
    return nothing;
  }
};

worker.addEventListener('push', (event) => {
  const { title, body, link, game } = readNotice(event.data);
  // A later notice of the same game takes the place of the one before.
  const shown = { body, tag: game, data: link, icon: './icons/icon-192.png' };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

/** Brings the page to the front, and leads it to a game. Addresses elsewhere are not opened. */
const openGame = async (link: string): Promise<void> => {
  const address = new URL(link, worker.location.href);
  if (address.origin !== worker.location.origin) return;
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await worker.clients.openWindow(address);
    return;
  }
  await page.focus();
  await page.navigate(address);
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openGame(String(event.notification.data)));
});

export {};
