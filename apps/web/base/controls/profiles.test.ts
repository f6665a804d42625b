import { BUTTONS, DEFAULT_KEYS, splitKeys } from '@rensa/controls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/storage.testing.ts';
import { partsOf, unbound } from './bindings.ts';
import {
  boundKeys,
  boundOwn,
  boundPad,
  changePad,
  changeRepeat,
  chooseControls,
  controlsChosen,
  keysFor,
  type OwnKeys,
  ownKeysFor,
  padFor,
  parseControls,
  repeatOf,
  splitFor,
} from './profiles.ts';

beforeAll(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => chooseControls({ common: {}, games: {} }));

describe('profiles', () => {
  test('a game without a profile has the common one, and one with a profile its own', () => {
    chooseControls({ common: { keys: { KeyA: 'left' } }, games: { second: { keys: { KeyB: 'left' } } } });
    expect([boundKeys('first'), boundKeys('second')]).toEqual([{ KeyA: 'left' }, { KeyB: 'left' }]);
  });

  test('the name of a game is nothing that every object has', () => {
    expect(boundKeys('constructor')).toBe(DEFAULT_KEYS);
  });

  test('bindings with holes are filled for play, and only there', () => {
    chooseControls({ common: { keys: { KeyA: 'left' }, pad: {} }, games: {} });
    expect(unbound(boundKeys(undefined))).toHaveLength(7);
    expect([unbound(keysFor('first')), unbound(padFor('first').map)]).toEqual([[], []]);
    expect(partsOf(keysFor('first'), 'left')).toEqual(['KeyA']);
  });

  test('repeat times are those of the game, of all games, of our choice for it, in this order', () => {
    const ofGame = { das: 16, arr: 6 };
    expect([repeatOf('third', ofGame), repeatOf('first', undefined)]).toEqual([ofGame, { das: 8, arr: 2 }]);
    chooseControls({ common: {}, games: { third: { das: 5 } } });
    expect(repeatOf('third', ofGame)).toEqual({ das: 5, arr: 6 });
  });

  test('a repeat time is changed where it is in force', () => {
    chooseControls({ common: {}, games: { third: { das: 5 } } });
    changeRepeat('third', 'das', 7);
    expect(controlsChosen().games).toEqual({ third: { das: 7 } });
  });

  test('a restart takes its own key or none, never a letter that means something to a hand', () => {
    chooseControls({ common: { keys: { KeyR: 'hard' } }, games: {} });
    expect([partsOf(keysFor('first'), 'restart'), partsOf(keysFor('first'), 'left')]).toEqual([[], ['ArrowLeft']]);
  });

  test('A and B change places, and what is bound then is stored as without that', () => {
    chooseControls({ common: {}, games: {}, swapped: true });
    const { map } = padFor(undefined);
    expect([map['button 0'], map['button 1'], map['button 2']]).toEqual(['rotateRight', 'rotateLeft', 'rotateLeft']);
    changePad(undefined, { ...boundPad(undefined), 'button 0': 'hard' });
    expect(boundPad(undefined)['button 0']).toBe('hard');
    expect(controlsChosen().common.pad?.['button 1']).toBe('hard');
  });

  test('a dead zone is a part of the way of a stick', () => {
    chooseControls({ common: {}, games: {}, deadZone: 30 });
    expect(padFor(undefined).deadZone).toBe(0.3);
  });
});

describe('a game that is not steered', () => {
  const own: OwnKeys<'jump' | 'sit'> = { actions: ['jump', 'sit'], standard: { KeyA: 'jump', KeyB: 'sit' } };

  test('begins with its standard keys', () => {
    expect(ownKeysFor('fourth', own)).toBe(own.standard);
  });

  test('has what was bound, without actions that it does not know, and always every action', () => {
    chooseControls({ common: {}, games: {}, own: { fourth: { KeyB: 'jump', KeyC: 'fly' } } });
    expect(boundOwn('fourth', own)).toEqual({ KeyB: 'jump' });
    expect(partsOf(ownKeysFor('fourth', own), 'jump')).toEqual(['KeyB']);
    expect(partsOf(ownKeysFor('fourth', own), 'sit')).toHaveLength(1);
  });
});

describe('two people at one keyboard', () => {
  test('begin with our halves', () => {
    expect(splitFor()).toEqual(splitKeys);
  });

  test('always have every button, and no key in common', () => {
    chooseControls({ common: {}, games: {}, split: [{ KeyA: 'left', ArrowLeft: 'right' }, { KeyA: 'soft' }] });
    const [one, two] = splitFor();
    for (const map of [one, two]) expect(new Set(Object.values(map))).toEqual(new Set(BUTTONS));
    expect(Object.keys(one).filter((code) => Object.hasOwn(two, code))).toEqual([]);
    expect([one['KeyA'], one['ArrowLeft']]).toEqual(['left', 'right']);
  });
});

describe('stored controls', () => {
  test('are read back', () => {
    const stored = { common: { keys: { KeyA: 'left' }, das: 3 }, games: { first: { pad: {} } }, deadZone: 40 };
    const newer = { ...stored, swapped: true, own: { fourth: { KeyA: 'jump' } } };
    expect([parseControls(stored), parseControls(newer)]).toEqual([stored, newer]);
  });

  test('are read back under the names of today', () => {
    const stored = { common: { keys: { KeyA: 'turnLeft', KeyB: 'turnRight' } }, games: {} };
    expect(parseControls(stored).common.keys).toEqual({ KeyA: 'rotateLeft', KeyB: 'rotateRight' });
  });

  test.each([
    ['an unknown action', { common: { keys: { KeyA: 'jump' } }, games: {} }, 'keys.KeyA'],
    ['a long name', { common: { keys: { ['K'.repeat(31)]: 'left' } }, games: {} }, 'at most'],
    ['one half of a keyboard', { common: {}, games: {}, split: [{}] }, 'split'],
    ['a dead zone beyond the stick', { common: {}, games: {}, deadZone: 100 }, 'deadZone'],
    ['a list', [], 'object'],
  ])('refuse %s', (_, raw, reason) => {
    expect(() => parseControls(raw)).toThrow(reason);
  });
});
