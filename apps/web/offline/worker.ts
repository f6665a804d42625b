// Service worker: answers from the copy of its version. A new version takes over as soon as its copy is complete. Open
// pages stay as they are: the new worker also answers for files of the version before.

import { type Build, OfflineCopy, type FileRequest } from './copy.ts';

/** Inserted by the build. */
declare const BUILD: Build;

interface WorkerEvent extends Event {
  readonly request: FileRequest;
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

scope.addEventListener('install', (event) => event.waitUntil(copy.fill().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(copy.forgetOld().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const answer = copy.answer(event.request, scope.location.origin);
  if (answer !== undefined) event.respondWith(answer);
});
