import { Session, duel } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { ALL_DEVICES, type SeatedPlan } from '../series/plan.ts';
import { parseKept, recordOfMatch, roundAlone } from './kept.ts';

const PLAN: SeatedPlan = {
  setup: { rules: 'tsu' },
  bestOf: 1,
  sides: [{ kind: 'person' }, { kind: 'bot', name: 'strong' }],
  devices: ALL_DEVICES,
};

function played() {
  const match = duel(puyo);
  const session = new Session(match, match.parseSetup(PLAN.setup), 7);
  for (let i = 0; i < 300; i++) session.advance([16, 0]);
  return session;
}

test('a match is kept with all that is needed to list and watch it', () => {
  const session = played();
  const rounds = [{ replay: session.replay(), winner: 1 }] as const;
  const record = recordOfMatch({ plan: PLAN, rounds, seat: 0, state: session.state, chains: [1, 2] });
  expect(record).toMatchObject({ score: session.state.boards[0].score, chains: [1, 2], marked: false });
  expect(record.replay).toEqual(rounds[0].replay);
  expect(parseKept(JSON.parse(JSON.stringify(record.match)))).toEqual({ plan: PLAN, rounds });
});

test('what is no match, or has no rounds, is refused', () => {
  for (const raw of [undefined, {}, { plan: PLAN, rounds: [] }, { plan: PLAN, rounds: [{ winner: 2 }] }])
    expect(() => parseKept(raw)).toThrow(/match|must be|replay/);
});

test('a round alone is a match of two strangers', () => {
  const replay = played().replay();
  const { plan, rounds } = roundAlone(replay, 0);
  expect(plan.sides.map(({ kind }) => kind)).toEqual(['person', 'person']);
  expect(rounds).toEqual([{ replay, winner: 0 }]);
});
