import { DEFAULT_KEYS } from '@rensa/controls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { partsOf } from '../../base/controls/bindings.ts';
import { boundKeys, boundSplit, changeProfile, chooseControls, controlsChosen } from '../../base/controls/profiles.ts';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { addPart, keysTarget, ownTarget, removePart, splitTarget, withoutProfile } from './target.ts';

beforeAll(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => chooseControls({ common: {}, games: {} }));

describe('changing the keys of', () => {
  test('all games changes those of every game without its own', () => {
    changeProfile('second', { keys: { KeyB: 'left' } });
    addPart(keysTarget(undefined), 'KeyA', 'left');
    expect(partsOf(boundKeys('first'), 'left')).toEqual(['ArrowLeft', 'KeyA']);
    expect(boundKeys('second')).toEqual({ KeyB: 'left' });
  });

  test('a game begins with those of all games and leaves these alone', () => {
    addPart(keysTarget(undefined), 'KeyA', 'left');
    addPart(keysTarget('first'), 'KeyJ', 'left');
    expect(partsOf(boundKeys('first'), 'left')).toEqual(['ArrowLeft', 'KeyA', 'KeyJ']);
    expect(partsOf(boundKeys(undefined), 'left')).toEqual(['ArrowLeft', 'KeyA']);
  });

  test('says which action lost a key', () => {
    expect(addPart(keysTarget(undefined), 'KeyZ', 'hard')).toEqual({ part: 'KeyZ', from: 'rotateLeft', to: 'hard' });
    expect(addPart(keysTarget(undefined), 'KeyZ', 'hard')).toEqual({ part: 'KeyZ', from: undefined, to: 'hard' });
    expect(removePart(keysTarget(undefined), 'KeyZ')).toEqual({ part: 'KeyZ', from: 'hard', to: undefined });
  });

  test('one half of the keyboard takes a key from the other half', () => {
    addPart(splitTarget(0), 'KeyM', 'rotateLeft');
    expect([boundSplit()[0]['KeyM'], boundSplit()[1]['KeyM']]).toEqual(['rotateLeft', undefined]);
    addPart(splitTarget(1), 'KeyA', 'left');
    expect([boundSplit()[0]['KeyA'], boundSplit()[1]['KeyA']]).toEqual([undefined, 'left']);
  });
});

test('a game that is not steered has keys of its own, until they are reset', () => {
  const keys = { actions: ['jump'], standard: { KeyA: 'jump' }, name: (action: string) => action, short: () => '' };
  const target = ownTarget('fourth', keys);
  expect(addPart(target, 'KeyB', 'jump')).toEqual({ part: 'KeyB', from: undefined, to: 'jump' });
  expect(partsOf(target.played(), 'jump')).toEqual(['KeyA', 'KeyB']);
  chooseControls(withoutProfile(controlsChosen(), 'fourth'));
  expect(target.bound()).toBe(keys.standard);
});

test('a reset forgets the profile of one game, or of all games, and no other', () => {
  changeProfile(undefined, { keys: { KeyA: 'left' } });
  changeProfile('first', { das: 3 });
  changeProfile('second', { das: 4 });
  chooseControls(withoutProfile(controlsChosen(), 'first'));
  expect(controlsChosen().games).toEqual({ second: { das: 4 } });
  chooseControls(withoutProfile({ ...controlsChosen(), deadZone: 30 }, undefined));
  expect(controlsChosen()).toEqual({ common: {}, games: { second: { das: 4 } } });
  expect(boundKeys(undefined)).toBe(DEFAULT_KEYS);
});
