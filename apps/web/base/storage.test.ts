import { describe, expect, test, vi } from 'vitest';
import { Store } from './storage.ts';

class Area implements Storage {
  readonly map = new Map<string, string>();
  full = false;

  get length(): number {
    return this.map.size;
  }
  key = (i: number): string | null => [...this.map.keys()][i] ?? null;
  getItem = (key: string): string | null => this.map.get(key) ?? null;
  removeItem = (key: string): void => void this.map.delete(key);
  clear = (): void => this.map.clear();
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.map.set(key, value);
  }
}

function number(raw: unknown): number {
  if (typeof raw !== 'number') throw new Error('not a number');
  return raw;
}

describe('a store', () => {
  test('gives back what it kept', () => {
    const store = new Store(() => area);
    const area = new Area();
    expect(store.save('best', 12)).toBe(true);
    expect(store.load('best', number, 0)).toEqual({ value: 12, damaged: false });
    expect(area.getItem('best')).toBe('{"v":1,"value":12}');
  });

  test('knows the keys of what it keeps, and none where the browser keeps nothing', () => {
    const area = new Area();
    const store = new Store(() => area);
    store.save('best', 12);
    store.save('last', 3);
    expect(store.keys()).toEqual(['best', 'last']);
    const blocked = new Store(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(blocked.keys()).toEqual([]);
  });

  test('gives the fallback for what was never kept', () => {
    expect(new Store(() => new Area()).load('best', number, 7)).toEqual({ value: 7, damaged: false });
  });

  test.each([
    ['no JSON', '{"v":1,"val'],
    ['no envelope', '12'],
    ['another version', '{"v":2,"value":12}'],
    ['a value of another shape', '{"v":1,"value":"twelve"}'],
  ])('sets aside %s and says so', (_, text) => {
    const area = new Area();
    area.setItem('best', text);
    expect(new Store(() => area).load('best', number, 7)).toEqual({ value: 7, damaged: true });
    expect(area.getItem('best:damaged:1')).toBe(text);
    expect(area.getItem('best')).toBeNull();
  });

  test('keeps every damaged value', () => {
    const area = new Area();
    const store = new Store(() => area);
    for (const text of ['first', 'second']) {
      area.setItem('best', text);
      store.load('best', number, 0);
    }
    expect([area.getItem('best:damaged:1'), area.getItem('best:damaged:2')]).toEqual(['first', 'second']);
  });

  test('leaves a damaged value where it is when there is no room to set it aside', () => {
    const area = new Area();
    area.setItem('best', 'broken');
    area.full = true;
    expect(new Store(() => area).load('best', number, 7).damaged).toBe(true);
    expect(area.getItem('best')).toBe('broken');
  });

  test('survives a full area and says so once', () => {
    const area = new Area();
    area.full = true;
    const store = new Store(() => area);
    store.onTrouble = vi.fn<() => void>();
    expect(store.save('best', 1)).toBe(false);
    expect(store.save('best', 2)).toBe(false);
    expect(store.onTrouble).toHaveBeenCalledTimes(1);
  });

  test('survives a blocked area', () => {
    const store = new Store(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.onTrouble = vi.fn<() => void>();
    expect(store.load('best', number, 7)).toEqual({ value: 7, damaged: false });
    expect(store.save('best', 1)).toBe(false);
    store.remove('best');
    expect(store.onTrouble).toHaveBeenCalledTimes(1);
  });
});
