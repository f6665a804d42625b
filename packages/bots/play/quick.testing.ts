// Checks that games played quickly, with remembered presses and skipped waits, are the games of the plain pilot.

import { env } from 'node:process';
import { duel, hash, type Input, Session, Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import type { BotGame } from '../bot/game.ts';
import { findPresses } from '../bot/pilot.ts';
import { PressMemory } from '../bot/presses.ts';
import { playDuel } from './duel.ts';
import type { MoveReply, MoveRequest } from './move.ts';
import { solo } from './solo.ts';

const PAIRS = env['SOAK'] === '1' ? 300 : 15;

/** A game with bots, its modes, and any placement of it. */
interface QuickGame {
  readonly bots: BotGame;
  readonly modes: readonly string[];
  readonly anyPlacement: (dice: Stream) => object;
}

/** Tests of every ruleset and mode of a game. */
export function describeQuickGames({ bots, modes, anyPlacement }: QuickGame): void {
  const kinds = bots.rulesets.flatMap((rules) => modes.map((mode) => ({ rules, mode })));
  describe.each(kinds)('$rules, $mode: remembered presses and skipped waits', ({ rules, mode }) => {
    const setup = setupOf(bots, rules, mode);
    const memory = new PressMemory(bots);

    it('play the game that the pilot plays tick by tick', () => {
      const answer = answering(anyPlacement, 1);
      const quick = finish(
        solo(bots, { setup, seed: 1, limits: { pairs: PAIRS, stopScore: Infinity }, memory }),
        answer,
      );
      expect(hash(quick.replay)).toBe(plainSolo(bots, setup, answer));
    });

    it('play the match that the pilot plays tick by tick', () => {
      const answer = answering(anyPlacement, 3);
      const quick = finish(
        playDuel(bots, { setup, seed: 1, limits: { pairs: PAIRS, ticks: Infinity }, memory }),
        answer,
      );
      expect(hash(quick.replay)).toBe(plainDuel(bots, setup, answer));
    });
  });
}

type PlainReply = (request: MoveRequest) => MoveReply;

function setupOf(bots: BotGame, rules: string, mode: string): unknown {
  return bots.game.parseSetup({ ...(bots.setup(rules) as object), mode });
}

/** Answers requests with placements that depend on the seat and the pair alone. */
function answering(anyPlacement: (dice: Stream) => object, seed: number): PlainReply {
  return ({ seat, pairs }) => {
    const dice = new Stream(seed + 2 * pairs + seat);
    return { placements: Array.from({ length: 12 }, () => anyPlacement(dice)) };
  };
}

/** The first presses that the plain pilot finds. */
function plainPresses(bots: BotGame, state: unknown, placements: readonly object[]): Input[] {
  for (const placement of placements) {
    const presses = findPresses(bots, state, placement);
    if (presses !== undefined) return presses;
  }
  return [];
}

/** Plays alone with the plain pilot, tick by tick. */
function plainSolo(bots: BotGame, setup: unknown, answer: PlainReply): string {
  const session = new Session(bots.game, setup, 1);
  while (session.result === undefined && bots.pairsOf(session.state) < PAIRS) {
    const presses = pressesOf(bots, session.state, 0, answer);
    for (let tick = 0; bots.hasPair(session.state); tick++) session.advance([presses[tick] ?? bots.fall]);
    while (!bots.isAtRest(session.state) && session.result === undefined) session.advance([0]);
    if (bots.pairsOf(session.state) >= PAIRS) break;
    while (!bots.hasPair(session.state) && session.result === undefined) session.advance([0]);
  }
  return hash(session.replay());
}

function pressesOf(bots: BotGame, state: unknown, seat: 0 | 1, answer: PlainReply): readonly Input[] {
  if (!bots.hasPair(state)) return [];
  const pairs = bots.pairsOf(state);
  const reply = answer({ seat, pairs, view: undefined, canReach: () => true });
  return 'placements' in reply ? plainPresses(bots, state, reply.placements) : [];
}

/** Plays a match with the plain pilot, tick by tick. */
function plainDuel(bots: BotGame, setup: unknown, answer: PlainReply): string {
  const session = new Session(duel(bots.game), setup, 1);
  const presses: [Input[], Input[]] = [[], []];
  while (session.result === undefined) {
    const { boards } = session.state;
    const press = (seat: 0 | 1): Input => presses[seat].shift() ?? (bots.hasPair(boards[seat]) ? bots.fall : 0);
    session.advance([press(0), press(1)]);
    const fresh = ([0, 1] as const).filter(
      (seat) => bots.hasPair(session.state.boards[seat]) && !bots.hasPair(boards[seat]),
    );
    if (fresh.some((seat) => bots.pairsOf(session.state.boards[seat]) >= PAIRS)) break;
    for (const seat of fresh) presses[seat] = [...pressesOf(bots, session.state.boards[seat], seat, answer)];
  }
  return hash(session.replay());
}

function finish<Result>(game: Generator<MoveRequest, Result, MoveReply>, answer: PlainReply): Result {
  let step = game.next();
  while (step.done !== true) step = game.next(answer(step.value));
  return step.value;
}
