import { Session, verify } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { isOffered, puyo } from '@rensa/games/puyo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { canPlayOn, playOn, takeHandoff } from './playon.ts';
import { loadSave } from './save.ts';
import { whyUncounted } from './uncounted.ts';

const SAVABLE = {
  game: puyo,
  isOffered,
  turn: (event: { readonly kind: string }) => (event.kind === 'ended' ? 0 : undefined),
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A whole game, in which every pair falls where it is, slowly. */
function finished() {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'tsu' }), 5);
  while (session.result === undefined) session.advance([]);
  return session.replay();
}

/** The state of that game after a number of ticks. */
function stateAt(tick: number) {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'tsu' }), 5);
  for (let i = 0; i < tick; i++) session.advance([]);
  return session.state;
}

describe('a game that continues from a replay', () => {
  test.each([0, 1, 299, 300, 500])('has the state of tick %d, and leads to a valid replay', (tick) => {
    const { session, chains } = playOn(SAVABLE, finished(), tick);
    expect(session.state).toEqual(stateAt(tick));
    expect(session.result).toBeUndefined();
    expect(chains).toHaveLength(session.state.pairs);
    for (let i = 0; i < 100; i++) session.advance([i % 2 === 0 ? INPUT.left : 0]);
    expect(verify(puyo, session.replay())).toMatchObject({ ok: true, seed: 5, ticks: tick + 100 });
  });

  test('is handed to the page of its game, once, and counts for nothing', () => {
    const { name } = playOn(SAVABLE, finished(), 300);
    expect(takeHandoff({ game: { ...puyo, id: 'other' } })).toBeUndefined();
    playOn(SAVABLE, finished(), 300);
    expect(takeHandoff(SAVABLE)).toMatchObject({ uncounted: 'replay' });
    expect(takeHandoff(SAVABLE)).toBeUndefined();
    expect(whyUncounted(name)).toBe('replay');
  });

  test('is saved at once, beside other games, and is taken up like any other', () => {
    const first = playOn(SAVABLE, finished(), 100);
    const second = playOn(SAVABLE, finished(), 200);
    expect(loadSave(SAVABLE)).toMatchObject({ name: second.name, uncounted: 'replay', session: { ticks: 200 } });
    second.stored.remove();
    expect(loadSave(SAVABLE)).toMatchObject({ name: first.name, session: { ticks: 100 } });
  });

  test('is passed on even if nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    playOn(SAVABLE, finished(), 300);
    expect(takeHandoff(SAVABLE)).toMatchObject({ uncounted: 'replay', session: { ticks: 300 } });
  });

  test('is offered only where the page offers what was played', () => {
    const replay = finished();
    expect(canPlayOn(SAVABLE, replay)).toBe(true);
    expect(canPlayOn({ ...SAVABLE, isOffered: () => false }, replay)).toBe(false);
    expect(canPlayOn(SAVABLE, { ...replay, cards: [[0], []] })).toBe(false);
  });
});
