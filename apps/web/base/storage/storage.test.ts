import { describe, expect, test, vi } from 'vitest';
import { NewerError, Store, type Trouble } from './storage.ts';
import { MemoryStorage } from './storage.testing.ts';

function number(raw: unknown): number {
  if (typeof raw !== 'number') throw new Error('not a number');
  return raw;
}

describe('a store', () => {
  test('returns what it stored', () => {
    const store = new Store(() => area);
    const area = new MemoryStorage();
    expect(store.save('best', 12)).toBe(true);
    expect(store.load('best', number, 0)).toEqual({ value: 12, damaged: false });
    expect(area.getItem('best')).toBe('{"v":1,"value":12}');
  });

  test('knows the keys of what it keeps, and none where the browser keeps nothing', () => {
    const area = new MemoryStorage();
    const store = new Store(() => area);
    store.save('rensa:best', 12);
    store.save('loop-game:last', 3);
    area.setItem('todo:list', 'of another page of this origin');
    expect(store.keys()).toEqual(['rensa:best', 'loop-game:last']);
    const blocked = new Store(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(blocked.keys()).toEqual([]);
  });

  test('gives the fallback for what was never stored', () => {
    expect(new Store(() => new MemoryStorage()).load('best', number, 7)).toEqual({ value: 7, damaged: false });
  });

  test.each([
    ['no JSON', '{"v":1,"val'],
    ['no envelope', '12'],
    ['an impossible version', '{"v":0,"value":12}'],
    ['a value of another shape', '{"v":1,"value":"twelve"}'],
  ])('sets aside %s and says so', (_, text) => {
    const area = new MemoryStorage();
    area.setItem('best', text);
    expect(new Store(() => area).load('best', number, 7)).toEqual({ value: 7, damaged: true });
    expect(area.getItem('best:damaged:1')).toBe(text);
    expect(area.getItem('best')).toBeNull();
  });

  test('keeps every damaged value', () => {
    const area = new MemoryStorage();
    const store = new Store(() => area);
    for (const text of ['first', 'second']) {
      area.setItem('best', text);
      store.load('best', number, 0);
    }
    expect([area.getItem('best:damaged:1'), area.getItem('best:damaged:2')]).toEqual(['first', 'second']);
  });

  test('leaves a damaged value where it is when there is no room to set it aside', () => {
    const area = new MemoryStorage();
    area.setItem('best', 'broken');
    area.full = true;
    expect(new Store(() => area).load('best', number, 7).damaged).toBe(true);
    expect(area.getItem('best')).toBe('broken');
  });

  test('never loses a damaged value to a new one, and has one copy of it however often it is read', () => {
    const [area, store] = troubled();
    area.setItem('rensa:best', 'broken');
    area.full = true;
    for (let i = 0; i < 12; i++) store.load('rensa:best', number, 7);
    expect(store.save('rensa:best', 8)).toBe(false);
    expect([...area.map]).toEqual([['rensa:best', 'broken']]);
    area.full = false;
    store.save('rensa:settings', 1);
    expect(Object.fromEntries(area.map)).toEqual({
      'rensa:best': '{"v":1,"value":8}',
      'rensa:best:damaged:1': 'broken',
      'rensa:settings': '{"v":1,"value":1}',
    });
  });

  test('keeps what the storage has no room for while the page is open, and says so once', () => {
    const [area, store, said] = troubled();
    area.full = true;
    expect(store.save('rensa:best:a', 1)).toBe(false);
    expect(store.save('rensa:best:b', 2)).toBe(false);
    expect(store.save('rensa:settings', 3)).toBe(false);
    expect(said).toHaveBeenCalledTimes(2);
    expect(said.mock.calls).toEqual([
      ['full', 'best'],
      ['full', 'settings'],
    ]);
    expect(store.load('rensa:best:b', number, 0).value).toBe(2);
    expect(store.keys()).toEqual(['rensa:best:a', 'rensa:best:b', 'rensa:settings']);
  });

  test('writes everything that waits as soon as there is room, and complains again if there is none later', () => {
    const [area, store, said] = troubled();
    area.full = true;
    store.save('rensa:best:a', 1);
    store.save('rensa:settings', 3);
    area.full = false;
    store.remove('anything');
    expect([...area.map.keys()]).toEqual(['rensa:best:a', 'rensa:settings']);
    store.save('rensa:best:a', 4);
    area.full = true;
    store.save('rensa:best:a', 5);
    expect(said.mock.calls.map(([, kind]) => kind)).toEqual(['best', 'settings', 'best']);
  });

  test('what another tab has written meanwhile goes before what there was no room for', () => {
    const [area, store] = troubled();
    area.full = true;
    store.save('best', 1);
    area.full = false;
    area.setItem('best', '{"v":1,"value":9}');
    store.remove('anything');
    expect(store.load('best', number, 0).value).toBe(9);
    expect(area.getItem('best')).toBe('{"v":1,"value":9}');
  });

  test('works while the page is open if all storage is blocked', () => {
    const [, store, said] = troubled(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.load('best', number, 7)).toEqual({ value: 7, damaged: false });
    expect(store.save('best', 1)).toBe(false);
    expect(store.load('best', number, 7).value).toBe(1);
    store.remove('best');
    expect(store.load('best', number, 7).value).toBe(7);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said).toHaveBeenCalledWith('blocked', '');
  });
});

describe('a value of a newer version', () => {
  const NEWER = '{"v":2,"value":{"best":12}}';

  test('is not read, not set aside, not replaced and not removed, and that is said once', () => {
    const [area, store, said] = troubled();
    area.setItem('rensa:best', NEWER);
    expect(store.load('rensa:best', number, 7)).toEqual({ value: 7, damaged: false });
    expect(store.save('rensa:best', 8)).toBe(false);
    expect(store.load('rensa:best', number, 7).value).toBe(8);
    store.remove('rensa:best');
    store.remove('other');
    expect([...area.map]).toEqual([['rensa:best', NEWER]]);
    expect(said.mock.calls).toEqual([['newer', 'best']]);
  });

  test('that was cut off is damaged: it is moved once, and never multiplied', () => {
    const [area, store] = troubled();
    const cut = NEWER.slice(0, -9);
    for (let i = 0; i < 5; i++) {
      area.setItem('rensa:best', cut);
      expect(store.load('rensa:best', number, 7)).toEqual({ value: 7, damaged: true });
    }
    expect([...area.map]).toEqual([['rensa:best:damaged:1', cut]]);
    expect(store.save('rensa:best', 8)).toBe(true);
  });

  test('may be known by its parser alone', () => {
    const [area, store] = troubled();
    const text = '{"v":1,"value":{"rules":99}}';
    area.setItem('rensa:save', text);
    const parse = (): number => {
      throw new NewerError();
    };
    expect(store.load('rensa:save', parse, 7)).toEqual({ value: 7, damaged: false });
    expect(store.save('rensa:save', 8)).toBe(false);
    store.remove('rensa:save');
    expect([...area.map]).toEqual([['rensa:save', text]]);
  });

  test('that was written over an older one is left alone, too', () => {
    const [area, store] = troubled();
    store.save('rensa:best', 3);
    area.setItem('rensa:best', NEWER);
    expect(store.save('rensa:best', 4)).toBe(false);
    expect(area.getItem('rensa:best')).toBe(NEWER);
  });
});

test('of values that cannot be read each kind is said once, and what is only noted is not', () => {
  const [area, store, said] = troubled();
  const keys = ['rensa:daily:a', 'rensa:daily:b', 'rensa:days', 'rensa:ended'];
  for (const key of keys) area.setItem(key, 'damaged');
  for (const key of keys) store.load(key, () => 0, 0);
  expect(said.mock.calls).toEqual([
    ['damaged', 'daily'],
    ['damaged', 'days'],
  ]);
});

type Said = (trouble: Trouble, kind: string) => void;

function troubled(blocked?: () => Storage) {
  const area = new MemoryStorage();
  const store = new Store(blocked ?? (() => area));
  const said = vi.fn<Said>();
  store.onTrouble = said;
  return [area, store, said] as const;
}
