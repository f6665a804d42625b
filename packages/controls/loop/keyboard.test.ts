import { describe, expect, it } from 'vitest';

import { drawings, LoopScenario } from './scenario.testing.ts';

const EMPTY = `
  ....
  ....
  ....`;

const SHIFT = { shiftKey: true };

function expectLines(scene: LoopScenario, drawing: string): void {
  expect([scene.drawing]).toEqual(drawings(drawing));
}

describe('the cursor', () => {
  it('goes from cell to cell and stays on the board', () => {
    const scene = new LoopScenario(EMPTY);
    for (const code of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp']) scene.key(code);
    expect(scene.keys.cell).toBe(2);
    expectLines(scene, EMPTY);
  });

  it('leaps over holes, but not while it draws', () => {
    const scene = new LoopScenario(`
      .#..
      ....`);
    expect(scene.key('ArrowRight').keys.cell).toBe(2);
    expect(scene.key('Space').key('ArrowLeft').keys.cell).toBe(2);
  });

  it('goes to the next clue that is not met with C, and from the last to the first', () => {
    const scene = new LoopScenario(EMPTY, { stops: [1, 6] });
    const cells = [1, 2, 3].map(() => scene.key('KeyC', { key: 'c' }).keys.cell);
    expect(cells).toEqual([1, 6, 1]);
  });

  it('reports that it has moved', () => {
    const scene = new LoopScenario(EMPTY);
    scene.key('ArrowLeft').key('ArrowRight');
    expect(scene.moves).toBe(1);
    scene.keys.moveTo(7);
    expect([scene.moves, scene.keys.cell]).toEqual([2, 7]);
  });
});

describe('drawing by keys', () => {
  const around = ['ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const drawn = `
    ╶┐..
    ╶┘..
    ....`;

  it('goes on while Shift is held, as one move', () => {
    const scene = new LoopScenario(EMPTY);
    for (const code of around) scene.key(code, SHIFT);
    expect(scene.keys.drawing).toBe(true);
    scene.release('ShiftLeft');
    expectLines(scene, drawn);
    expect(scene.keys.drawing).toBe(false);
    expect(scene.state).toMatchObject({ moves: 1, stroke: null });
  });

  it.each(['Space', 'Enter'])('goes on while %s is held', (code) => {
    const scene = new LoopScenario(EMPTY).key(code);
    for (const arrow of around) scene.key(arrow);
    scene.release(code).key('ArrowDown');
    expectLines(scene, drawn);
    expect(scene.state).toMatchObject({ moves: 1, stroke: null });
  });

  it.each(['Space', 'Enter'])('goes on from %s to %s when nothing was drawn while it was held', (code) => {
    const scene = new LoopScenario(EMPTY).key(code).release(code);
    for (const arrow of around) scene.key(arrow);
    scene.key(code).release(code).key('ArrowDown');
    expectLines(scene, drawn);
    expect(scene.state.stroke).toBeNull();
  });

  it('removes an existing line', () => {
    const scene = new LoopScenario(`
      ╶──╴
      ....`);
    scene.key('ArrowRight').key('ArrowRight', SHIFT).release('ShiftLeft');
    expectLines(
      scene,
      `
      ╶╴╶╴
      ....`,
    );
  });

  it('keeps its own newest line when it crosses another', () => {
    const scene = new LoopScenario(`
      .╷..
      .│..
      .╵..`);
    scene.key('ArrowDown').key('ArrowRight', SHIFT).key('ArrowRight', SHIFT).release('ShiftRight');
    expectLines(
      scene,
      `
      ....
      ╶─╴.
      ....`,
    );
  });

  it('steps back with Backspace, and clears the cell when there is nothing to step back to', () => {
    const scene = new LoopScenario(EMPTY);
    for (const arrow of around) scene.key(arrow, SHIFT);
    scene.key('Backspace');
    expect(scene.keys.cell).toBe(5);
    expectLines(
      scene,
      `
      ╶┐..
      .╵..
      ....`,
    );
    scene.release('ShiftLeft').key('Backspace');
    expectLines(
      scene,
      `
      ╶╴..
      ....
      ....`,
    );
    expect(scene.state.moves).toBe(2);
  });

  it('ends with Delete, which clears the cell', () => {
    const scene = new LoopScenario(EMPTY);
    for (const arrow of around) scene.key(arrow, SHIFT);
    scene.key('Delete');
    expect(scene.keys.cell).toBe(4);
    expectLines(
      scene,
      `
      ╶┐..
      .╵..
      ....`,
    );
    expect(scene.state).toMatchObject({ moves: 2, stroke: null });
  });

  it('is taken back by Escape, and the cursor goes back to where it began', () => {
    const scene = new LoopScenario(EMPTY).key('Space');
    for (const arrow of around) scene.key(arrow);
    scene.key('Escape');
    expectLines(scene, EMPTY);
    expect(scene.keys.cell).toBe(0);
    expect(scene.state.past).toEqual([]);
  });

  it('stays when the focus goes away', () => {
    const scene = new LoopScenario(EMPTY);
    for (const arrow of around) scene.key(arrow, SHIFT);
    scene.blur();
    expectLines(scene, drawn);
    expect(scene.state.stroke).toBeNull();
  });

  it('repeats steps, not presses', () => {
    const scene = new LoopScenario(EMPTY).key('Space').key('Space', { repeat: true });
    scene.key('ArrowRight').key('ArrowRight', { repeat: true });
    expectLines(
      scene,
      `
      ╶─╴.
      ....
      ....`,
    );
  });

  it('wins without lifting the pen', () => {
    const scene = new LoopScenario(
      `
      ┌╴.
      └─╴`,
      { clues: [[0, 1, 4]] },
    );
    scene.keys.moveTo(5);
    scene.key('Space').key('ArrowUp').key('ArrowLeft');
    expect(scene.state).toMatchObject({ solved: true, moves: 1, stroke: null });
  });

  it('ends when the pointer begins to draw, what it drew stays, and it can begin again', () => {
    const scene = new LoopScenario(EMPTY).key('Space').key('ArrowRight');
    scene.drag('2,0 2,1').key('ArrowRight').key('ArrowRight', SHIFT).release('ShiftLeft');
    expectLines(
      scene,
      `
      ╶╴╶╴
      ....
      ╶╴..`,
    );
  });
});

describe('other keys', () => {
  const control = { ctrlKey: true };

  it.each([
    ['U', 'KeyU', { key: 'u' }],
    ['Z', 'KeyZ', { key: 'z' }],
    ['Ctrl+Z', 'KeyZ', { key: 'z', ...control }],
    ['Cmd+Z', 'KeyZ', { key: 'z', metaKey: true }],
    ['Ctrl+Z where the letter is elsewhere', 'KeyW', { key: 'z', ...control }],
    ['Ctrl+Z on a layout without Latin letters', 'KeyZ', { key: 'я', ...control }],
  ])('%s undoes, also what is just being drawn', (_, code, fields) => {
    const scene = new LoopScenario(EMPTY).key('Space').key('ArrowRight').key(code, fields);
    expectLines(scene, EMPTY);
    expect(scene.state.future).toHaveLength(1);
  });

  it.each([
    ['R', 'KeyR', { key: 'r' }],
    ['Y', 'KeyY', { key: 'y' }],
    ['Ctrl+Y', 'KeyY', { key: 'y', ...control }],
    ['Ctrl+Shift+Z', 'KeyZ', { key: 'Z', shiftKey: true, ...control }],
  ])('%s redoes', (_, code, fields) => {
    const scene = new LoopScenario(EMPTY).drag('0,0 0,1').key('KeyU', { key: 'u' }).key(code, fields);
    expectLines(
      scene,
      `
      ╶╴..
      ....
      ....`,
    );
  });

  it('undo and redo go on while the key is held, hints do not', () => {
    const scene = new LoopScenario(EMPTY).drag('0,0 0,1').drag('1,0 1,1').drag('2,0 2,1');
    scene.key('KeyU', { key: 'u' }).key('KeyU', { key: 'u', repeat: true });
    expect(scene.state.past).toHaveLength(1);
    scene.key('KeyR', { key: 'r' }).key('KeyR', { key: 'r', repeat: true });
    expect(scene.state.past).toHaveLength(3);
    scene.key('KeyH', { key: 'h' }).key('KeyH', { key: 'h', repeat: true });
    expect(scene.state).toMatchObject({ hints: 1, told: { stage: 1 } });
  });

  it.each([
    ['Tab', {}],
    ['KeyQ', { key: 'q' }],
    ['KeyR', { key: 'r', ctrlKey: true }],
    ['ArrowRight', { altKey: true }],
    ['Escape', {}],
  ])('%s %o is left to the page', (code, fields) => {
    const scene = new LoopScenario(EMPTY);
    expect(scene.pressed(code, fields).defaultPrevented).toBe(false);
    expect(scene.keys.cell).toBe(0);
  });
});

describe('crosses', () => {
  const x = { key: 'x' };

  it('X and an arrow cross an edge out, and the cursor stays', () => {
    const scene = new LoopScenario(EMPTY).key('KeyX', x).release('KeyX').key('ArrowRight');
    expect(scene.state.lines.crossed).toEqual([0]);
    expect([scene.keys.cell, scene.keys.crossing]).toEqual([0, false]);
    expect(scene.key('ArrowRight').keys.cell).toBe(1);
    expect(scene.key('KeyX', x).release('KeyX').key('ArrowLeft').state.lines.crossed).toEqual([]);
  });

  it('X held down crosses out one edge for each arrow', () => {
    const scene = new LoopScenario(EMPTY)
      .key('KeyX', x)
      .key('KeyX', { ...x, repeat: true })
      .key('ArrowRight')
      .key('ArrowDown');
    expect(scene.state.lines.crossed).toEqual([0, 1]);
    expect(scene.release('KeyX').keys.crossing).toBe(false);
  });

  it('an arrow that repeats crosses out once', () => {
    const scene = new LoopScenario(EMPTY).key('KeyX', x).key('ArrowRight').key('ArrowRight', { repeat: true });
    expect(scene.state.lines.crossed).toEqual([0]);
  });

  it.each(['Escape', 'KeyX'])('%s gives it up', (code) => {
    const scene = new LoopScenario(EMPTY)
      .key('KeyX', x)
      .release('KeyX')
      .key(code, code === 'KeyX' ? x : {});
    expect(scene.keys.crossing).toBe(false);
    expect(scene.key('ArrowRight').state.lines.crossed).toEqual([]);
  });

  it('X ends a stroke, and the rim has no edge to cross out', () => {
    const scene = new LoopScenario(EMPTY).key('Space').key('ArrowRight').key('KeyX', x).key('ArrowUp');
    expect(scene.state).toMatchObject({ stroke: null, lines: { drawn: [0], crossed: [] } });
  });

  it('T begins a trial, K keeps it and D discards it', () => {
    const scene = new LoopScenario(EMPTY).key('KeyT', { key: 't' }).key('ArrowRight', SHIFT).release('ShiftLeft');
    expect(scene.state.lines.firm).toEqual({ drawn: [], crossed: [] });
    expect(scene.key('KeyK', { key: 'k' }).state.lines).toEqual({ drawn: [0], crossed: [], firm: null });
    scene.key('KeyT', { key: 't' }).key('ArrowRight', SHIFT).release('ShiftLeft');
    expect(scene.key('KeyD', { key: 'd' }).state.lines).toEqual({ drawn: [0], crossed: [], firm: null });
  });
});

describe('keys that a person has bound', () => {
  const keys = { KeyJ: 'left', KeyL: 'right', KeyF: 'draw', KeyG: 'cross', Delete: 'undo' } as const;

  it('move, draw, cross out and undo; others do nothing', () => {
    const scene = new LoopScenario(EMPTY, { keys });
    scene.key('KeyL').key('KeyF').key('KeyL').release('KeyF').key('ArrowRight').key('Space');
    expectLines(
      scene,
      `
      .╶╴.
      ....
      ....`,
    );
    scene.key('KeyG').key('KeyJ').release('KeyG');
    expect(scene.state.lines.crossed).toHaveLength(1);
    scene.key('Delete').key('Delete');
    expectLines(scene, EMPTY);
  });

  it('leave Shift, Escape and Control with Z as they are', () => {
    const scene = new LoopScenario(EMPTY, { keys }).key('KeyL', SHIFT).release('ShiftLeft');
    scene.key('KeyW', { key: 'z', ctrlKey: true });
    expectLines(scene, EMPTY);
    scene.key('KeyF').key('KeyL').key('Escape').release('KeyF');
    expectLines(scene, EMPTY);
  });
});
