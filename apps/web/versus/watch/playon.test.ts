import { beforeEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { boardSetup, duel, readReplay, Session } from '@rensa/engine';
import { testDeck } from '../../../../packages/engine/deck.testing.ts';
import { isMatchOffered, puyo } from '@rensa/games/puyo';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { whyUncounted } from '../../play/saves/uncounted.ts';
import { loadMatchRun, parseMatch } from '../saves/save.ts';
import { ALL_DEVICES, type SeatedPlan, storedPlan } from '../series/plan.ts';
import { canPlayMatchOn, playMatchOn, takeMatchHandoff, waysToPlayOn } from './playon.ts';

const REPLAY = readReplay(readFileSync(new URL('../../../../replays/puyo-versus-tsu.json', import.meta.url), 'utf8'));
const PUYO_DUEL = duel(puyo);
const SORA = { kind: 'bot', name: 'strong' } as const;
const PERSON = { kind: 'person' } as const;
const PLAN: SeatedPlan = { setup: REPLAY.setup, bestOf: 3, sides: [PERSON, SORA], devices: ALL_DEVICES };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test('a match goes on from any tick, is saved at once, and does not count', () => {
  const [way] = waysToPlayOn(PLAN);
  if (way === undefined) throw new Error('no way to play on');
  const { name, running } = playMatchOn(PUYO_DUEL, way.plan, REPLAY, 500);
  expect([running?.ticks, whyUncounted(name)]).toEqual([500, 'replay']);
  const saved = loadMatchRun({ duel: PUYO_DUEL, isOffered: isMatchOffered }, name);
  expect([saved?.plan, saved?.rounds, saved?.running]).toEqual([{ ...PLAN, bestOf: 1 }, [], running]);
});

test('a match that was dealt from cards is not offered, and not taken up where it is stored', () => {
  const savable = { duel: PUYO_DUEL, isOffered: isMatchOffered };
  const setup = PUYO_DUEL.parseSetup(REPLAY.setup);
  const session = new Session(PUYO_DUEL, setup, 0, testDeck(puyo, boardSetup(setup), 100, 1));
  for (let i = 0; i < 200; i++) session.advance([]);
  const dealt = session.replay();
  expect([REPLAY, dealt].map((replay) => canPlayMatchOn(savable, replay))).toEqual([true, false]);
  const round = { replay: { ...dealt, cards: [[0], []] }, winner: 0 };
  const stored = { plan: storedPlan(PLAN), rounds: [], running: REPLAY };
  expect(() => parseMatch(savable, { ...stored, running: dealt })).toThrow('dealt from cards');
  expect(() => parseMatch(savable, { ...stored, running: null, rounds: [round] })).toThrow('dealt from cards');
});

test('it is handed to the page of its game, once', () => {
  const made = playMatchOn(PUYO_DUEL, PLAN, REPLAY, 60);
  expect(takeMatchHandoff('other-versus')).toBeUndefined();
  playMatchOn(PUYO_DUEL, PLAN, REPLAY, 60);
  expect(takeMatchHandoff(PUYO_DUEL.id)?.running).toEqual(made.running);
  expect(takeMatchHandoff(PUYO_DUEL.id)).toBeUndefined();
});

test('a person plays either board against a bot, or two people play both', () => {
  const seats = (plan: SeatedPlan) => waysToPlayOn(plan).map((way) => way.seat);
  expect(seats(PLAN)).toEqual([0, undefined]);
  expect(seats({ ...PLAN, sides: [SORA, SORA] })).toEqual([0, 1, undefined]);
  expect(seats({ ...PLAN, sides: [PERSON, PERSON] })).toEqual([undefined]);
});
