// The compiler runs these tests: it finds the types of a game where it is given, and refuses what belongs to another.

import { describe, expectTypeOf, it } from 'vitest';
import type { Game } from './game.ts';
import { Session } from './session.ts';
import { type TallyTypes, tally } from './tally.ts';
import { type Timeline } from './timeline.ts';
import { type Duel, type DuelGame, type Seated, duel } from './duel.ts';

describe('the types of a game', () => {
  it('are found in a dueling game, and in its match', () => {
    expectTypeOf(new Session(tally, { goal: 3 }, 1)).toEqualTypeOf<Session<TallyTypes>>();
    expectTypeOf(duel(tally)).toEqualTypeOf<DuelGame<TallyTypes>>();
    const match = new Session(duel(tally), { goal: 3, handicap: [100, 50] }, 1);
    expectTypeOf(match.state).toEqualTypeOf<Duel<TallyTypes['state']>>();
    expectTypeOf(match.advance([])).toEqualTypeOf<readonly Seated<TallyTypes['event']>[]>();
    expectTypeOf<Timeline<TallyTypes>>().toHaveProperty('state').toEqualTypeOf<TallyTypes['state']>();
  });

  it('refuse a setup, a state and an event of another game', () => {
    // @ts-expect-error: the goal is a number
    const session = new Session(tally, { goal: 'three' }, 1);
    // @ts-expect-error: a match has the setup of its game
    expectTypeOf(duel(tally).start({ rules: 'tsu' }, 1));
    // @ts-expect-error: a state has a count
    expectTypeOf(tally.step({ setup: session.setup, ticks: 0 }, [1]));
    // @ts-expect-error: `by` is a number
    expectTypeOf(tally.attack([{ kind: 'counted', by: 'one' }]));
  });

  it('are unknown in any game', () => {
    expectTypeOf<Game<TallyTypes>>().toExtend<Game>();
    expectTypeOf<Session<TallyTypes>>().toExtend<Session>();
    expectTypeOf<Game>().not.toExtend<Game<TallyTypes>>();
  });
});
