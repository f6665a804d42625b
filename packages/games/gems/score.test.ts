import { describe, expect, it } from 'vitest';
import { parseBoard } from './board.ts';
import { findBreak } from './clear.ts';
import { type Rules, RULES, type RulesName } from './rules.ts';
import { only, resolve, turnOf } from './drawn.testing.ts';
import { scoreLink } from './score.ts';

function scores(text: string, rules: RulesName, options: Partial<Rules> = {}): number[] {
  return resolve(text, rules, options).links.map(({ score }) => score);
}

describe('G8.1 gems', () => {
  it.each([
    ['Rr.G..', 20, 200],
    ['RRr.G.', 30, 300 + 10],
    ['RR....\nRRr.G.', 4 * 25 + 10, 500 + 30 + 4 * 100],
    ['FRr.G.', 21, 210 + 10],
    ['0.....\nR..G..', 10, 50],
  ])('%j score %i under classic and %i under arcade', (text, classic, arcade) => {
    expect([scores(text, 'classic'), scores(text, 'arcade')]).toEqual([[classic], [arcade]]);
  });
});

describe('G8.2 a chain', () => {
  it('scores half as much again with each link under classic', () => {
    expect(scores('.b....\n.gB...\nGrR...', 'classic')).toEqual([20, 30, 40]);
  });

  it('has a bonus for each link under arcade', () => {
    const board = parseBoard('Rr');
    const broken = findBreak(board, RULES.arcade) as NonNullable<ReturnType<typeof findBreak>>;
    const bonuses = Array.from({ length: 11 }, (_, i) => {
      return scoreLink(i + 1, { board, slabs: [] }, broken, RULES.arcade).score - 200;
    });
    expect(bonuses).toEqual([0, 200, 400, 1000, 1600, 2200, 2800, 3400, 4000, 4000, 4000]);
  });
});

describe('G8.3 half a point', () => {
  it('counts as one under classic', () => {
    expect(scores('RR.r..\nRRRb..\nGRRB..', 'classic')).toEqual([20, 278]);
  });

  it('is lost under arcade', () => {
    expect(scores('0.....\nRF....', 'arcade', { counterPoints: 1 })).toEqual([50]);
  });
});

describe('G8.4 colors and size', () => {
  it('are worth something under arcade alone', () => {
    expect([scores('Rr.Gg.', 'classic'), scores('Rr.Gg.', 'arcade')]).toEqual([[40], [400 + 200 + 20]]);
    expect([scores('RrGgBb', 'classic'), scores('RrGgBb', 'arcade')]).toEqual([[60], [600 + 400 + 40]]);
  });
});

describe('G8.5 power gems under arcade', () => {
  it('make the known values of twelve gems: none, six and all of them power', () => {
    expect(scores('R.R...\nR.R...\nR.R..r\nRRRRRR', 'arcade')).toEqual([1410]);
    expect(scores('.....R\n.....R\nRRR.rR\nRRRRRR', 'arcade')).toEqual([2010]);
    expect(scores('RRRR..\nRRRR..\nRRRRr.', 'arcade')).toEqual([3210]);
  });

  it.each([
    [2, 2, 100],
    [2, 4, 100],
    [3, 3, 150],
    [4, 4, 200],
    [5, 5, 250],
    [6, 6, 300],
    [6, 9, 350],
    [6, 12, 350],
  ])('%i by %i score %i each beyond a gem', (w, h, step) => {
    const board = `r\n${`${'R'.repeat(w)}\n`.repeat(h)}`;
    const power = w * h;
    expect(scores(board, 'arcade')).toEqual([100 * (power + 1) + 10 * (power - 1) + step * power]);
  });

  it('count for less with a diamond', () => {
    const base = 16 * 100 + 14 * 10 + 16 * 150;
    expect(scores(`0\n${'RRRR\n'.repeat(4)}`, 'arcade')).toEqual([base / 2]);
  });
});

describe('G8.6 a diamond', () => {
  it('halves its link under arcade and not under classic', () => {
    expect([scores('0.....\nRBR...', 'classic'), scores('0.....\nRBR...', 'arcade')]).toEqual([[20], [100]]);
    expect(scores('0.....\nRRRRRR', 'classic')).toEqual([60]);
    expect(scores('0.....\nRBR.Gg', 'arcade')).toEqual([(400 + 200 + 20) / 2]);
  });
});

describe('G8.7 a tech bonus', () => {
  it.each(['classic', 'arcade'] as const)('is 10,000 under %s, and never multiplied', (rules) => {
    expect(resolve('0..G..', rules)).toMatchObject({ score: 10_000, links: [] });
    const { links, score } = resolve('.g....\nGrR0.B', rules);
    expect(score - links.reduce((sum, link) => sum + link.score, 0)).toBe(10_000);
  });
});

describe('G8.8 an all clear', () => {
  it.each([
    ['classic', 5000],
    ['arcade', 600],
  ] as const)('under %s is %i', (rules, points) => {
    const { score, links, allClear } = resolve('Rr', rules);
    expect([allClear, score - (links[0]?.score ?? 0)]).toEqual([true, points]);
    expect(resolve('0', rules)).toMatchObject({ allClear: true, techs: 1, score: 10_000 + points });
    expect(resolve('......', rules)).toMatchObject({ allClear: false, score: 0 });
    expect(resolve('Rr...G', rules).allClear).toBe(false);
  });

  it('is one event, after the chain, and counted', () => {
    const { events, state } = turnOf('..R...', 2, { rules: 'classic', piece: 'rR' });
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['broke', 'allClear', 'ended']);
    expect(only(events, 'allClear')).toEqual([{ kind: 'allClear', points: 5000 }]);
    expect(state).toMatchObject({ score: 5030, allClears: 1 });
  });
});
