import { store } from './storage.ts';

/** Storage that lasts as long as the test, and can be full. */
export class MemoryStorage implements Storage {
  readonly map = new Map<string, string>();
  full = false;

  get length(): number {
    return this.map.size;
  }

  key(i: number): string | null {
    return [...this.map.keys()][i] ?? null;
  }

  getItem(key: string): string | null {
    return this.map.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.map.set(key, value);
  }

  removeItem(key: string): void {
    this.map.delete(key);
  }

  clear(): void {
    this.map.clear();
  }
}

/**
 * Empty storage for a test. A test before may have ended while something was still to be written: the store keeps that
 * until it finds room, so it is removed first.
 */
export function memoryStorage(): MemoryStorage {
  for (const key of store.keys()) store.remove(key);
  return new MemoryStorage();
}
