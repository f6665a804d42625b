import { describe, expect, test, vi } from 'vitest';
import { Updates } from './updates.ts';

const HOUR = 3_600_000;

class Container extends EventTarget {
  controller: object | null;
  registration = { update: vi.fn<() => Promise<void>>(async () => {}) };
  constructor(controller: object | null) {
    super();
    this.controller = controller;
  }
  register = async () => this.registration;
  change(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function open(controller: object | null) {
  const container = new Container(controller);
  const updates = new Updates(container as unknown as ServiceWorkerContainer, 0);
  await updates.install();
  return { container, updates };
}

describe('updates', () => {
  test('the first version announces nothing, the one after it does', async () => {
    const { container, updates } = await open(null);
    container.change();
    expect(updates.isReady.value).toBe(false);
    container.change();
    expect(updates.isReady.value).toBe(true);
  });

  test('a version that takes over from another is announced', async () => {
    const { container, updates } = await open({});
    expect(updates.isReady.value).toBe(false);
    container.change();
    expect(updates.isReady.value).toBe(true);
  });

  test('a page that stays open asks for a new version once an hour', async () => {
    const { container, updates } = await open({});
    for (const now of [HOUR - 1, HOUR, HOUR + 1, 2 * HOUR]) await updates.check(now);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });
});
