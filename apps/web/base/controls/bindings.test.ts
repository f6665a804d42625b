import { ACTIONS, DEFAULT_KEYS } from '@rensa/controls';
import { describe, expect, test } from 'vitest';
import { bind, type Bindings, type Fallback, isSame, partsOf, playable, unbind, unbound } from './bindings.ts';

const KEYS: Fallback = { standard: DEFAULT_KEYS, spares: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'] };

describe('bindings', () => {
  test('an action has several keys, in the order in which they were bound', () => {
    const bindings = bind(bind(DEFAULT_KEYS, 'KeyA', 'left'), 'KeyJ', 'left');
    expect(partsOf(bindings, 'left')).toEqual(['ArrowLeft', 'KeyA', 'KeyJ']);
  });

  test('a key in use moves, and its old action may be left without one', () => {
    const bindings = bind(DEFAULT_KEYS, 'KeyZ', 'rotateRight');
    expect(partsOf(bindings, 'rotateRight')).toEqual(['KeyX', 'KeyZ']);
    expect(unbound(bindings)).toEqual(['rotateLeft']);
  });

  test('two are the same in whatever order they were bound', () => {
    const moved = bind(unbind(DEFAULT_KEYS, 'ArrowLeft'), 'ArrowLeft', 'left');
    expect(isSame(moved, DEFAULT_KEYS)).toBe(true);
    expect(isSame(bind(DEFAULT_KEYS, 'KeyA', 'left'), DEFAULT_KEYS)).toBe(false);
    expect(isSame(bind(DEFAULT_KEYS, 'ArrowLeft', 'right'), DEFAULT_KEYS)).toBe(false);
  });
});

describe('bindings that a game can be played with', () => {
  test('are left as they are where nothing is missing', () => {
    const own = bind(DEFAULT_KEYS, 'KeyA', 'left');
    expect(playable(own, KEYS)).toEqual(own);
  });

  test('an action without a key takes its standard keys', () => {
    expect(playable({}, KEYS)).toEqual(DEFAULT_KEYS);
  });

  test('a standard key with another meaning keeps that, and a spare one is taken', () => {
    const own: Bindings = { ...unbind(DEFAULT_KEYS, 'ArrowRight'), ArrowLeft: 'right' };
    const complete = playable(own, KEYS);
    expect([complete['ArrowLeft'], partsOf(complete, 'left')]).toEqual(['right', ['F1']]);
  });

  test('a key of the other player is not taken', () => {
    const complete = playable({}, { ...KEYS, taken: { ArrowLeft: 'soft' } });
    expect(partsOf(complete, 'left')).toEqual(['F1']);
  });

  test('every action has a key, whatever the keys were', () => {
    const swapped = Object.keys(DEFAULT_KEYS).map((key, i) => [key, ACTIONS[(5 * i) % 3]]);
    expect(unbound(playable(Object.fromEntries(swapped), KEYS))).toEqual([]);
  });
});
