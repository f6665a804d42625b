import { readFileSync } from 'node:fs';
import { hash, readReplay, type Replay, Session, duel } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { parseBoard, puyo } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { think } from '../../bot/deepen.ts';
import { solo } from '../../play/solo.ts';
import { BOTS } from '../bots.ts';
import { puyoBots } from '../game.ts';
import { gradeOf, keptOf } from './grade.ts';
import { chainOf, isSlip, outcomeOf, type ReviewedMove, Reviewer, SLIP_BOUNDS, summaryOf } from './index.ts';
import { turnsOf } from './turns.ts';

const NODES = 300;
const [strong] = BOTS;
const golden = (name: string): Replay =>
  readReplay(readFileSync(new URL(`../../../../replays/${name}.json`, import.meta.url), 'utf8'));

function reviewed(replay: Replay, most: number, nodes = NODES): ReviewedMove[] {
  const reviewer = new Reviewer(replay, { bot: strong, nodes, seat: 0 });
  return reviewer.turns.slice(0, most).map((turn, number) => ({ ...turn, ...reviewer.judge(number) }));
}

/** The game that is reviewed in docs/review.md: 7, 6 and 5 chains in 60 pairs. */
function casualGame(): Replay {
  return played('casual', 60, 3, Infinity);
}

/** A game of a bot with at most NODES nodes per move. */
function played(name: string, pairs: number, seed: number, most = NODES): Replay {
  const bot = puyoBots.open(name);
  const game = solo(puyoBots, { setup: puyoBots.setup('tsu'), seed, limits: { pairs, stopScore: Infinity } });
  let step = game.next();
  while (step.done !== true) step = game.next(think(bot, step.value.view, { nodes: Math.min(bot.nodes, most) }));
  return step.value.replay;
}

describe('the turns of a replay', () => {
  it('are its pairs, with the view and the placement of each', () => {
    const session = new Session(puyo, puyo.parseSetup({ rules: 'classic' }), 7);
    const turns = [INPUT.left, INPUT.rotateRight, 0].map((input) => {
      while (session.state.pair === null) session.advance([0]);
      session.advance([input]);
      session.advance([INPUT.hard]);
      return session.state.board;
    });
    while (session.state.pair === null) session.advance([0]);
    const found = turnsOf(session.replay(), 0);
    expect(found.over).toBe(false);
    expect(found.turns.map(({ placed }) => placed)).toEqual([
      { col: 1, rot: 0 },
      { col: 2, rot: 1 },
      { col: 2, rot: 0 },
    ]);
    expect(found.turns[2]?.view.board).toEqual(turns[1]);
  });

  it('are those of one seat of a match', () => {
    const replay = golden('puyo-versus-tsu');
    const [first, second] = [turnsOf(replay, 0), turnsOf(replay, 1)];
    expect(first.turns.length).toBeGreaterThan(5);
    expect(hash(first.turns.map(({ placed }) => placed))).not.toBe(hash(second.turns.map(({ placed }) => placed)));
    expect(first.over || second.over).toBe(true);
  });

  it('are none if the replay is not valid', () => {
    expect(() => turnsOf({ ...golden('puyo-tsu-endless-5'), hash: '0'.repeat(16) }, 0)).toThrow('do not reproduce');
    expect(() => turnsOf({ ...golden('puyo-tsu-endless-5'), game: duel(puyo).id }, 0)).toThrow('seats');
  });
});

describe('the share that a placement keeps', () => {
  it('is that of the best worth', () => {
    expect(keptOf({ placed: 3123, best: 3463 })).toBe(0.902);
    expect(keptOf({ placed: 0, best: 3463 })).toBe(0);
    expect(keptOf({ placed: 0, best: 0 })).toBe(1);
  });

  it.each([
    [99, 'best'],
    [97, 'best'],
    [96.9, 'good'],
    [90, 'good'],
    [89.9, 'inaccuracy'],
    [75, 'inaccuracy'],
    [74.9, 'mistake'],
    [50, 'mistake'],
    [49.9, 'blunder'],
    [0, 'blunder'],
  ])('of %s percent is graded %s', (percent, grade) => {
    expect(gradeOf({ placed: 1000 * percent, best: 100_000 })).toBe(grade);
  });

  it.each([
    [999, 'good'],
    [1000, 'inaccuracy'],
    [2279, 'inaccuracy'],
    [2280, 'mistake'],
    [4839, 'mistake'],
    [4840, 'blunder'],
  ])('costs no more than the %d points that are lost: %s', (best, grade) => {
    expect(gradeOf({ placed: 0, best })).toBe(grade);
  });

  it('does not matter where the game is lost and need not be', () => {
    expect(gradeOf({ placed: 0, best: 70 }, true)).toBe('blunder');
    expect(gradeOf({ placed: 0, best: 0 }, true)).toBe('best');
  });
});

describe('the outcome of a placement', () => {
  it('is the chain it fires, and the chain in reach after it', () => {
    const board = parseBoard('GGGR..\nRRRG..');
    expect(outcomeOf(board, { axis: 2, child: 4 }, { col: 4, rot: 0 })).toMatchObject({ links: 0, score: 0, reach: 2 });
    expect(outcomeOf(parseBoard('RRR...'), { axis: 1, child: 2 }, { col: 3, rot: 0 })).toMatchObject({
      links: 1,
      score: 40,
      reach: 0,
    });
  });
});

describe('a review', () => {
  it('does not depend on the order in which the moves are judged', () => {
    const replay = golden('puyo-tsu-endless-5');
    const reviewer = new Reviewer(replay, { bot: strong, nodes: NODES, seat: 0 });
    const backward = [5, 4, 3].map((number) => reviewer.judge(number)).toReversed();
    expect(reviewed(replay, 6).slice(3)).toMatchObject(backward);
  });

  it('has lines with the pairs that came, up to their largest chain', () => {
    const reviewer = new Reviewer(golden('puyo-tsu-endless-5'), { bot: strong, nodes: NODES, seat: 0 });
    const { best, after } = reviewer.judge(4);
    const line = reviewer.line(4, best);
    expect(line.map(({ pair }) => pair)).toEqual(
      reviewer.turns.slice(4, 4 + line.length).map(({ view }) => view.pairs[0]),
    );
    expect([line[0]?.aim, line[0]?.reach]).toEqual([best, after.best]);
    const { view } = reviewer.turns[5];
    const second = outcomeOf(line[0]?.board ?? [], view.pairs[0], line[1]?.aim ?? best);
    expect(line[1]?.board).toEqual(second.board);
    const scores = line.map(({ score }) => score);
    expect(chainOf(line)).toMatchObject({ pairs: line.length, score: Math.max(...scores) });
    expect(reviewer.line(reviewer.turns.length - 1, best)).toHaveLength(3);
  });

  it('finds no loss in a game of the reviewer, up to a last pair that it knew', () => {
    const moves = reviewed(played('strong', 14, 5), 14);
    expect(moves.map(({ rank, kept }) => [rank, kept])).toEqual(moves.map(() => [1, 1]));
    expect(summaryOf(moves)).toMatchObject({ accuracy: 100, moments: [] });
  });

  it('names the moves that cost most', () => {
    const moves = reviewed(played('novice', 20, 5), 20, 1500);
    const { accuracy, grades, moments } = summaryOf(moves);
    const costs = moves.map(({ worth }) => worth.best - worth.placed);
    expect(accuracy).toBeCloseTo((100 * moves.reduce((sum, { kept }) => sum + kept, 0)) / moves.length, 1);
    expect(accuracy).toBeLessThan(85);
    expect(Object.values(grades).reduce((sum, count) => sum + count)).toBe(20);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.map((i) => costs[i])).toEqual(moments.map((i) => costs[i]).toSorted((a = 0, b = 0) => b - a));
  });

  it.each(['novice', 'builder', 'casual'])('of %s gives each grade the one meaning that the docs name', (name) => {
    for (const { worth, kept, grade, rank, best, placed, ahead, losesGame } of reviewed(
      played(name, 30, 3),
      30,
      1500,
    )) {
      const lost = worth.best - worth.placed;
      expect(kept).toBe(worth.best === 0 ? 1 : Math.round((1000 * worth.placed) / worth.best) / 1000);
      expect(rank === 1).toBe(best.col === placed.col && best.rot === placed.rot);
      if (rank === 1) expect([kept, grade]).toEqual([1, 'best']);
      if (!isSlip(grade) || losesGame) continue;
      const { kept: share, lost: points } = SLIP_BOUNDS[grade as keyof typeof SLIP_BOUNDS];
      expect(kept).toBeLessThan(share);
      expect(lost).toBeGreaterThanOrEqual(points);
      expect(ahead?.best.score).toBeGreaterThan(ahead?.placed.score ?? 0);
    }
  });

  it('of a decent game is no list of blunders', () => {
    const { blunder, mistake, inaccuracy } = summaryOf(reviewed(casualGame(), 60, 3000)).grades;
    expect(blunder).toBeLessThanOrEqual(3);
    expect(mistake).toBeLessThanOrEqual(8);
    expect(blunder + mistake + inaccuracy).toBeGreaterThanOrEqual(5);
  });

  it('costs five searches per pair at most, and finds a slip within the first tenth of its work', () => {
    const nodes = 1500;
    const reviewer = new Reviewer(casualGame(), { bot: strong, nodes, seat: 0 });
    const count = [...reviewer.moves()].length;
    const again = new Reviewer(casualGame(), { bot: strong, nodes, seat: 0 });
    for (const { move } of again.moves()) if (isSlip(move.grade)) break;
    expect(again.nodes).toBeLessThan(reviewer.nodes / 10);
    expect(reviewer.nodes).toBeLessThan(5 * nodes * count);
  });

  it('of an empty game is perfect', () => {
    expect(summaryOf([])).toMatchObject({ accuracy: 100, moments: [] });
  });

  it('of a golden game never changes', () => {
    const moves = reviewed(golden('puyo-tsu-endless-5'), 15);
    const facts = moves.map(({ kept, ...move }) => ({ ...move, kept: Math.round(1000 * kept), view: null }));
    expect(hash(facts)).toBe('62dc7fedfb67b6fe');
    expect(moves.map(({ kept, rank }) => `${rank} ${Math.round(100 * kept)}`).join(', ')).toBe(
      '1 100, 1 100, 1 100, 1 100, 10 20, 1 100, 8 79, 1 100, 1 100, 1 100, 5 40, 1 100, 1 100, 16 81, 2 50',
    );
  });
});
