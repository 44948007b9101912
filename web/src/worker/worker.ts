// The service worker: it keeps what the pages are made of, so that they open without a line and can say so. It never answers for the server: what is asked of
// /api goes to the network alone, and so does every page while there is one. A new version takes over at once; pages of the old one that are still open find
// their parts in the cache before.
declare const shell: { readonly version: string; readonly parts: readonly string[] }; // put in by build/worker.ts

interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Extended {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly clients: { matchAll(kind: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: Extended) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Fetched) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Pressed) => void): void;
}
const worker = self as unknown as Worker;
const prefix = 'shell-';
const current = prefix + shell.version;
const page = '/';

export {}; // a module, so that its names are its own

worker.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(current);
    await cache.addAll(shell.parts.map((part) => new Request(part, { cache: part === page ? 'reload' : 'default' })));
    await worker.skipWaiting();
  };
  event.waitUntil(fill());
});

// The cache before this one stays: pages that were opened from it may still want a part.
worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const others = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== current);
    await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
  };
  event.waitUntil(tidy());
});

const gone = (answer: Response) => answer.status >= 502 && answer.status <= 504; // a proxy that found no server

async function pageOf(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(current)).match(page)) ?? Response.error();
  try {
    const answer = await fetch(request);
    return gone(answer) ? await kept() : answer;
  } catch {
    return kept();
  }
}

// Their names hold a hash of what they say: what is there is right.
async function partOf(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(current)).put(request, answer.clone());
  return answer;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(partOf(request));
  else if (request.mode === 'navigate' && !/^\/(api\/|healthz|metrics|ws)/.test(pathname)) event.respondWith(pageOf(request));
});

// Whoever presses a notification comes to the page that it speaks of.
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const come = async () => {
    const place = String(notification.data);
    const open = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(({ url }) => url === place);
    await (open ? open.focus() : worker.clients.openWindow(place));
  };
  event.waitUntil(come());
});
