import { describe, expect, it } from 'vitest';
import { parseBoard } from './board.ts';
import { resolveBoard } from './resolve.ts';
import { RULES } from './rules.ts';
import { chainPower, colorBonus, groupBonus } from './score.ts';

function links(text: string) {
  return resolveBoard(parseBoard(text), RULES.tsu).links;
}

describe('P6.1 a link', () => {
  it('of four of one color alone scores 40', () => {
    expect(links('RRRR')).toMatchObject([{ bonus: 1, score: 40 }]);
  });

  it('counts all bonuses together', () => {
    expect(links('RRRRR.\nBBBBY.')).toMatchObject([{ cleared: 9, colors: 2, groups: [5, 4], bonus: 5, score: 450 }]);
  });

  it('in second place adds chain power 8', () => {
    expect(links('.GGG..\nGRRRR.').map(({ score }) => score)).toEqual([40, 320]);
  });
});

describe('P6.2 chain power', () => {
  it('is 0, 8, 16, 32, 64, then 32 more each time', () => {
    const powers = Array.from({ length: 24 }, (_, i) => chainPower(i + 1));
    expect(powers.slice(0, 8)).toEqual([0, 8, 16, 32, 64, 96, 128, 160]);
    expect(powers.slice(18)).toEqual([512, 544, 576, 608, 640, 672]);
  });

  it('is 704 at link 25 and never above 999', () => {
    expect([25, 26, 34, 35, 100].map(chainPower)).toEqual([704, 736, 992, 999, 999]);
  });
});

describe('P6.3 color bonus', () => {
  it('is 0, 3, 6, 12, 24', () => {
    expect([1, 2, 3, 4, 5].map(colorBonus)).toEqual([0, 3, 6, 12, 24]);
  });

  it('looks at the colors of one link', () => {
    expect(links('RRRRPP\nBBBBPP\nGGGGYY\n....YY')).toMatchObject([{ colors: 5, bonus: 24 }]);
  });
});

describe('P6.4 group bonus', () => {
  it('grows with the group', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 72].map(groupBonus)).toEqual([0, 2, 3, 4, 5, 6, 7, 10, 10, 10]);
  });

  it('adds up: a four and a seven of one color have 4', () => {
    expect(links('RR.RRR\nRROROO\n...RRR')).toMatchObject([{ groups: [7, 4], colors: 1, bonus: 4, score: 440 }]);
  });
});

describe('P6.5 ojama', () => {
  it('counts for nothing', () => {
    expect(links('OOOO..\nRRRRO.')).toMatchObject([{ cleared: 4, garbage: 5, score: 40 }]);
  });
});
