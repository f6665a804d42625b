import type { JudgedMove, LineChain, Turn } from '@rensa/bots/puyo/review';
import { EMPTY_BOARD } from '@rensa/games/puyo';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../../base/text/text.ts';
import { aimWords } from './marks/marks.tsx';
import { briefly, lossSaid, sentencesOn } from './said.ts';
import { reviewText, reviewWords } from './text/text.ts';

const PLACED = { col: 0, rot: 0 };
const BEST = { col: 3, rot: 1 };
const view = { board: EMPTY_BOARD, pairs: [{ axis: 1, child: 2 }] } as unknown as Turn['view'];
const turn = (fired = 0): Turn => ({ tick: 0, view, placed: PLACED, fired });

const chain = (links: number, score: number, pairs = 2): LineChain => ({ pairs, links, score });
const judged = (more: Partial<JudgedMove>): JudgedMove => ({
  best: BEST,
  rank: 4,
  worth: { placed: 2000, best: 9000 },
  kept: 0.222,
  grade: 'blunder',
  losesGame: false,
  reach: 3,
  after: { placed: 5, best: 3 },
  ahead: { placed: chain(2, 700), best: chain(5, 4840) },
  ...more,
});

const sentences = (move: JudgedMove, fired = 0): readonly string[] => sentencesOn(turn(fired), move, 16);
const numbersIn = (said: string): number[] =>
  [...said.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => Number(digits));

describe.each(['en', 'ja'] as const)('what is said of a move in %s', (language) => {
  beforeAll(async () => {
    await reviewText.load();
    await speak(language);
  });
  // Other test files run in the same process.
  afterAll(() => speak('en'));

  test('of a slip is what its line made and yours did not, and not that your chain grew', () => {
    const said = sentences(judged({}));
    expect(numbersIn(said.at(-2) ?? '').toSorted((a, b) => a - b)).toEqual([5, 18, 4840]);
    expect(numbersIn(said.at(-1) ?? '')).toEqual([2, 700]);
    expect(said).not.toContain(reviewWords().youBecame(3, 5));
    expect(numbersIn(lossSaid(judged({}))).toSorted((a, b) => a - b)).toEqual([2, 5]);
  });

  test('of a slip with as long a chain is the points of both', () => {
    const move = judged({ ahead: { placed: chain(5, 4840), best: chain(5, 6300) } });
    const [bots, yours] = sentences(move).slice(-2).map(numbersIn);
    expect(bots?.toSorted((a, b) => a - b)).toEqual([18, 6300]);
    expect(yours).toEqual([4840]);
    expect(numbersIn(lossSaid(move)).toSorted((a, b) => a - b)).toEqual([4840, 6300]);
  });

  test('of a placement that loses the game is that it does', () => {
    const move = judged({ losesGame: true, ahead: null });
    expect(sentences(move)).toContain(reviewWords().youLost);
    expect(lossSaid(move)).toBe(reviewWords().lossGame);
  });

  test('never contradicts the numbers', () => {
    const chains = fc.record({
      pairs: fc.integer({ min: 1, max: 7 }),
      links: fc.integer({ min: 1, max: 19 }),
      score: fc.integer({ min: 40, max: 99_999 }),
    });
    fc.assert(
      fc.property(chains, chains, (a, b) => {
        fc.pre(a.score !== b.score);
        const [placed, best] = a.score < b.score ? [a, b] : [b, a];
        const [bots, yours] = sentences(judged({ ahead: { placed, best } }))
          .slice(-2)
          .map(numbersIn);
        const saysLinks = yours?.length === 2;
        expect(bots).toContain(best.score);
        expect(yours?.at(-1)).toBe(placed.score);
        if (saysLinks) expect(best.links).toBeGreaterThan(placed.links);
      }),
    );
  });

  test('of a slip is its loss in a few words where there is little room', () => {
    const [lost, bot] = briefly(turn(), judged({}));
    expect(lost).toBe(reviewWords().sentence(lossSaid(judged({}))));
    expect(bot).toBe(reviewWords().botPlaces(reviewWords().column(4)));
  });

  test('of a good placement is what is expected, or that nothing was lost with the pairs that came', () => {
    const close = judged({ grade: 'good', worth: { placed: 8500, best: 9000 }, kept: 0.944, ahead: null });
    const lucky = judged({ grade: 'good', ahead: { placed: chain(5, 4840), best: chain(5, 4700) } });
    expect(sentences(close)).toEqual([reviewWords().botExpects(aimWords(BEST), 9000, 8500)]);
    expect(sentences(lucky, 2)).toEqual([reviewWords().youFired(2), reviewWords().cameOut(aimWords(BEST), 4840, 4700)]);
  });
});
