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
import { outcomeOf, type ReviewedMove, Reviewer, reviewOf, summaryOf } from './index.ts';
import { turnsOf } from './turns.ts';

const NODES = 300;
const [strong] = BOTS;
const golden = (name: string): Replay =>
  readReplay(readFileSync(new URL(`../../../../replays/${name}.json`, import.meta.url), 'utf8'));

function reviewed(replay: Replay, most: number, nodes = NODES): ReviewedMove[] {
  const { moves } = reviewOf(replay, { bot: strong, nodes, seat: 0 });
  const found: ReviewedMove[] = [];
  for (const move of moves) if (found.push(move) === most) break;
  return found;
}

/** A game of a bot with at most NODES nodes per move. */
function played(name: string, pairs: number, seed: number): Replay {
  const bot = puyoBots.open(name);
  const game = solo(puyoBots, { setup: puyoBots.setup('tsu'), seed, limits: { pairs, stopScore: Infinity } });
  let step = game.next();
  while (step.done !== true) step = game.next(think(bot, step.value.view, { nodes: Math.min(bot.nodes, NODES) }));
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
  it('is a share of what the best promises above a usual one', () => {
    expect(keptOf({ placed: 50_000, best: 60_000, usual: 40_000 })).toBe(0.5);
    expect(keptOf({ placed: 60_000, best: 60_000, usual: 40_000 })).toBe(1);
    expect(keptOf({ placed: 10_000, best: 60_000, usual: 40_000 })).toBe(0);
  });

  it('is large if all are nearly alike', () => {
    expect(keptOf({ placed: 57_000, best: 60_000, usual: 59_000 })).toBe(0.5);
    expect(keptOf({ placed: 0, best: 150, usual: 100 })).toBe(0.5);
    expect(keptOf({ placed: 0, best: 0, usual: 0 })).toBe(1);
  });

  it('gives a grade', () => {
    expect([1, 0.97, 0.969, 0.75, 0.749, 0.5, 0.499, 0.15, 0.149, 0].map(gradeOf)).toEqual([
      'best',
      'best',
      'good',
      'good',
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ]);
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

  it('continues as the bot would, with the pairs that came', () => {
    const reviewer = new Reviewer(golden('puyo-tsu-endless-5'), { bot: strong, nodes: NODES, seat: 0 });
    const { best, after } = reviewer.judge(4);
    const line = reviewer.line(4, best);
    expect(line.map(({ pair }) => pair)).toEqual(reviewer.turns.slice(4, 9).map(({ view }) => view.pairs[0]));
    expect([line[0]?.aim, line[0]?.reach]).toEqual([best, after.best]);
    const { view } = reviewer.turns[5];
    const second = outcomeOf(line[0]?.board ?? [], view.pairs[0], line[1]?.aim ?? best);
    expect(line[1]?.board).toEqual(second.board);
    expect(reviewer.line(reviewer.turns.length - 1, best)).toHaveLength(1);
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
    expect(accuracy).toBeLessThan(75);
    expect(Object.values(grades).reduce((sum, count) => sum + count)).toBe(20);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.map((i) => costs[i])).toEqual(moments.map((i) => costs[i]).toSorted((a = 0, b = 0) => b - a));
    for (const { rank, kept, worth } of moves) expect(kept === 1 || (rank > 1 && worth.placed < worth.best)).toBe(true);
  });

  it('of an empty game is perfect', () => {
    expect(summaryOf([])).toMatchObject({ accuracy: 100, moments: [] });
  });

  it('of a golden game never changes', () => {
    const moves = reviewed(golden('puyo-tsu-endless-5'), 15);
    const facts = moves.map(({ kept, ...move }) => ({ ...move, kept: Math.round(1000 * kept), view: null }));
    expect(hash(facts)).toBe('2b10279a2ffc4aa5');
    expect(moves.map(({ kept, rank }) => `${rank} ${Math.round(100 * kept)}`).join(', ')).toBe(
      '1 100, 4 100, 3 83, 1 100, 10 0, 7 100, 8 58, 1 100, 6 100, 2 71, 5 12, 8 88, 9 49, 16 61, 2 0',
    );
  });
});
