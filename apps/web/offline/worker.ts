// The service worker: answers from the copy of its own version. A new version waits until the player asks for it, or until
// no page of the old one is open.

import { type Build, OfflineCopy, type FileRequest } from './copy.ts';
import { ACTIVATE } from './message.ts';

/** Put here by the build. */
declare const BUILD: Build;

interface WorkerEvent extends Event {
  readonly request: FileRequest;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const copy = new OfflineCopy(BUILD, scope.caches, (...request) => scope.fetch(...request));

scope.addEventListener('install', (event) => event.waitUntil(copy.fill()));
scope.addEventListener('activate', (event) => event.waitUntil(copy.forgetOld().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const answer = copy.answer(event.request, scope.location.origin);
  if (answer !== undefined) event.respondWith(answer);
});
scope.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void scope.skipWaiting();
});
