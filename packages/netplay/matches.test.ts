// Whole matches: several rounds, and those who watch.

import { type BestOf, type GameTypes, hash, otherSide, type Side, SIDES, Stream, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { tickAt } from './match/clock.ts';
import { RoundKnowledge } from './round/knowledge.ts';
import { ROUNDS, type TestedRound } from './rounds.testing.ts';
import { VirtualMatch } from './simulate.ts';
import type { BeginMessage, EndMessage, HelloMessage, NetMessage } from './wire/messages.ts';
import { inputsIn } from './wire/runs.ts';

const HELLO: Omit<HelloMessage, 'versions'> = {
  type: 'hello',
  protocol: 1,
  form: 'binary',
  match: 'A'.repeat(22),
  round: 0,
  epochs: [0, 0],
  have: [0, 0],
};
const FRAMES = 20_000;

function matchOf(round: TestedRound, ranked: boolean, bestOf: BestOf = 1): VirtualMatch {
  return new VirtualMatch({
    ...round,
    ranked,
    bestOf,
    seed: 9,
    weather: { delay: 40, jitter: 20 },
    source: (side) => round.players[side](new Stream(side + 2).next),
  });
}

/** One who watches, and knows only what comes. */
class Onlooker {
  readonly ends: EndMessage[] = [];
  readonly hashes: string[] = [];
  over = false;
  ticks = 0;
  round = 0;
  readonly #round: TestedRound;
  #known: RoundKnowledge<GameTypes> | undefined;

  constructor(round: TestedRound) {
    this.#round = round;
  }

  hear(message: NetMessage): void {
    if (message.type === 'begin') this.#begin(message);
    if (message.type === 'deal') message.rows.forEach(({ cards }, row) => this.#known?.cards[row].push(...cards));
    if (message.type === 'in') this.#known?.logs[message.side].push(...inputsIn(message.runs));
    if (message.type === 'over') this.over = true;
    const { logs } = this.#known ?? { logs: [[], []] };
    this.#known?.run(Math.min(logs[0].length, logs[1].length));
    this.ticks = this.#known?.tick ?? 0;
    if (message.type !== 'end') return;
    this.ends.push(message);
    this.hashes.push(hash(this.#known?.state));
  }

  #begin({ round, commitment }: BeginMessage): void {
    this.round = round;
    this.ticks = 0;
    const { duel, setup } = this.#round;
    const cards = (duel.ranges?.(setup) ?? []).map(() => []);
    this.#known = new RoundKnowledge({ match: HELLO.match, round, duel, setup, commitment }, cards, [[], []]);
  }
}

describe.each(ROUNDS)('$name', (round) => {
  it.each([false, true])('is played and watched to its end (ranked: %s)', (ranked) => {
    const match = matchOf(round, ranked);
    const [early, late] = [new Onlooker(round), new Onlooker(round)];
    const watch = (onlooker: Onlooker): void => {
      const hello = { ...HELLO, versions: `${round.duel.id} ${round.duel.version}` };
      match.desk.watch(hello, (message) => onlooker.hear(message), match.now);
    };
    watch(early);
    const isSeen = (): boolean => early.over && late.over && match.pages.every(({ place }) => place.over);
    for (let frame = 0; frame < FRAMES && !isSeen(); frame++) {
      match.frame();
      if (frame === 700) watch(late);
      const { referee, time, round: number } = match.desk;
      if (referee === undefined || early.round !== number) continue;
      const most = ranked ? Math.max(0, tickAt(time, match.now) - 180) : referee.tick;
      if (early.ticks > most) throw new Error(`tick ${early.ticks} is seen at tick ${most}`);
    }
    expect(match.desk.over).toMatchObject({ reason: expect.stringMatching(/^(rounds|draws)$/) });
    const hashes = match.rounds.map(({ replay }) => replay.hash);
    expect(early.hashes).toEqual(hashes);
    expect(late.hashes).toEqual(hashes.slice(-late.hashes.length));
    for (const { replay } of match.rounds)
      expect(verify(round.duel, replay)).toMatchObject({ ok: true, dealt: 'cards' });
    for (const { place } of match.pages) {
      expect(place.wins).toEqual(match.desk.wins);
      expect(place.peer?.ended?.fault).toBeUndefined();
    }
  });
});

describe('a page that is refused', () => {
  const [round] = ROUNDS;
  const versions = `${round.duel.id} ${round.duel.version}`;

  it.each<[string, Partial<HelloMessage>]>([
    ['protocol', { protocol: 2 }],
    ['match', { match: 'B'.repeat(22) }],
    ['version', { versions: `${round.duel.id} ${round.duel.version + 1}` }],
    ['version', { versions: 'loop 1' }],
  ])('has another %s', (code, other) => {
    const { desk } = matchOf(round, false);
    for (const side of SIDES) expect(desk.join(side, { ...HELLO, versions, ...other }, 0)).toMatchObject({ code });
    expect(desk.watch({ ...HELLO, versions, ...other }, () => {}, 0)).toMatchObject({ code });
  });
});

it('rounds follow one another until somebody has won two', () => {
  const match = matchOf(ROUNDS[ROUNDS.length - 1], false, 3);
  for (let frame = 0; frame < 3 * FRAMES && !match.pages.every(({ place }) => place.over); frame++) match.frame();
  expect(match.rounds.length).toBeGreaterThan(1);
  expect(match.desk.over?.reason).toMatch(/^(rounds|draws)$/);
  for (const { place } of match.pages) {
    expect(place.wins).toEqual(match.desk.wins);
    expect(place.peer?.head.round).toBe(match.rounds.length);
  }
});

it('nobody speaks for the other side', () => {
  const match = matchOf(ROUNDS[0], false);
  for (let frame = 0; frame < 400; frame++) match.frame();
  const speaker: Side = 0;
  const epoch = match.desk.referee?.epochs[1] ?? 0;
  const answer = match.desk.hear(
    speaker,
    { type: 'in', side: otherSide(speaker), epoch, from: 1, runs: [1, 0] },
    match.now,
  );
  expect([answer?.code, match.desk.over]).toMatchObject(['forged', { winner: 1, reason: 'forged' }]);
});
