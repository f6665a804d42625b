import {
  type Board,
  capsules,
  type Capsules,
  emptyBottle,
  isVirus,
  parseBoard,
  RULES,
  type RulesName,
  type State,
} from '@rensa/games/capsules';
import { INPUT } from '@rensa/games/falling';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK, type Look } from '../canvas/look.ts';
import { count, FakeCanvas, nonFinite, recordPen } from '../canvas/recorder.testing.ts';
import { type BoardLayout, layoutBare } from '../falling/layout.ts';
import type { TickView } from '../falling/frame.ts';
import { PainterScenario } from '../falling/scenario.testing.ts';
import { layoutBottle } from './bottle.ts';
import { CapsulesPainter } from './painter.ts';
import { paintBottle, paintCapsule, paintVirus } from './previews.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);
beforeEach(() => {
  FakeCanvas.calls.length = 0;
});

const LAYOUT = layoutBottle({ width: 390, height: 844, touch: true });

class CapsulesScenario extends PainterScenario<Capsules> {
  constructor(look: Partial<Look>, state: State, layout: BoardLayout = LAYOUT) {
    super(new CapsulesPainter({ ...DEFAULT_LOOK, ...look }, 2), { game: capsules, state, layout });
  }

  /** Plays until the next capsule comes. */
  out(each: () => void = () => {}): void {
    do {
      this.tick();
      each();
    } while (this.state.phase !== 'spawn' && this.state.phase !== 'over');
  }
}

const bottle = (drawing: string, rules: RulesName = 'nes'): Board => parseBoard(drawing, RULES[rules].rows);

function start(rules: RulesName, patch: Partial<State> = {}): State {
  const state = capsules.start({ rules, mode: 'stages', level: 0, speed: 'med' }, 7);
  return { ...state, board: emptyBottle(RULES[rules].rows), viruses: 9, phase: 'spawn', timer: 99, ...patch };
}

const settling = (rules: RulesName, drawing: string, patch: Partial<State> = {}): State =>
  start(rules, { board: bottle(drawing, rules), phase: 'settle', timer: 1, ...patch });

const CAPSULE = { axis: 2, child: 3, row: 8, col: 3, facing: 1, drop: 0, pace: 1, hang: 0, groundings: 0 };
const HOLDING = { pair: CAPSULE, phase: 'fall' } as const;

/** Two clears; the first leaves half a capsule, which makes the second. */
const CHAIN = 'rororor>y<\nb*y*b*y*..yoyoyo';

describe('a lost bottle', () => {
  const lose = (look: Partial<Look> = {}): CapsulesScenario => {
    const rows = Array.from({ length: 15 }, (_, i) => (i % 2 === 0 ? '......rob>y<....' : '......yor>b<....'));
    const show = new CapsulesScenario(
      look,
      settling('nes', ['......bor>y<....', ...rows, 'r*y*............'].slice(0, 16).join('\n')),
    );
    while (show.state.phase !== 'over') show.tick();
    show.painter.finish({ kind: 'lost', start: show.now, match: false });
    return show;
  };
  const pieces = (show: CapsulesScenario, ticks: number): number => {
    for (let i = 0; i < ticks; i++) show.idle();
    return count(show.calls, 'drawImage');
  };

  test('loses its capsules through the floor', () => {
    const show = lose();
    pieces(show, 30);
    expect(pieces(show, 18)).toBeGreaterThan(20);
    expect(pieces(show, 52)).toBeLessThan(6);
    expect(nonFinite(show.calls)).toEqual([]);
  });

  test('stands still under reduced motion', () => {
    const show = lose({ motion: 'reduced' });
    const before = pieces(show, 12);
    expect(pieces(show, 90)).toBe(before);
  });
});

describe('paint says whether something moves', () => {
  test('nothing does where no virus is', () => {
    expect(new CapsulesScenario({}, start('nes', { board: bottle('r>b<yo') })).idle()).toBe(false);
  });

  test('viruses breathe, but not under reduced motion nor when the game is over', () => {
    const moves = (look: Partial<Look>, patch: Partial<State> = {}): boolean => {
      const show = new CapsulesScenario(look, start('nes', { board: bottle('r*'), ...patch }));
      for (let i = 0; i < 20; i++) show.idle();
      return show.idle();
    };
    expect(moves({})).toBe(true);
    expect(moves({ motion: 'reduced' })).toBe(false);
    expect(moves({}, { phase: 'over' })).toBe(false);
  });

  test('a line that goes does, until all is over', () => {
    const show = new CapsulesScenario({ motion: 'reduced' }, settling('nes', 'b>y<\nr*r*r*r*'));
    show.tick();
    while (show.state.phase === 'clear') expect(show.tick()).toBe(true);
    show.out();
    for (let i = 0; i < 60; i++) show.idle();
    expect(show.idle()).toBe(false);
  });

  test('and nothing does once the scene has settled', () => {
    const show = new CapsulesScenario({}, settling('nes', 'b>y<\nrorororo'));
    while (show.state.phase !== 'clear') show.tick();
    while (show.state.phase === 'clear') show.tick();
    expect(show.idle()).toBe(true);
    show.painter.settle();
    expect(show.idle()).toBe(false);
  });
});

describe('the capsule', () => {
  const pictures = (look: Partial<Look>, patch: Partial<typeof CAPSULE> = {}): number => {
    const show = new CapsulesScenario(look, start('nes', { ...HOLDING, pair: { ...CAPSULE, ...patch } }));
    show.idle();
    return count(show.calls, 'drawImage');
  };

  test('is one picture with a ghost in two halves, over the bottle and what is in it', () => {
    expect(pictures({})).toBe(2 + 1 + 2);
    expect(pictures({ ghost: false })).toBe(2 + 1);
    expect(pictures({}, { row: 0 })).toBe(2 + 1);
  });

  test('is seen beside the neck too, faintly', () => {
    expect(pictures({ ghost: false }, { row: 16 })).toBe(2 + 2);
  });

  test('swings when it rotates; under reduced motion it is there at once', () => {
    const rotated = (motion: Look['motion']): number => {
      const show = new CapsulesScenario({ motion }, start('nes', HOLDING));
      show.idle();
      show.tick(INPUT.rotateRight);
      show.idle();
      return count(show.calls, 'rotate');
    };
    expect([rotated('full'), rotated('reduced')]).toEqual([1, 0]);
  });
});

test('the capsule lies as it did when its rotation begins, and is upright when it is over', () => {
  const show = new CapsulesScenario({ ghost: false }, start('nes', HOLDING));
  const lies = (): boolean => {
    const picture = show.calls.findLast(({ name }) => name === 'drawImage')?.args[0];
    return picture instanceof FakeCanvas && picture.width > picture.height;
  };
  show.idle();
  show.tick(INPUT.rotateRight);
  expect(lies()).toBe(true);
  for (let i = 0; i < 6; i++) show.idle();
  expect(lies()).toBe(false);
});

test('under reduced motion both halves are outlined for a moment when they land', () => {
  const pair = { ...CAPSULE, row: 0 };
  const show = new CapsulesScenario(
    { motion: 'reduced', ghost: false },
    start('nes', { pair, phase: 'lock', timer: 1 }),
  );
  show.idle();
  while (show.state.pair !== null) show.tick();
  expect(count(show.calls, 'drawImage')).toBe(2 + 2);
  for (let i = 0; i < 5; i++) show.idle();
  expect(count(show.calls, 'drawImage')).toBe(2);
});

describe.each(['classic', 'nes'] as const)('two clears under %s', (rules) => {
  test.each([
    ['full motion', {}],
    ['reduced motion', { motion: 'reduced' }],
    ['marks', { marks: true, palette: 'colorblind' }],
    ['high contrast', { marks: true, contrast: true }],
    ['no eyes', { eyes: false }],
  ] as const)('are drawn with real numbers only: %s', (_, look) => {
    const show = new CapsulesScenario(look, settling(rules, CHAIN));
    const names = new Set<string>();
    show.out(() => {
      for (const name of nonFinite(show.calls)) names.add(name);
    });
    expect(show.state.maxChain).toBe(2);
    expect([...names, ...nonFinite(FakeCanvas.calls)]).toEqual([]);
  });
});

test('a line throws beads; under reduced motion it does not', () => {
  const beads = (motion: Look['motion']): number => {
    const show = new CapsulesScenario({ motion }, settling('nes', 'rororor*'));
    let most = 0;
    show.out(() => (most = Math.max(most, count(show.calls, 'drawImage'))));
    return most;
  };
  expect(beads('full')).toBeGreaterThanOrEqual(2 + 3 * 3 + 6);
  expect(beads('reduced')).toBeLessThanOrEqual(3 + 4 * 2);
});

test('a stage grows in from the floor; under reduced motion it is there', () => {
  const shown = (motion: Look['motion']): number[] => {
    const fresh = start('nes', { board: bottle('r*\nb*\ny*'), phase: 'ready', timer: 128 });
    const show = new CapsulesScenario({ motion }, fresh);
    return [4, 90].map((ticks) => {
      while (show.now < ticks) show.tick();
      return count(show.calls, 'drawImage') - 2;
    });
  };
  expect(shown('full')).toEqual([1, 3]);
  expect(shown('reduced')).toEqual([3, 3]);
});

test('a cured stage bubbles, then comes to rest; under reduced motion it does not bubble', () => {
  const bubbles = (motion: Look['motion']): number => {
    const show = new CapsulesScenario({ motion }, settling('classic', 'yo\nr*rororo', { viruses: 1 }));
    while (show.state.phase !== 'cleared') show.tick();
    for (let i = 0; i < 40; i++) show.tick();
    const arcs = count(show.calls, 'arc');
    for (let i = 0; i < 160; i++) show.idle();
    expect(show.idle()).toBe(false);
    return arcs;
  };
  expect(bubbles('full')).toBeGreaterThan(20);
  expect(bubbles('reduced')).toBe(0);
});

test('hidden rows are seen through the neck', () => {
  const seen = (drawing: string): number => {
    const state = start('classic', { board: bottle(drawing, 'classic') });
    new CapsulesScenario({}, state).idle();
    FakeCanvas.calls.length = 0;
    new CapsulesScenario({}, state).idle();
    return count(FakeCanvas.calls, 'drawImage');
  };
  const column = '......yo\n'.repeat(15);
  expect(seen(`......bo\n......bo\n${column}`)).toBe(seen(`......bo\n${column}`) + 1);
});

test('a capsule without room sticks in the neck, and then nothing moves', () => {
  const column = `......yoro\n${'......boyo\n......yoro\n'.repeat(7)}......boyo`;
  const show = new CapsulesScenario({}, start('nes', { board: bottle(column), timer: 1 }));
  show.idle();
  const before = count(show.calls, 'drawImage');
  show.tick();
  expect(show.state.phase).toBe('over');
  expect(count(show.calls, 'drawImage')).toBe(before + 1);
  for (let i = 0; i < 90; i++) show.idle();
  expect(show.idle()).toBe(false);
});

const BREATH = 150;

test('what is at rest is composed again only when it changes', () => {
  const show = new CapsulesScenario({}, start('nes', { board: bottle('r>b<\ny*r*b*') }));
  for (let i = 0; i < BREATH + 20; i++) show.idle();
  FakeCanvas.calls.length = 0;
  for (let i = 0; i < BREATH; i++) show.idle();
  expect(FakeCanvas.calls).toEqual([]);
});

test('the numeral says what the page calls a chain, from the second clear on', () => {
  const show = new CapsulesScenario({}, settling('nes', CHAIN));
  // Letters are drawn once per word, so each game's test has a different word.
  show.painter.words = { chain: 'コンボ', allClear: 'all clear' };
  show.out();
  const texts = FakeCanvas.calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
  expect(texts).toEqual(['2', 'コンボ']);
});

test.each(['classic', 'nes'] as const)('a whole game of random keys is drawn with real numbers only: %s', (rules) => {
  const setup = { rules, mode: 'stages', level: 5, speed: 'hi' } as const;
  const show = new CapsulesScenario({}, capsules.start(setup, 3));
  const keys = [0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
  for (let i = 0; i < 5000 && show.state.phase !== 'over'; i++) {
    show.tick(keys[((i * i * 3 + i) % 53) % keys.length] ?? 0);
    expect(nonFinite(show.calls)).toEqual([]);
  }
  expect(show.state.pairs).toBeGreaterThan(10);
});

test('several ticks in one picture, with halves from across, are drawn with real numbers only', () => {
  const options = { clearTicks: 0, fallTicks: 0, readyTicks: 0 };
  let state = capsules.start({ rules: 'classic', mode: 'marathon', level: 3, speed: 'hi', options }, 5);
  const painter = new CapsulesPainter(DEFAULT_LOOK, 1);
  for (let now = 5; now < 4000 && state.phase !== 'over'; now += 5) {
    const ticks: TickView<Capsules>[] = [];
    for (let i = 0; i < 5; i++) {
      const input = i === 0 && now % 15 === 0 ? INPUT.hard : now % 20 === 0 ? INPUT.left : 0;
      const given = now % 300 === 0 && i === 0 ? { ...state, queued: 2, incoming: [1, 2] } : state;
      const step = capsules.step(given, [input]);
      ticks.push({ before: state, after: step.state, events: step.events, tick: now - 4 + i });
      state = step.state;
    }
    const { pen, calls } = recordPen();
    const { before } = ticks.at(-1) as TickView<Capsules>;
    painter.paint(pen, { ticks, before, after: state, mix: 0.5, layout: LAYOUT, now: now + 0.5 });
    expect(nonFinite(calls)).toEqual([]);
  }
  expect(state.pairs).toBeGreaterThan(10);
});

test('on a card there is no bottle, and nothing is cut off', () => {
  const show = new CapsulesScenario({}, settling('nes', CHAIN), layoutBare(300, 500, 8, 16));
  show.out(() => expect(count(show.calls, 'clip')).toBe(0));
  expect(show.state.maxChain).toBe(2);
});

describe('previews', () => {
  const STYLE = { look: DEFAULT_LOOK, cell: 40, ratio: 2 };

  const drawing = (paint: (pen: CanvasRenderingContext2D) => void): number => {
    const { pen, calls } = recordPen();
    paint(pen);
    return count(calls, 'drawImage');
  };

  test('a capsule is one picture, and so is a virus', () => {
    expect(drawing((pen) => paintCapsule(pen, { axis: 1, child: 2 }, STYLE))).toBe(1);
    expect(drawing((pen) => paintVirus(pen, { color: 3, mood: 'glad' }, { ...STYLE, at: { x: 4, y: 4 } }))).toBe(1);
  });

  test('a virus below 18 has no eyes', () => {
    const ovals = (cell: number): number => {
      FakeCanvas.calls.length = 0;
      drawing((pen) => paintVirus(pen, { color: 1, mood: 'rest' }, { look: DEFAULT_LOOK, cell, ratio: 3 }));
      return count(FakeCanvas.calls, 'ellipse');
    };
    expect(ovals(17)).toBeLessThan(ovals(18));
  });

  test('a bottle shows the rows it is asked for, capsules as one', () => {
    const board = bottle('yv\ny^r>b<\nbo....y*');
    expect(isVirus(board[3])).toBe(true);
    const shown = (rows: number): number => drawing((pen) => paintBottle(pen, board, { ...STYLE, rows }));
    expect([16, 2, 1].map(shown)).toEqual([4, 4, 2]);
  });
});
