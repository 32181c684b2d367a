import { isRecord, readText } from '../lib/read-json.ts';
import { createCopies } from './copies.ts';
import { requestKind } from './request-kind.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Set by the build. */
declare const BUILD_VERSION: string;

const { origin } = self.location;

const copies = createCopies({
  caches,
  fetch: (...request) => fetch(...request),
  origin,
  version: BUILD_VERSION,
  wantsLessData: () => self.navigator.connection?.saveData === true,
  now: Date.now,
});

self.addEventListener('install', (event) => {
  event.waitUntil(copies.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const start = async () => {
    await copies.deleteOld();
    // The request does not wait until the worker has started.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, origin);
  if (kind === 'page') {
    const network = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(copies.page(request, network));
  } else if (kind !== 'other') event.respondWith(copies[kind](request));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isRecord(data)) return;
  const address = readText(data['address']);
  const files = Array.isArray(data['files']) ? data['files'].map(readText) : [];
  if (address === null) return;
  event.waitUntil(
    copies
      .addSeen(
        address,
        files.filter((file) => file !== null),
      )
      .catch(() => undefined),
  );
});
