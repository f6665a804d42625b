import { describe, expect, it } from 'vitest';
import { drawing, held, only, resolve, turnOf, until } from './drawn.testing.ts';
import type { Event } from './state.ts';

const RULESETS = ['classic', 'arcade'] as const;

describe.each(RULESETS)('under %s', (rules) => {
  it('G7.1 a crash gem breaks with all of its color that is connected', () => {
    expect(resolve('R.R...\nRrRG..\nYBRRR.', rules)).toMatchObject({
      board: drawing('YB.G..'),
      links: [{ normal: 7, crash: 1 }],
    });
    expect(resolve('rG....\nGR....', rules).links).toEqual([]);
    expect(resolve('RrrR..', rules).links).toMatchObject([{ normal: 2, crash: 2 }]);
  });

  it('G7.2 two crash gems of one color alone break; one alone waits', () => {
    expect(resolve('rr', rules).links).toMatchObject([{ normal: 0, crash: 2 }]);
    expect(resolve('rb\nGY', rules)).toMatchObject({ links: [], board: drawing('rb....\nGY....') });
    expect(resolve('rr', rules, { crashPair: 'inert' }).links).toEqual([]);
    expect(resolve('rrR', rules, { crashPair: 'inert' }).links).toHaveLength(1);
  });

  it('G7.3 all that breaks at one moment is one link', () => {
    expect(resolve('Rr..Gg', rules).links).toMatchObject([{ chain: 1, normal: 2, crash: 2 }]);
    expect(resolve('.g....\nGrR...', rules).links).toMatchObject([{ chain: 1 }, { chain: 2 }]);
    expect(resolve('0.....\nR.gG.r', rules).links).toMatchObject([{ normal: 2, crash: 2, diamond: 1 }]);
  });

  it('G7.4 a diamond takes the color beneath it, everywhere', () => {
    const { board, links } = resolve('.0....\nRG...g\nGGRBRG', rules);
    expect([board, links]).toMatchObject([drawing('R.RBR.'), [{ crash: 1, diamond: 1 }]]);
    expect(resolve('0....Y\nbG...B', rules)).toMatchObject({
      board: drawing('.G...Y'),
      links: [{ normal: 1, crash: 1 }],
    });
  });

  it('G7.5 a crash gem that breaks the gem under a diamond does not rob it of its color', () => {
    const { board, links } = resolve('0.....\nRr.YRR', rules);
    expect([board, links]).toMatchObject([drawing('...Y..'), [{ normal: 3, crash: 1, diamond: 1 }]]);
  });

  it('G7.6 a diamond on a diamond takes the color below both', () => {
    const { board, links, techs } = resolve('0.....\n0.....\nR..GR.', rules);
    expect([board, links, techs]).toMatchObject([drawing('...G..'), [{ normal: 2, diamond: 2 }], 0]);
    expect(resolve('0\n0', rules)).toMatchObject({ links: [], techs: 2 });
  });

  it('G7.7 a diamond on the floor is a tech bonus and no link, whatever is beside it', () => {
    const tech = resolve('R0R...', rules);
    expect(tech).toMatchObject({ board: drawing('R.R...'), links: [], techs: 1, score: 10_000 });
  });

  it('G7.7 what was on top of it falls and is checked again, as the first link', () => {
    const { links, techs, board } = resolve('.r....\nR0....', rules);
    expect([techs, links, board]).toMatchObject([1, [{ chain: 1, normal: 1, crash: 1 }], '']);
  });

  it('G7.7 beside a link of the same moment both count', () => {
    expect(resolve('0.Rr.B', rules)).toMatchObject({ techs: 1, links: [{ chain: 1, diamond: 0 }] });
  });

  it('G7.8 on a counter gem a diamond takes its color, counter gems and all', () => {
    const { board, links } = resolve('0.....\nF.H.RB\nG.GEG.', rules);
    expect([board, links]).toMatchObject([drawing('..H...\nG.G.GB'), [{ normal: 1, counter: 2, diamond: 1 }]]);
  });

  it('G7.9 a counter gem beside a break is shattered, and that spreads no further', () => {
    const { board, links } = resolve('.HH...\nRrWW..', rules);
    expect([board, links]).toMatchObject([drawing('..HW..'), [{ normal: 1, crash: 1, counter: 2 }]]);
    expect(resolve('rF', rules).links).toEqual([]);
  });
});

describe('G7.10 the stages of a link', () => {
  /** A red crash gem beside a red gem that carries a green crash gem: two links. */
  function play(rules: 'classic' | 'arcade') {
    const told: { kind: Event['kind']; at: number }[] = [];
    const start = held('..g...\n.GR...', 0, { rules, piece: 'rB' }, { col: 3, groundings: 8 });
    let seen = 0;
    const { events } = until(start, (played) => {
      for (const { kind } of played.events.slice(seen)) told.push({ kind, at: played.state.ticks });
      seen = played.events.length;
      return only(played.events, 'ended').length > 0;
    });
    return { told, events, at: (kind: Event['kind']) => told.filter((one) => one.kind === kind).map(({ at }) => at) };
  }

  it.each([
    ['classic', 11, 7],
    ['arcade', 24, 7],
  ] as const)('under %s: found, broken %i ticks later, falling %i after that', (rules, shown, pause) => {
    const { at } = play(rules);
    const [found = 0] = at('found');
    const [broke = 0] = at('broke');
    const [settled = 0] = at('settled');
    expect([broke - found, settled - broke]).toEqual([shown, pause]);
  });

  it('under arcade links are 40 ticks apart', () => {
    const [first = 0, second = 0] = play('arcade').at('broke');
    expect(second - first).toBe(40);
  });

  it('list every step in order', () => {
    const { told, events } = play('classic');
    expect(told.map(({ kind }) => kind)).toEqual([
      'landed',
      'locked',
      'found',
      'broke',
      'settled',
      'found',
      'broke',
      'ended',
    ]);
    expect(only(events, 'found').map(({ chain }) => chain)).toEqual([1, 2]);
  });
});

describe('a tech bonus in play', () => {
  it('is an event, counted and paid apart from links', () => {
    const { events, state } = turnOf('......\nRG....', 3, { rules: 'classic', piece: '0R' });
    expect(only(events, 'found')).toMatchObject([{ chain: 0, breaking: { cells: [], techs: [3] } }]);
    expect(only(events, 'tech')).toEqual([{ kind: 'tech', cells: [3], points: 10_000 }]);
    expect(state).toMatchObject({ score: 10_000, techs: 1, maxChain: 0 });
  });
});
