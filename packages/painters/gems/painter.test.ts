import { INPUT } from '@rensa/games/falling';
import {
  COLS,
  gems,
  type Gems,
  parseBoard,
  type Piece,
  RULES,
  type RulesName,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK, type Look } from '../canvas/look.ts';
import { count, FakeCanvas, nonFinite, recordPen } from '../canvas/recorder.testing.ts';
import { layoutField } from '../falling/layout.ts';
import type { TickView } from '../falling/frame.ts';
import { PainterScenario } from '../falling/scenario.testing.ts';
import { GemsPainter } from './painter.ts';
import { paintGem, paintGemBoard, paintGemPair } from './previews.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);
beforeEach(() => {
  FakeCanvas.calls.length = 0;
});

/** Layout on a phone. */
const LAYOUT = layoutField({ width: 390, height: 844, touch: true }, COLS, VISIBLE_ROWS);

class GemsScenario extends PainterScenario<Gems> {
  constructor(look: Partial<Look>, state: State) {
    super(new GemsPainter({ ...DEFAULT_LOOK, ...look }, 2), { game: gems, state, layout: LAYOUT });
  }

  /** Plays until the next piece comes. */
  out(each: () => void = () => {}): void {
    do {
      this.tick();
      each();
    } while (this.state.phase !== 'spawn' && this.state.phase !== 'over');
  }
}

function start(rules: RulesName, patch: Partial<State> = {}): State {
  return { ...gems.start({ rules, mode: 'endless', pattern: 'pillars' }, 7), ...patch };
}

const settling = (rules: RulesName, drawing: string, patch: Partial<State> = {}): State =>
  start(rules, { board: parseBoard(drawing), phase: 'settle', timer: 1, ...patch });

/** Two links; the first takes a square and a counter gem along. */
const CHAIN = 'G.....\nbg....\nrR....\nRRAB..\nRRGGYY';

const PAIR = { axis: 1, child: 2, row: 6, col: 3, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, lifts: 0 };

test('a lost board cracks, falls as facets, and leaves nothing', () => {
  const rows = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? '..RGB.' : '..GBR.'));
  const show = new GemsScenario({}, settling('classic', rows.join('\n')));
  show.out();
  while (show.state.phase !== 'over') show.tick();
  show.painter.finish({ kind: 'lost', start: show.now, match: false });
  const pieces = (ticks: number): number => {
    for (let i = 0; i < ticks; i++) show.idle();
    return count(show.calls, 'drawImage');
  };
  const whole = pieces(30);
  expect(count(show.calls, 'clip')).toBeGreaterThan(1);
  expect(pieces(22)).toBeGreaterThan(whole + 20);
  expect(pieces(48)).toBeLessThan(5);
  expect(nonFinite(show.calls)).toEqual([]);
  for (let i = 0; i < 10; i++) show.idle();
  expect(show.idle()).toBe(false);
});

describe('paint says whether something moves', () => {
  test('nothing does on a board at rest', () => {
    const show = new GemsScenario({}, start('arcade', { board: parseBoard('RrGA') }));
    expect(show.idle()).toBe(false);
  });

  test('gems that break do, until all is over', () => {
    const show = new GemsScenario({}, settling('classic', 'Bg\nRG'));
    while (show.state.phase !== 'spawn') expect(show.tick()).toBe(true);
    expect(show.state.maxChain).toBe(1);
    for (let i = 0; i < 60; i++) show.idle();
    expect(show.idle()).toBe(false);
  });

  test('a held diamond spins, but not under reduced motion nor when the game is over', () => {
    const state = start('arcade', { pair: { ...PAIR, child: 9 }, phase: 'lock', timer: 9 });
    const moves = (look: Partial<Look>, patch: Partial<State> = {}): boolean => {
      const show = new GemsScenario(look, { ...state, ...patch });
      for (let i = 0; i < 20; i++) show.idle();
      return show.idle();
    };
    expect(moves({})).toBe(true);
    expect(moves({ motion: 'reduced' })).toBe(false);
    expect(moves({}, { phase: 'over' })).toBe(false);
  });

  test('and nothing does once the scene has settled', () => {
    const show = new GemsScenario({}, settling('arcade', 'gG'));
    while (show.state.phase !== 'pause') show.tick();
    expect(show.idle()).toBe(true);
    show.painter.settle();
    expect(show.idle()).toBe(false);
  });
});

describe('the piece', () => {
  const pictures = (look: Partial<Look>, pair: Partial<typeof PAIR>): number => {
    const show = new GemsScenario(look, start('arcade', { pair: { ...PAIR, ...pair }, phase: 'fall' }));
    show.idle();
    return count(show.calls, 'drawImage');
  };

  test('is two gems and two ghosts over the well and the board, the same of one color', () => {
    expect(pictures({}, {})).toBe(2 + 4);
    expect(pictures({}, { child: 1 })).toBe(2 + 4);
    expect(pictures({ ghost: false }, {})).toBe(2 + 2);
  });

  test('has a halo around a crash gem and around a diamond', () => {
    expect(pictures({ ghost: false }, { child: 6 })).toBe(2 + 3);
    expect(pictures({ ghost: false }, { axis: 9, child: 6 })).toBe(2 + 4);
  });
});

describe('a power gem', () => {
  const SQUARE = 'RR\nRR';
  /** Number of pictures that composing this board takes once its gems are baked. */
  const composed = (rules: RulesName, drawing: string, slabs: State['slabs'] = []): number => {
    const state = start(rules, { board: parseBoard(drawing), slabs });
    new GemsScenario({}, state).idle();
    FakeCanvas.calls.length = 0;
    new GemsScenario({}, state).idle();
    return count(FakeCanvas.calls, 'drawImage');
  };

  test('is one picture on the board, rigid or not', () => {
    const single = composed('classic', 'RG\nRG');
    expect(composed('classic', SQUARE)).toBe(single - 3);
    expect(composed('arcade', SQUARE, [{ col: 0, row: 0, w: 2, h: 2 }])).toBe(single - 3);
    expect(composed('arcade', SQUARE)).toBe(single);
  });

  /** The last of four gems comes down beside the others. */
  const forming = (rules: RulesName): State =>
    start(rules, {
      board: parseBoard('R.\nR.\nGB'),
      pair: { ...PAIR, row: 1, col: 1, child: 1 },
      phase: 'lock',
      timer: 1,
    });

  test.each(['classic', 'arcade'] as const)('is swept by light when it forms, then rests: %s', (rules) => {
    const show = new GemsScenario({}, forming(rules));
    show.idle();
    expect(count(show.calls, 'clip')).toBe(0);
    while (show.state.pair !== null) show.tick();
    expect(count(show.calls, 'clip')).toBe(1);
    for (let i = 0; i < 18; i++) show.idle();
    expect(count(show.calls, 'clip')).toBe(0);
  });

  test('is outlined instead under reduced motion', () => {
    const show = new GemsScenario({ motion: 'reduced' }, forming('arcade'));
    show.idle();
    while (show.state.pair !== null) show.tick();
    expect(count(show.calls, 'clip')).toBe(0);
    expect(count(show.calls, 'drawImage')).toBe(2 + 1);
  });
});

describe.each(['classic', 'arcade'] as const)('a chain under %s', (rules) => {
  test.each([
    ['full motion', {}],
    ['reduced motion', { motion: 'reduced' }],
    ['marks', { marks: true, palette: 'colorblind' }],
    ['high contrast', { marks: true, contrast: true }],
  ] as const)('is drawn with real numbers only: %s', (_, look) => {
    const show = new GemsScenario(look, settling(rules, CHAIN));
    const names = new Set<string>();
    show.out(() => {
      for (const name of nonFinite(show.calls)) names.add(name);
    });
    expect(show.state.maxChain).toBe(2);
    expect([...names, ...nonFinite(FakeCanvas.calls)]).toEqual([]);
  });
});

test('a break cracks, then throws shards; under reduced motion neither', () => {
  const seen = (motion: Look['motion']): { cracks: number; shards: number } => {
    const show = new GemsScenario({ motion, ghost: false }, settling('arcade', 'RRr..G'));
    const most = { cracks: 0, shards: 0 };
    show.out(() => {
      most.cracks = Math.max(most.cracks, count(show.calls, 'stroke'));
      most.shards = Math.max(most.shards, count(show.calls, 'rotate'));
    });
    return most;
  };
  const { cracks, shards } = seen('full');
  expect(cracks).toBeGreaterThanOrEqual(4);
  expect(shards).toBeGreaterThanOrEqual(3 * 3);
  expect(shards).toBeLessThanOrEqual(3 * 6);
  expect(seen('reduced')).toEqual({ cracks: 0, shards: 0 });
});

test('a diamond on the floor goes without a chain', () => {
  const show = new GemsScenario({}, settling('classic', '0....G'));
  let shards = 0;
  show.out(() => (shards = Math.max(shards, count(show.calls, 'rotate'))));
  expect(show.state.techs).toBe(1);
  expect(shards).toBeGreaterThanOrEqual(3);
  expect(count(FakeCanvas.calls, 'fillText')).toBe(0);
});

test('the board is composed again only when it changes', () => {
  const show = new GemsScenario({}, start('classic', { board: parseBoard('RRGB\nRRgA') }));
  show.idle();
  FakeCanvas.calls.length = 0;
  show.idle();
  expect(FakeCanvas.calls).toEqual([]);
});

test('the numeral says what the page calls a chain, from the second link on', () => {
  const show = new GemsScenario({}, settling('arcade', CHAIN.replace('A', 'Y')));
  // Letters are drawn once per word, so each game's test has a different word.
  show.painter.words = { chain: 'れんさ', allClear: 'all clear' };
  show.out();
  const texts = FakeCanvas.calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
  expect(texts).toEqual(['2', 'れんさ']);
});

test('reduced motion does not shake, nor squash what lands', () => {
  const show = new GemsScenario({ motion: 'reduced' }, settling('arcade', CHAIN, { chain: 4 }));
  show.out(() => {
    expect(show.calls.some(({ name, args }) => name === 'setTransform' && args[5] !== 0)).toBe(false);
    expect(count(show.calls, 'rotate')).toBe(0);
  });
});

test.each(['classic', 'arcade'] as const)(
  'a whole game of random keys is drawn with real numbers only: %s',
  (rules) => {
    const show = new GemsScenario({}, start(rules));
    const keys = [0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
    for (let i = 0; i < 3000 && show.state.phase !== 'over'; i++) {
      show.tick(keys[((i * i * 7 + i) % 31) % keys.length] ?? 0);
      expect(nonFinite(show.calls)).toEqual([]);
    }
    expect(show.state.pairs).toBeGreaterThan(10);
  },
);

test('several ticks in one picture, with counter gems falling, are drawn with real numbers only', () => {
  const options = { clearTicks: 0, settleTicks: 0, pauseTicks: 0 };
  let state = gems.start({ rules: 'arcade', mode: 'endless', pattern: 'pillars', options }, 5);
  const painter = new GemsPainter(DEFAULT_LOOK, 1);
  for (let now = 5; now < 4000 && state.phase !== 'over'; now += 5) {
    const ticks: TickView<Gems>[] = [];
    for (let i = 0; i < 5; i++) {
      const input = i === 0 && now % 15 === 0 ? INPUT.soft : now % 20 === 0 ? INPUT.left : 0;
      const step = gems.step(now % 300 === 0 && i === 0 ? { ...state, queued: 4 } : state, [input]);
      ticks.push({ before: state, after: step.state, events: step.events, tick: now - 4 + i });
      state = step.state;
    }
    const { pen, calls } = recordPen();
    const { before } = ticks.at(-1) as TickView<Gems>;
    painter.paint(pen, { ticks, before, after: state, mix: 0.5, layout: LAYOUT, now: now + 0.5 });
    expect(nonFinite(calls)).toEqual([]);
  }
  expect(state.pairs).toBeGreaterThan(10);
});

describe('previews', () => {
  const STYLE = { look: DEFAULT_LOOK, cell: 40, ratio: 2 };

  const drawing = (paint: (pen: CanvasRenderingContext2D) => void): number => {
    const { pen, calls } = recordPen();
    paint(pen);
    return count(calls, 'drawImage');
  };

  test('a gem is one picture, and has a halo where it is special', () => {
    const gem = (cell: number): number => drawing((pen) => paintGem(pen, cell, STYLE));
    expect([1, 5, 9, 10].map(gem)).toEqual([1, 2, 2, 1]);
  });

  test('a piece is two', () => {
    const piece: Piece = { axis: 1, child: 1 };
    expect(drawing((pen) => paintGemPair(pen, piece, STYLE))).toBe(2);
  });

  test('a board shows the rows it is asked for, power gems as one', () => {
    const board = parseBoard('Y\nRR\nRRG');
    const shown = (rows: number): number =>
      drawing((pen) => paintGemBoard(pen, { board, slabs: [], rules: RULES.classic }, { ...STYLE, rows }));
    expect([3, 2].map(shown)).toEqual([3, 2]);
  });
});
