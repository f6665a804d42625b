import { describe, expect, test, vi } from 'vitest';
import { ACTIVATE } from './message.ts';
import { Updates } from './updates.ts';

const HOUR = 3_600_000;

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown, transfer: readonly unknown[]) => void>();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn<() => Promise<void>>(async () => {});
  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class Container extends EventTarget {
  controller: Worker | null;
  registration = new Registration();
  constructor(controller: Worker | null) {
    super();
    this.controller = controller;
  }
  register = async () => this.registration;
  change(): void {
    this.controller = new Worker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function open(controller: Worker | null) {
  const container = new Container(controller);
  const reload = vi.fn<() => void>();
  const updates = new Updates(container as unknown as ServiceWorkerContainer, reload, 0);
  await updates.install();
  return { container, reload, updates };
}

describe('updates', () => {
  test('the first version announces nothing', async () => {
    const { container, updates, reload } = await open(null);
    container.registration.find().become('installed');
    container.change();
    expect(updates.state.value).toBe('none');
    expect(reload).not.toHaveBeenCalled();
  });

  test('a new version is announced and applied only when the player says so', async () => {
    const { container, updates, reload } = await open(new Worker());
    const worker = container.registration.find();
    expect(updates.state.value).toBe('none');
    worker.become('installed');
    expect(updates.state.value).toBe('ready');
    expect(worker.postMessage).not.toHaveBeenCalled();
    updates.apply();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(ACTIVATE, []);
    expect(reload).not.toHaveBeenCalled();
    container.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('one that waited before the page was opened is announced', async () => {
    const container = new Container(new Worker());
    container.registration.waiting = new Worker();
    const updates = new Updates(container as unknown as ServiceWorkerContainer, () => {}, 0);
    await updates.install();
    expect(updates.state.value).toBe('ready');
  });

  test('a page stays as it is when another tab updates, until the player reloads it', async () => {
    const { container, updates, reload } = await open(new Worker());
    container.registration.find().become('installed');
    container.change();
    expect(updates.state.value).toBe('replaced');
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page that stays open asks for a new version once an hour', async () => {
    const { container, updates } = await open(new Worker());
    for (const now of [HOUR - 1, HOUR, HOUR + 1, 2 * HOUR]) await updates.check(now);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });
});
