// Installs the service worker and notices new versions of the app.

import { signal } from '@preact/signals';
import { ACTIVATE } from './message.ts';

/** `ready`: a new version waits. `replaced`: another tab has changed to it, and this page is still the old one. */
type UpdateState = 'none' | 'ready' | 'replaced';

const SCRIPT = '/sw.js';
const HOUR_MS = 3_600_000;

export class Updates {
  readonly state = signal<UpdateState>('none');
  readonly #container: ServiceWorkerContainer;
  readonly #reload: () => void;
  #registration: ServiceWorkerRegistration | undefined;
  #waiting: ServiceWorker | undefined;
  /** Some version answers for this page. */
  #controlled: boolean;
  #asked = false;
  #checkedAt: number;

  constructor(container: ServiceWorkerContainer, reload: () => void, now: number) {
    this.#container = container;
    this.#reload = reload;
    this.#controlled = container.controller !== null;
    this.#checkedAt = now;
    container.addEventListener('controllerchange', () => this.#onChange());
  }

  async install(): Promise<void> {
    const registration = await this.#container.register(SCRIPT, { updateViaCache: 'none' });
    this.#registration = registration;
    if (registration.waiting) this.#announce(registration.waiting);
    this.#watch(registration.installing);
    registration.addEventListener('updatefound', () => this.#watch(registration.installing));
  }

  /** Browsers look for a new version when a page opens. One that stays open for long asks itself. */
  async check(now: number): Promise<void> {
    if (now - this.#checkedAt < HOUR_MS) return;
    this.#checkedAt = now;
    await this.#registration?.update();
  }

  /** The player wants the new version. */
  apply(): void {
    if (this.state.value === 'replaced' || this.#waiting === undefined) return this.#reload();
    this.#asked = true;
    this.#waiting.postMessage(ACTIVATE, []);
  }

  #onChange(): void {
    if (this.#asked) this.#reload();
    else if (this.#controlled) this.state.value = 'replaced';
    this.#controlled = true;
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.#announce(worker);
    });
  }

  /** The first version of all waits for nothing. */
  #announce(worker: ServiceWorker): void {
    if (!this.#controlled) return;
    this.#waiting = worker;
    this.state.value = 'ready';
  }
}
