import { env } from 'node:process';
import { type BotGame, findPresses, PressMemory } from '@rensa/bots/bot';
import { capsulesBots } from '@rensa/bots/capsules';
import { gemsBots } from '@rensa/bots/gems';
import { type MoveReply, type MoveRequest, playDuel, solo } from '@rensa/bots/play';
import { puyoBots } from '@rensa/bots/puyo';
import { duel, hash, type Input, Session, Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';

type AnyBots = BotGame;
const PAIRS = env['SOAK'] === '1' ? 300 : 15;
const MODES: Readonly<Record<string, readonly string[]>> = {
  puyo: ['endless', 'survival', 'timed2'],
  gems: ['endless', 'timed2', 'timed3'],
  capsules: ['stages', 'marathon', 'single'],
};
const GAMES = [puyoBots, gemsBots, capsulesBots] as readonly unknown[] as readonly AnyBots[];
const KINDS = GAMES.flatMap((bots) =>
  bots.rulesets.flatMap((rules) =>
    (MODES[bots.game.id] ?? []).map((mode) => ({ bots, rules, mode, id: bots.game.id })),
  ),
);

function setupOf(bots: AnyBots, rules: string, mode: string): unknown {
  return bots.game.parseSetup({ ...(bots.setup(rules) as object), mode });
}

/** Any placements, mostly such that can be reached. */
function anyPlacements(bots: AnyBots, dice: Stream): object[] {
  const cols = bots.game.id === 'capsules' ? 8 : 6;
  return Array.from({ length: 12 }, () => ({
    col: dice.next(cols),
    rot: dice.next(4),
    ...(bots.game.id === 'capsules' && dice.next(3) === 0 && { row: dice.next(12) }),
  }));
}

/** Answers requests with placements that depend on the seat and the pair alone. */
function answering(bots: AnyBots, seed: number): (request: MoveRequest) => MoveReply {
  return ({ seat, pairs }) => ({ placements: anyPlacements(bots, new Stream(seed + 2 * pairs + seat)) });
}

/** The first presses that the plain pilot finds. */
function plainPresses(bots: AnyBots, state: unknown, placements: readonly object[]): Input[] {
  for (const placement of placements) {
    const presses = findPresses(bots, state, placement);
    if (presses !== undefined) return presses;
  }
  return [];
}

/** Plays alone with the plain pilot, tick by tick. */
function plainSolo(bots: AnyBots, setup: unknown, seed: number, maxPairs: number): string {
  const session = new Session(bots.game, setup, seed);
  const answer = answering(bots, seed);
  while (session.result === undefined && bots.pairsOf(session.state) < maxPairs) {
    const presses = pressesOf(bots, session.state, 0, answer);
    for (let tick = 0; bots.hasPair(session.state); tick++) session.advance([presses[tick] ?? bots.fall]);
    while (!bots.isAtRest(session.state) && session.result === undefined) session.advance([0]);
    if (bots.pairsOf(session.state) >= maxPairs) break;
    while (!bots.hasPair(session.state) && session.result === undefined) session.advance([0]);
  }
  return hash(session.replay());
}

function pressesOf(
  bots: AnyBots,
  state: unknown,
  seat: 0 | 1,
  answer: (request: MoveRequest) => MoveReply,
): readonly Input[] {
  if (!bots.hasPair(state)) return [];
  const pairs = bots.pairsOf(state);
  const reply = answer({ seat, pairs, view: undefined, canReach: () => true });
  return 'placements' in reply ? plainPresses(bots, state, reply.placements) : [];
}

/** Plays a match with the plain pilot, tick by tick. */
function plainDuel(bots: AnyBots, setup: unknown, seed: number, maxPairs: number): string {
  const session = new Session(duel(bots.game), setup, seed);
  const answer = answering(bots, seed);
  const presses: [Input[], Input[]] = [[], []];
  while (session.result === undefined) {
    const { boards } = session.state;
    const press = (seat: 0 | 1): Input => presses[seat].shift() ?? (bots.hasPair(boards[seat]) ? bots.fall : 0);
    session.advance([press(0), press(1)]);
    const fresh = ([0, 1] as const).filter(
      (seat) => bots.hasPair(session.state.boards[seat]) && !bots.hasPair(boards[seat]),
    );
    if (fresh.some((seat) => bots.pairsOf(session.state.boards[seat]) >= maxPairs)) break;
    for (const seat of fresh) presses[seat] = [...pressesOf(bots, session.state.boards[seat], seat, answer)];
  }
  return hash(session.replay());
}

function finish<Result>(
  game: Generator<MoveRequest, Result, MoveReply>,
  answer: (request: MoveRequest) => MoveReply,
): Result {
  let step = game.next();
  while (step.done !== true) step = game.next(answer(step.value));
  return step.value;
}

describe.each(KINDS)('$id, $rules, $mode: remembered presses and skipped waits', ({ bots, rules, mode }) => {
  const setup = setupOf(bots, rules, mode);
  const memory = new PressMemory(bots);

  it('play the game that the pilot plays tick by tick', () => {
    const limits = { pairs: PAIRS, stopScore: Infinity };
    const quick = finish(solo(bots, { setup, seed: 1, limits, memory }), answering(bots, 1));
    expect(hash(quick.replay)).toBe(plainSolo(bots, setup, 1, PAIRS));
  });

  it('play the match that the pilot plays tick by tick', () => {
    const limits = { pairs: PAIRS, ticks: Infinity };
    const quick = finish(playDuel(bots, { setup, seed: 3, limits, memory }), answering(bots, 3));
    expect(hash(quick.replay)).toBe(plainDuel(bots, setup, 3, PAIRS));
  });
});
