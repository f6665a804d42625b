// Installs the service worker and notices new versions of the app.

import { signal } from '@preact/signals';

const SCRIPT = '/sw.js';
const HOUR_MS = 3_600_000;

export class Updates {
  /** True if the next load of this page brings a new version. */
  readonly isReady = signal(false);
  readonly #container: ServiceWorkerContainer;
  #registration: ServiceWorkerRegistration | undefined;
  #checkedAt: number;

  constructor(container: ServiceWorkerContainer, now: number) {
    this.#container = container;
    this.#checkedAt = now;
    // The very first version replaces none.
    let isControlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      this.isReady.value = isControlled;
      isControlled = true;
    });
  }

  async install(): Promise<void> {
    this.#registration = await this.#container.register(SCRIPT, { updateViaCache: 'none' });
  }

  /** Looks for a new version, at most once per hour. Browsers do so themselves only when a page opens. */
  async check(now: number): Promise<void> {
    if (now - this.#checkedAt < HOUR_MS) return;
    this.#checkedAt = now;
    await this.#registration?.update();
  }
}
