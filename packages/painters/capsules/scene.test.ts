import {
  capsules,
  type Capsules,
  parseBoard,
  type Rules,
  RULES,
  RULES_NAMES,
  type RulesName,
  type State,
} from '@rensa/games/capsules';
import { describe, expect, test } from 'vitest';
import { SceneScenario, sizes } from '../falling/scenario.testing.ts';
import { layoutBottle } from './bottle.ts';
import { CapsulesScene } from './scene.ts';

class Play extends SceneScenario<Capsules, CapsulesScene> {
  constructor(rules: RulesName, drawing: string, patch: Partial<State> = {}) {
    const start = capsules.start({ rules, mode: 'stages', level: 0, speed: 'med' }, 7);
    const board = parseBoard(drawing, start.rules.rows);
    const state: State = { ...start, board, phase: 'settle', timer: 1, viruses: 9, ...patch };
    super(new CapsulesScene(), {
      game: capsules,
      state,
      layout: layoutBottle({ width: 390, height: 844, touch: true }),
    });
  }
}

const cleared = ({ state }: Play): boolean => state.phase !== 'clear' && state.maxChain > 0;

test('what loses its ground falls as it is: a capsule in one', () => {
  const play = new Play('nes', 'r>b<yo\nr*r*r*r*').until(cleared);
  expect(sizes(play.scene.falling)).toEqual([2, 1]);
  expect(play.scene.falling.every(({ rows }) => rows === 1)).toBe(true);
  play.until(({ scene }) => scene.landed.length > 0);
  expect(sizes(play.scene.landed)).toEqual([2, 1]);
});

test('half a capsule whose other half goes is shown as a single at once', () => {
  const play = new Play('nes', 'ror*r*r>b<').until(({ state }) => state.phase === 'clear');
  const single = parseBoard('bo', 16)[0];
  expect(play.scene.blocks).toEqual([{ cell: single, cells: [4] }]);
});

describe('a flat capsule with one support', () => {
  const locking = (rules: RulesName, options: Partial<Rules> = {}): Play =>
    new Play(rules, 'y*', {
      rules: { ...RULES[rules], ...options },
      pair: { axis: 3, child: 1, row: 1, col: 0, facing: 1, drop: 0, pace: 1, hang: 0, groundings: 9 },
      phase: 'lock',
      timer: 1,
    }).until(({ state }) => state.pair === null);

  test('comes apart where everything settles first', () => {
    const { landed, falling } = locking('classic', { afterLock: 'settle' }).scene;
    expect(sizes(landed)).toEqual([1]);
    expect(falling).toMatchObject([{ cells: [1], rows: 1 }]);
  });

  test.each(RULES_NAMES)('holds under %s', (rules) => {
    const { landed, falling } = locking(rules).scene;
    expect(sizes(landed)).toEqual([2]);
    expect(falling).toEqual([]);
  });
});

test('what is about to be cleared does not land first', () => {
  const play = new Play('nes', 'rororor>y<\nb*y*b*y*..yoyoyo').until(({ state }) => state.chain === 2);
  expect(play.state.phase).toBe('clear');
  expect([...play.scene.falling, ...play.scene.landed]).toEqual([]);
});

test('lines burst once for each color, viruses with more beads', () => {
  const play = new Play('nes', 'b*b*b*b*\nr*r*roro').until(({ scene }) => scene.bursts.length > 0);
  expect(play.state.phase).toBe('clear');
  expect(play.scene.bursts.map(({ color, beads }) => [color, beads.length])).toEqual([
    [3, 24],
    [1, 18],
  ]);
  play.until(cleared);
  expect(play.scene.bursts).toHaveLength(2);
});

test('the board takes the color that is cleared until all is at rest', () => {
  const play = new Play('nes', 'bo\ny*y*y*yo').until(cleared);
  expect(play.scene.tint.to).toBe(4);
  play.until(({ state }) => state.phase === 'spawn');
  expect(play.scene.tint.to).toBe(0);
});

test('a cured stage is cheered until the next one comes', () => {
  const play = new Play('nes', 'r*rororo', { viruses: 1 });
  play.until(({ state }) => state.phase === 'cleared');
  expect(play.scene.cheer).toBe(play.now);
  play.until(({ state }) => state.phase === 'ready');
  expect(play.scene.cheer).toBeUndefined();
  expect(play.state.level).toBe(1);
});

test('what comes across falls from the top', () => {
  const play = new Play('nes', 'yo', { queued: 2, incoming: [1, 2] }).until(({ scene }) => scene.falling.length > 0);
  expect(play.scene.falling.map(({ rows }) => rows)).toEqual([15, 15]);
});
