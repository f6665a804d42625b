import { env } from 'node:process';
import { boardSetup, type Duel, type Dueling, type Game, HANDICAPS, type Input, seatState } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { testDeck } from '../../../packages/engine/deck.testing.ts';
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
    const board = duel?.board;
    return kinds.flatMap(({ kind, of, name }) =>
      of === null ? [] : [{ kind, game: quicker(of), board, name, invariants }],
    );
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

/** Games per game that is dealt from cards. */
const CARDS_EVERY = 4;

interface Played {
  readonly trial: Trial;
  readonly fault: Fault | undefined;
}

interface Table {
  readonly game: Game;
  /** The game of each board, where it is dealt from cards. */
  readonly board: Dueling | undefined;
  readonly invariants: Subject;
  readonly kind: GameKind<unknown>;
}

function play({ game, board, invariants: subject, kind }: Table, index: number): Played {
  const roll = diceOf(index + BATCH * BATCHES * kind.name.length);
  const [setup, seed] = [setUp(kind, index, roll), roll(0x1_0000)];
  const players = seated(game, subject, index, roll);
  const inputs: Input[][] = players.map(() => []);
  const maxTicks = index % BATCH === BATCH - 1 ? LONG_TICKS : TICKS;
  const isDealt = board !== undefined && index % CARDS_EVERY === 2;
  const start = isDealt
    ? // More cards than so many ticks can use.
      { setup, seed: 0, cards: testDeck(board, boardSetup(game.parseSetup(setup)), maxTicks + 2, seed) }
    : { setup, seed };
  const fault = faultIn(game, subject, start, (tick, state) => {
    if (tick === maxTicks) return undefined;
    return players.map((player, seat) => {
      const input = player(game.seats === 1 ? state : seatState(state as Duel<unknown>, seat));
      inputs[seat]?.push(input);
      return input;
    });
  });
  return { trial: { ...start, inputs }, fault };
}

/** Describes a fault and the smallest game that has it. */
function report(game: Game, subject: Subject, trial: Trial): string {
  const small = shrink(trial, (candidate) => faultOf(game, subject, candidate));
  const fault = faultOf(game, subject, small);
  return `${fault?.message} after ${fault?.ticks} ticks of\n${JSON.stringify(replayOf(game, small))}`;
}

describe.each(SUBJECTS.flat())('random play: $name', (table) => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))('is sound, batch %i', (batch) => {
    for (let index = batch * BATCH; index < (batch + 1) * BATCH; index++) {
      const { trial, fault } = play(table, index);
      if (fault !== undefined) expect.fail(report(table.game, table.invariants, trial));
    }
    expect(batch).toBeLessThan(BATCHES);
  });
});
