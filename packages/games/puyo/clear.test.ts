import { describe, expect, it } from 'vitest';
import { parseBoard } from './board.ts';
import { findGroups } from './clear.ts';
import { resolveBoard } from './resolve.ts';
import { RULES } from './rules.ts';
import { draw, drawing, given, only, pairOf, spawned, until } from './drawn.testing.ts';
import type { Event } from './state.ts';

function resolve(text: string, rules: 'classic' | 'tsu' = 'tsu') {
  const { board, ...rest } = resolveBoard(parseBoard(text), RULES[rules]);
  return { ...rest, board: draw({ board, pair: null }) };
}

describe('P5.1 four of a color', () => {
  it.each(['RRRR', 'R\nR\nR\nR', 'RR\nRR', 'R.\nRR\nYR', '.RR\nRRG'])('pop when they touch: %j', (text) => {
    expect(resolve(text).links).toHaveLength(1);
  });

  it.each(['RRR.R', 'RR\nYG\nRR', 'R.\nYR\nRG', 'OOOOOO'])('do not when they do not, or are ojama: %j', (text) => {
    expect(resolve(text).links).toEqual([]);
  });
});

describe('P5.2 groups found together', () => {
  it('are one link', () => {
    expect(resolve('RRRR..\nBBBBYY').links).toMatchObject([{ groups: [4, 4], colors: 2 }]);
    expect(resolve('GG.GG.\nGGOGG.').links).toMatchObject([{ groups: [4, 4], colors: 1, garbage: 1 }]);
  });
});

describe('P5.3 rows that pop', () => {
  const column = (top: string): string => `${top}\n${'Y.....\nG.....\n'.repeat(5)}Y.....`;

  it('are all 14 under classic', () => {
    expect(resolve(column('R.....\nR.....\nR.....'), 'classic').links).toEqual([]);
    const high = `R.....\nR.....\nR.....\nR.....\n${'Y.....\nG.....\n'.repeat(5)}`;
    expect(resolve(high, 'classic').links).toHaveLength(1);
  });

  it('under tsu are those below row 12: row 12 neither joins nor triggers', () => {
    const twelve = `R.....\nR.....\nR.....\nR.....\n${'Y.....\nG.....\n'.repeat(4)}Y.....`;
    expect(twelve.trim().split('\n')).toHaveLength(13);
    expect(resolve(twelve).links).toEqual([]);
    expect(resolve(twelve, 'classic').links).toHaveLength(1);
  });

  it('under tsu row 13 neither joins nor triggers', () => {
    const flat = `RRRR..\n${'......\n'.repeat(13)}`;
    expect(findGroups(parseBoard(flat), RULES.tsu.popRows)).toEqual([]);
    expect(findGroups(parseBoard(flat), RULES.classic.popRows)).toHaveLength(1);
  });

  it('a puyo from row 12 joins once it has fallen', () => {
    const ghost = `R.....\nR.....\n${'Y.....\nG.....\n'.repeat(3)}GGGG..\nR.....\nR.....\nY.....\nG.....`;
    expect(resolve(ghost).links).toHaveLength(1);
  });
});

describe('P5.4 ojama', () => {
  it('goes with a popping puyo beside it, and only then', () => {
    expect(resolve('OO....\nRRRRO.\nOYOYGO').board).toBe(drawing('.Y.YGO'));
  });

  it('does not join groups', () => {
    expect(resolve('RROORR').links).toEqual([]);
  });
});

describe('P5.5 ojama in rows that do not pop', () => {
  it('stays under tsu', () => {
    const high = `O.....\nRRRR..\n${'YGYGOO\nGYGYOO\n'.repeat(5)}YGYGOO`;
    expect(resolve(high).links).toMatchObject([{ garbage: 0 }]);
    expect(resolve(high, 'classic').links).toMatchObject([{ garbage: 1 }]);
  });
});

describe('P5.6 the stages of a link', () => {
  /** A red pair set down where it starts a chain of two: red, then green. */
  function play(rules: 'classic' | 'tsu') {
    const start = spawned(given('.G....\n.GG...\nGRR...', { rules, pairs: 'RR' }));
    const pair = { ...pairOf(start), row: 0, col: 3, facing: 0 };
    const times: Partial<Record<Event['kind'], number>> = {};
    const { events } = until({ ...start, pair }, (played) => {
      for (const { kind } of played.events) times[kind] ??= played.state.ticks;
      return only(played.events, 'ended').length > 0;
    });
    return { times, events };
  }

  it.each([
    ['classic', 11, 7],
    ['tsu', 50, 0],
  ] as const)('under %s: found, popped %i ticks later, falling %i after that', (rules, pop, pause) => {
    const { found = 0, popped = 0, settled = 0 } = play(rules).times;
    expect([popped - found, settled - popped]).toEqual([pop, pause]);
  });

  it('list every step in order', () => {
    const { events } = play('tsu');
    const told = ['landed', 'locked', 'found', 'popped', 'settled', 'found', 'popped', 'sent', 'allClear', 'ended'];
    expect(events.map(({ kind }) => kind)).toEqual(told);
    expect(only(events, 'found')).toMatchObject([{ chain: 1 }, { chain: 2 }]);
    expect(only(events, 'popped').map(({ link }) => link.score)).toEqual([40, 320]);
  });
});

describe('the 19-link board', () => {
  it('is 19 links and 175,080 points', () => {
    const { links, score } = resolve(NINETEEN);
    expect([links.length, score]).toEqual([19, 175_080]);
  });
});

const NINETEEN = `
..RYGR
RBBRYB
GBRYGG
RBRYGB
GYBGYB
YBGYRB
GYBGYR
GYBGYR
GRRBRB
RBYGBB
GRBYGR
GRBYGR
GRBYGR`;
