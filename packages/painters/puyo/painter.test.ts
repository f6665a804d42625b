import { INPUT } from '@rensa/games/falling';
import {
  COLS,
  EMPTY_BOARD,
  parseBoard,
  puyo,
  type Puyo,
  type RulesName,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BRIDGES, DEFAULT_LOOK, type Look } from '../canvas/look.ts';
import { count, FakeCanvas, nonFinite, recordPen } from '../canvas/recorder.testing.ts';
import { layoutField } from '../falling/layout.ts';
import type { TickView } from '../falling/frame.ts';
import { PainterScenario } from '../falling/scenario.testing.ts';
import { viewOf } from '../falling/view.ts';
import { PALE } from './piece/face.ts';
import { PuyoPainter } from './painter.ts';
import { paintBoard, paintPair, paintPuyo } from './previews.ts';
import { type BoardSign, paintSigns } from './signs.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);
beforeEach(() => {
  FakeCanvas.calls.length = 0;
});

const CHAIN = [
  '.RGR..',
  '.BYBGB',
  'BGGYGB',
  'BYGYYG',
  'RRRYBG',
  'YYBRGB',
  'RYBBYB',
  'YGGYYR',
  'GBYRGG',
  'RRGBYG',
  'YYGBYY',
];

/** Layout on a phone. */
const LAYOUT = layoutField({ width: 390, height: 844, touch: true }, COLS, VISIBLE_ROWS);

class PuyoScenario extends PainterScenario<Puyo> {
  constructor(look: Partial<Look>, state: State) {
    super(new PuyoPainter({ ...DEFAULT_LOOK, ...look }, 2), { game: puyo, state, layout: LAYOUT });
  }
}

function start(rules: RulesName, patch: Partial<State> = {}): State {
  return { ...puyo.start({ rules, mode: 'endless', colors: 4 }, 7), ...patch };
}

const chain = (rules: RulesName): State =>
  start(rules, { board: parseBoard(CHAIN.join('\n')), phase: 'settle', timer: 1 });

/** Boards whose third column is full, with a step that loses. */
const FULL = [
  '..R...',
  '..G...',
  '.BR...',
  '.BG.Y.',
  'RBRGYR',
  'GRBYGB',
  'RGYBRG',
  'YBRGYR',
  'GRBYGB',
  'RGYBRG',
  'YBRGYR',
  'GRBYGB',
  'RGYBRG',
];

function lose(rules: RulesName, look: Partial<Look> = {}): PuyoScenario {
  const show = new PuyoScenario(look, start(rules, { board: parseBoard(FULL.join('\n')), phase: 'settle', timer: 1 }));
  while (show.state.phase !== 'over') show.tick();
  show.painter.finish({ kind: 'lost', start: show.now, match: false });
  return show;
}

/** Pictures that are drawn, ticks after the end. */
function pieces(show: PuyoScenario, ticks: number): number {
  for (let i = 0; i < ticks; i++) show.idle();
  return count(show.calls, 'drawImage');
}

describe('a lost game', () => {
  test.each(['classic', 'tsu'] as const)('falls through the floor until nothing is left: %s', (rules) => {
    const show = lose(rules);
    const before = pieces(show, 30);
    const falling = pieces(show, 20);
    const after = pieces(show, 50);
    expect(falling).toBeGreaterThan(20);
    expect(before).toBeGreaterThan(20);
    expect(after).toBeLessThan(5);
    expect(nonFinite(show.calls)).toEqual([]);
  });

  test('is drawn until everything has fallen, and then no more', () => {
    const show = lose('classic');
    for (let i = 0; i < 90; i++) expect(show.idle()).toBe(true);
    for (let i = 0; i < 20; i++) show.idle();
    expect(show.idle()).toBe(false);
  });

  test('outlines at tick 8 what blocks', () => {
    const show = lose('tsu');
    const before = pieces(show, 7);
    expect(pieces(show, 1)).toBe(before + 1);
  });

  test('stands still under reduced motion', () => {
    const show = lose('classic', { motion: 'reduced' });
    const before = pieces(show, 12);
    expect(pieces(show, 90)).toBe(before);
    expect(show.idle()).toBe(false);
  });

  test('is whole again when another one is shown', () => {
    const show = lose('tsu');
    pieces(show, 100);
    show.painter.settle();
    expect(pieces(show, 1)).toBeGreaterThan(20);
  });
});

test('the side that has won hops with a word above it', () => {
  const show = new PuyoScenario({}, start('tsu', { board: parseBoard('RRGB') }));
  show.idle();
  show.painter.finish({ kind: 'won', start: show.now, match: true, word: 'You win' });
  const lifts = Array.from({ length: 60 }, () => {
    show.idle();
    return Math.min(...show.calls.filter(({ name }) => name === 'setTransform').map(({ args }) => args[5] as number));
  });
  expect(Math.max(...lifts.slice(0, 29))).toBe(0);
  expect(Math.min(...lifts.slice(30))).toBeLessThan(-5);
});

describe('danger', () => {
  const inDanger = (rows: number): PuyoScenario =>
    new PuyoScenario(
      {},
      start('tsu', {
        board: parseBoard(
          Array(rows)
            .fill('..R...')
            .map((row, i) => (i % 2 ? row : '..G...'))
            .join('\n'),
        ),
      }),
    );

  test('is seen on the board from three free rows on', () => {
    const lights = [7, 9].map((rows) => {
      const show = inDanger(rows);
      show.idle();
      return count(show.calls, 'createLinearGradient');
    });
    expect(lights[1]).toBe(lights[0] + 1);
  });
});

describe('paint says whether something moves', () => {
  test('nothing does on a board at rest', () => {
    const show = new PuyoScenario({}, start('tsu', { board: parseBoard('RRGB') }));
    expect(show.idle()).toBe(false);
  });

  test('a group that pops does, until it is over and everything has landed', () => {
    const show = new PuyoScenario({}, start('tsu', { board: parseBoard('B\nRRRR'), phase: 'settle', timer: 1 }));
    while (show.state.phase !== 'spawn') expect(show.tick()).toBe(true);
    for (let i = 0; i < 60; i++) show.idle();
    expect(show.idle()).toBe(false);
  });

  test('a pair that sinks does', () => {
    const show = new PuyoScenario({}, start('tsu'));
    for (let i = 0; i < 32; i++) show.tick();
    expect(show.state.pair).not.toBeNull();
    expect(show.tick()).toBe(true);
  });

  test('and nothing does once the scene has settled', () => {
    const show = new PuyoScenario({}, start('classic', { board: parseBoard('B\nRRRR'), phase: 'settle', timer: 1 }));
    while (show.state.phase !== 'pause') show.tick();
    expect(show.idle()).toBe(true);
    show.painter.settle();
    expect(show.idle()).toBe(false);
  });
});

describe('the pair', () => {
  const pictures = (look: Partial<Look>, state: State): number => {
    const show = new PuyoScenario(look, state);
    show.idle();
    return count(show.calls, 'drawImage');
  };
  const pair = { axis: 1, child: 2, row: 6, col: 2, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, armed: 0 };

  test('is not drawn when there is none: only the well and the board are', () => {
    expect(pictures({}, start('tsu'))).toBe(2);
  });

  test('shows where a coach would put it, as long as there is one in hand', () => {
    const show = new PuyoScenario({ ghost: false }, start('tsu', { pair, phase: 'fall' }));
    const drawn = (): number => {
      show.calls.length = 0;
      show.idle();
      return count(show.calls, 'drawImage');
    };
    drawn();
    const plain = drawn();
    show.painter.advice = { col: 4, rot: 1 };
    expect(drawn()).toBe(plain + 4);
    show.state = { ...show.state, pair: null, phase: 'spawn' };
    drawn();
    const without = drawn();
    show.painter.advice = undefined;
    expect(drawn()).toBe(without);
  });

  test('has two bodies, two faces and two ghosts', () => {
    expect(pictures({}, start('tsu', { pair, phase: 'fall' }))).toBe(2 + 6);
    expect(pictures({ ghost: false }, start('tsu', { pair, phase: 'fall' }))).toBe(2 + 4);
    expect(pictures({ ghost: false, eyes: false }, start('tsu', { pair, phase: 'fall' }))).toBe(2 + 2);
  });

  test('of one color is one body', () => {
    const twins = { ...pair, child: 1 };
    expect(pictures({ ghost: false }, start('tsu', { pair: twins, phase: 'fall' }))).toBe(2 + 3);
  });

  test('of two colors is cut in the middle of its neck where all colors join', () => {
    const cuts = (look: Partial<Look>): number => {
      FakeCanvas.calls.length = 0;
      pictures({ ghost: false, palette: 'colorblind', ...look }, start('tsu', { pair, phase: 'fall' }));
      return count(FakeCanvas.calls, 'clip');
    };
    expect(cuts({ bridge: BRIDGES.gooey }) - cuts({})).toBe(2);
  });
});

describe.each(['classic', 'tsu'] as const)('a chain of nine under %s', (rules) => {
  test.each([
    ['full motion', {}],
    ['reduced motion', { motion: 'reduced' }],
    ['marks', { marks: true, palette: 'colorblind' }],
    ['high contrast', { marks: true, contrast: true }],
    ['all colors joined', { bridge: BRIDGES.gooey }],
    ['peanuts without eyes', { eyes: false, bridge: { ...DEFAULT_LOOK.bridge, mode: 'peanut' } }],
  ] as const)('is drawn with real numbers only: %s', (_, look) => {
    const show = new PuyoScenario(look, chain(rules));
    const names = new Set<string>();
    while (show.state.phase !== 'spawn') {
      show.tick();
      for (const name of nonFinite(show.calls)) names.add(name);
    }
    expect(show.state.maxChain).toBe(9);
    expect([...names, ...nonFinite(FakeCanvas.calls)]).toEqual([]);
  });
});

test('the board is composed again only when it changes', () => {
  const show = new PuyoScenario({}, start('tsu', { board: parseBoard('RRGB') }));
  show.idle();
  FakeCanvas.calls.length = 0;
  show.idle();
  expect(FakeCanvas.calls).toEqual([]);
});

test('the numeral says what the page calls a chain, from the second link on', () => {
  const show = new PuyoScenario({}, chain('classic'));
  show.painter.words = { chain: '連鎖', allClear: '全消し' };
  while (show.state.chain < 2) show.tick();
  expect(count(FakeCanvas.calls, 'fillText')).toBe(0);
  while (show.state.phase !== 'pause') show.tick();
  const texts = FakeCanvas.calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
  expect(texts).toEqual(['2', '連鎖']);
});

describe('an all clear', () => {
  const emptied = (): PuyoScenario => {
    const show = new PuyoScenario({}, start('tsu', { board: parseBoard('RRRR'), phase: 'settle', timer: 1 }));
    show.painter.words = { chain: 'chain', allClear: 'All clear!' };
    while (!show.state.bonusDue) show.tick();
    return show;
  };
  const written = (): unknown[] =>
    FakeCanvas.calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);

  test('is written on the board for a second, beneath the pieces, and then goes', () => {
    const show = emptied();
    show.tick();
    expect(written()).toEqual(['All clear!']);
    let ticks = 0;
    while (show.idle()) ticks++;
    expect(ticks).toBeGreaterThan(60);
    expect(ticks).toBeLessThan(110);
  });

  const pictures = (patch: Partial<State>): number => {
    const show = new PuyoScenario({}, start('tsu', patch));
    show.idle();
    return count(show.calls, 'drawImage');
  };

  test('stays faintly as long as its bonus is due, also in a game that was loaded', () => {
    const show = emptied();
    while (show.idle());
    show.calls.length = 0;
    show.idle();
    const due = show.calls.filter(({ name }) => name === 'drawImage').length;
    expect(due).toBe(pictures({ bonusDue: true }));
    expect(due).toBe(pictures({ bonusDue: false }) + 1);
  });

  test('is not shown for a board that is not empty', () => {
    const show = new PuyoScenario({}, start('tsu', { board: parseBoard('RRRRG'), phase: 'settle', timer: 1 }));
    while (show.state.phase !== 'spawn') show.tick();
    expect(written()).toEqual([]);
  });
});

describe('the mark where the game is lost', () => {
  /** Cells whose middle a line goes through, and lines along the rim. */
  const marks = (rules: RulesName): number[] => {
    FakeCanvas.calls.length = 0;
    new PuyoScenario({}, start(rules)).idle();
    const moves = FakeCanvas.calls.filter(({ name }) => name === 'moveTo').map(({ args }) => args[1] as number);
    const { y } = viewOf(LAYOUT, 2).field;
    return moves.map((at) => Math.round((10 * (at - y)) / (2 * LAYOUT.cell)) / 10);
  };

  test('is a cross in the top visible cell under tsu', () => {
    expect(marks('tsu')).toEqual([0.4, 0.6]);
  });

  test('is at the rim under classic, which loses above it', () => {
    expect(marks('classic')).toEqual([0, -0.3, -0.1]);
  });
});

describe('before a row of ojama', () => {
  const pair = { axis: 1, child: 2, row: 6, col: 2, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, armed: 0 };
  const pictures = (mode: 'endless' | 'survival', untilRow: number): number => {
    const setup = { rules: 'tsu', mode, colors: 4 } as const;
    const show = new PuyoScenario({}, { ...puyo.start(setup, 7), pair, phase: 'fall', untilRow });
    show.idle();
    return count(show.calls, 'drawImage');
  };

  test('six of them look in over the rim with the last pair, in survival only', () => {
    expect(pictures('survival', 1) - pictures('survival', 2)).toBe(COLS);
    expect(pictures('endless', 1)).toBe(pictures('endless', 2));
  });
});

test('reduced motion throws no beads and does not shake', () => {
  const show = new PuyoScenario({ motion: 'reduced' }, chain('classic'));
  while (show.state.phase !== 'spawn') {
    show.tick();
    const moved = show.calls.filter(({ name }) => name === 'setTransform').some(({ args }) => args[5] !== 0);
    expect(moved).toBe(false);
    expect(count(show.calls, 'arc')).toBe(0);
  }
});

describe('ojama that lands', () => {
  const moves = (motion: 'full' | 'reduced'): number => {
    const show = new PuyoScenario({ motion }, start('tsu', { queued: 30, phase: 'settle', timer: 1 }));
    let moved = 0;
    do {
      show.tick();
      const shaken = show.calls.filter(({ name }) => name === 'setTransform').some(({ args }) => args[5] !== 0);
      moved += shaken ? 1 : 0;
    } while (show.state.phase !== 'spawn');
    return moved;
  };

  test('shakes the board for a moment', () => {
    expect(moves('full')).toBeGreaterThan(3);
    expect(moves('full')).toBeLessThan(12);
  });

  test('does not under reduced motion', () => {
    expect(moves('reduced')).toBe(0);
  });
});

test('a whole game of random keys is drawn with real numbers only', () => {
  const show = new PuyoScenario({}, start('classic'));
  const keys = [0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
  for (let i = 0; i < 3000 && show.state.phase !== 'over'; i++) {
    show.tick(keys[((i * i * 7 + i) % 31) % keys.length] ?? 0);
    expect(nonFinite(show.calls)).toEqual([]);
  }
  expect(show.state.pairs).toBeGreaterThan(10);
});

test('several ticks in one picture are drawn with real numbers only', () => {
  const options = { popTicks: 0, settleTicks: 0, pauseTicks: 0 };
  let state = puyo.start({ rules: 'classic', mode: 'survival', colors: 3, options }, 5);
  const painter = new PuyoPainter(DEFAULT_LOOK, 1);
  for (let now = 5; now < 4000 && state.phase !== 'over'; now += 5) {
    const ticks: TickView<Puyo>[] = [];
    for (let i = 0; i < 5; i++) {
      const step = puyo.step(state, [i === 0 && now % 15 === 0 ? INPUT.hard : now % 20 === 0 ? INPUT.left : 0]);
      ticks.push({ before: state, after: step.state, events: step.events, tick: now - 4 + i });
      state = step.state;
    }
    const { pen, calls } = recordPen();
    const { before } = ticks.at(-1) as TickView<Puyo>;
    painter.paint(pen, { ticks, before, after: state, mix: 0.5, layout: LAYOUT, now: now + 0.5 });
    expect(nonFinite(calls)).toEqual([]);
  }
  expect(state.pairs).toBeGreaterThan(20);
});

describe('previews', () => {
  const STYLE = { look: DEFAULT_LOOK, cell: 40, ratio: 2 };

  test('a pair has two bodies or one, and two faces', () => {
    const { pen, calls } = recordPen();
    paintPair(pen, { axis: 1, child: 2 }, STYLE);
    expect(count(calls, 'drawImage')).toBe(4);
    paintPair(pen, { axis: 1, child: 1 }, STYLE);
    expect(count(calls, 'drawImage')).toBe(7);
  });

  test('cells below 18 have no eyes', () => {
    const { pen, calls } = recordPen();
    paintPuyo(pen, { color: 1, mood: 'happy' }, { ...STYLE, cell: 17 });
    expect(count(calls, 'drawImage')).toBe(1);
    paintPuyo(pen, { color: 1, mood: 'happy' }, { ...STYLE, cell: 18 });
    expect(count(calls, 'drawImage')).toBe(3);
  });

  test('a face that is no piece has eyes, and looks where it is asked to', () => {
    const { pen, calls } = recordPen();
    paintPuyo(pen, { color: PALE, mood: 'rest' }, STYLE);
    paintPuyo(pen, { color: PALE, mood: 'rest', gaze: { x: 1, y: 0 } }, STYLE);
    const images = calls.filter(({ name }) => name === 'drawImage').map(({ args }) => args[0]);
    expect(images[2]).toBe(images[0]);
    expect(images[3]).not.toBe(images[1]);
  });

  test('a board shows the rows it is asked for', () => {
    const { pen, calls } = recordPen();
    paintBoard(pen, parseBoard('R\nG\nO'), { ...STYLE, rows: 2 });
    expect(count(calls, 'drawImage')).toBe(2 + 1);
  });
});

test('a view of 13 rows shows the hidden row, hatched', () => {
  const layout = { ...LAYOUT, field: { ...LAYOUT.field, height: 13 * LAYOUT.cell } };
  const drawn = (shown: typeof LAYOUT): number => {
    const board = parseBoard(`R\n${'.\n'.repeat(12)}`.trimEnd());
    const show = new PainterScenario<Puyo>(new PuyoPainter(DEFAULT_LOOK, 2), {
      game: puyo,
      state: start('tsu', { board }),
      layout: shown,
    });
    show.idle();
    return count(show.calls, 'clip');
  };
  expect([drawn(LAYOUT), drawn(layout)]).toEqual([0, 1]);
});

test('signs are drawn with real numbers only', () => {
  const signs: readonly BoardSign[] = [
    { kind: 'trigger', cell: 8, color: 1, text: '11', puyos: 3, chosen: false },
    { kind: 'trigger', cell: 14, color: 2, text: '2', puyos: 1, chosen: true },
    { kind: 'outline', cells: [0, 1, 6], color: 3 },
    { kind: 'number', cell: 4, text: '7' },
    { kind: 'ghost', cell: 20, color: 4 },
    { kind: 'pale', cell: 26, color: 5 },
    { kind: 'numeral', board: EMPTY_BOARD, color: 1, link: 12, word: 'chain' },
  ];
  const { pen, calls } = recordPen();
  paintSigns(pen, signs, { look: DEFAULT_LOOK, cell: 40, ratio: 2, rows: 13, at: { x: 20, y: 20 } });
  expect([nonFinite(calls), count(calls, 'fillText'), count(calls, 'drawImage')]).toEqual([[], 3, 4]);
});

test('an outline lies around its cells', () => {
  const { pen, calls } = recordPen();
  paintSigns(pen, [{ kind: 'outline', cells: [0, 1], color: 3 }], { look: DEFAULT_LOOK, cell: 40, ratio: 1, rows: 12 });
  const [drawn] = calls.filter(({ name }) => name === 'drawImage');
  const [, x, y, width, height] = (drawn?.args ?? []) as readonly number[];
  const room = 0.2 * 40;
  expect([x, y].map((at) => Math.round((at ?? 0) / room))).toEqual([-1, Math.round((11 * 40) / room) - 1]);
  expect([width, height].map((side) => Math.round((side ?? 0) / room))).toEqual([11, 6]);
});
