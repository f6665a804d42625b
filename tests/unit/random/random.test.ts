import { env } from 'node:process';
import { type Game, HANDICAPS, type Input, type Duel, seatState } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../packages/games/falling/drawn.testing.ts';
import { GAMES } from '@rensa/games';
import { type Fault, faultIn, faultOf, type Trial } from './play.ts';
import { replayOf, shrink } from './shrink.ts';
import type { Dice, GameKind, InputPlayer, Subject } from '../../../packages/games/subject.testing.ts';

const SOAK = env['SOAK'] === '1';
const BATCH = 500;
/** Batches per kind of game; 20 under `npm run soak`. */
const BATCHES = SOAK ? 20 : 1;
const TICKS = SOAK ? 600 : 120;
/** Ticks of the last game of a batch, enough for the end of the longest mode. */
const LONG_TICKS = 11_000;

const SUBJECTS = await Promise.all(
  GAMES.map(async ({ id, game, duel }) => {
    const { invariants } = (await import(`../../../packages/games/${id}/invariants.testing.ts`)) as {
      readonly invariants: Subject;
    };
    const quicker = invariants.quicker ?? ((plain: Game) => plain);
    const kinds = invariants.kinds.map((kind) => ({ kind, of: kind.match ? duel : game, name: nameOf(id, kind) }));
    return kinds.flatMap(({ kind, of, name }) => (of === null ? [] : [{ kind, game: quicker(of), name, invariants }]));
  }),
);

function nameOf(id: string, { name, match }: GameKind<unknown>): string {
  return `${id}, ${name}${match ? ', two seats' : ''}`;
}

/** The players of a game: random and planned inputs in turns, and any player in the other seat. */
function seated(game: Game, { players }: Subject, index: number, roll: Dice): InputPlayer<unknown>[] {
  return Array.from({ length: game.seats }, (_, seat) => {
    const player = players[seat === 0 ? index % 2 : roll(players.length)];
    return player(roll);
  });
}

/** Matches per match with a handicap. */
const HANDICAP_EVERY = 3;

function setUp({ match, setup }: GameKind<unknown>, index: number, roll: Dice): unknown {
  const plain = setup(roll);
  if (!match || index % HANDICAP_EVERY !== 0) return plain;
  const percent = (): number => HANDICAPS[roll(HANDICAPS.length)];
  return { ...(plain as object), handicap: [percent(), percent()] };
}

interface Played {
  readonly trial: Trial;
  readonly fault: Fault | undefined;
}

function play(game: Game, subject: Subject, kind: GameKind<unknown>, index: number): Played {
  const roll = diceOf(index + BATCH * BATCHES * kind.name.length);
  const [setup, seed] = [setUp(kind, index, roll), roll(0x1_0000)];
  const players = seated(game, subject, index, roll);
  const inputs: Input[][] = players.map(() => []);
  const maxTicks = index % BATCH === BATCH - 1 ? LONG_TICKS : TICKS;
  const fault = faultIn(game, subject, { setup, seed }, (tick, state) => {
    if (tick === maxTicks) return undefined;
    return players.map((player, seat) => {
      const input = player(game.seats === 1 ? state : seatState(state as Duel<unknown>, seat));
      inputs[seat]?.push(input);
      return input;
    });
  });
  return { trial: { setup, seed, inputs }, fault };
}

/** Describes a fault and the smallest game that has it. */
function report(game: Game, subject: Subject, trial: Trial): string {
  const small = shrink(trial, (candidate) => faultOf(game, subject, candidate));
  const fault = faultOf(game, subject, small);
  return `${fault?.message} after ${fault?.ticks} ticks of\n${JSON.stringify(replayOf(game, small))}`;
}

describe.each(SUBJECTS.flat())('random play: $name', ({ game, kind, invariants }) => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))('is sound, batch %i', (batch) => {
    for (let index = batch * BATCH; index < (batch + 1) * BATCH; index++) {
      const { trial, fault } = play(game, invariants, kind, index);
      if (fault !== undefined) expect.fail(report(game, invariants, trial));
    }
    expect(batch).toBeLessThan(BATCHES);
  });
});
