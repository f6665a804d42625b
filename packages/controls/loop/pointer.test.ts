// The pointer as a device: fingers, buttons, capture, the page around it. Every case runs in mirror image too.

import { cluesOf, INPUT } from '@rensa/games/loop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { drawings, LoopScenario, type ScenarioOptions } from './scenario.testing.ts';

const EMPTY = `
  ....
  ....
  ....`;

describe.each([
  ['as drawn', false],
  ['in mirror image', true],
])('%s', (_, mirrored) => {
  const on = (drawing: string, options: ScenarioOptions = {}): LoopScenario =>
    new LoopScenario(drawing, { mirrored, ...options });
  const expectLines = (scene: LoopScenario, drawing: string): void =>
    expect([scene.drawing]).toEqual(drawings(drawing));

  it('a tap on an empty cell sets an anchor, another draws from it', () => {
    const scene = on(EMPTY).drag('1,0');
    expect(scene.anchor).toEqual([1, 0]);
    expect(scene.drag('1,2').anchor).toEqual([1, 2]);
    expect(scene.drag('1,2').anchor).toBeNull();
  });

  it('a tap moves the anchor where no path exists, and a tap on the anchor removes it', () => {
    const scene = on(`
      .╶┐.
      ..└┐
      ...╵`);
    expect(scene.drag('2,0').drag('0,3').anchor).toEqual([0, 3]);
    expect(scene.drag('0,3').anchor).toBeNull();
  });

  it('a move into another cell and back is not a tap, however short', () => {
    const scene = on(EMPTY);
    scene.place = { left: 0, top: 0, cell: 20 };
    expect(scene.drag('1.5,0.95 1.5,1.25 1.5,0.75').anchor).toBeNull();
  });

  it('a drag takes the anchor away', () => {
    expect(on(EMPTY).drag('2,0').drag('0,0 0,1').anchor).toBeNull();
  });

  it('a second finger does nothing while the first is down, nor does it go on alone', () => {
    const second = { pointerId: 2 };
    const scene = on(EMPTY)
      .point('pointerdown', '1,0')
      .point('pointerdown', '2,3', second)
      .point('pointermove', '1,2')
      .point('pointermove', '1,3', second)
      .point('pointerup', '1,2')
      .point('pointermove', '0,3', second)
      .point('pointerup', '0,3', second);
    expectLines(
      scene,
      `
      ....
      ╶─╴.
      ....`,
    );
  });

  it('a second finger that goes up leaves the first one drawing', () => {
    const second = { pointerId: 2 };
    const scene = on(EMPTY).point('pointerdown', '1,0').point('pointerdown', '2,3', second);
    for (const type of ['pointerup', 'lostpointercapture', 'pointercancel']) scene.point(type, '2,3', second);
    expectLines(
      scene.point('pointermove', '1,2').point('pointerup', '1,2'),
      `
      ....
      ╶─╴.
      ....`,
    );
  });

  it.each(['pointercancel', 'lostpointercapture', 'visibilitychange', 'Escape'])('%s takes the stroke back', (how) => {
    const before = `
      .╷..
      .│..
      .╵..`;
    const scene = on(before).point('pointerdown', '1,0').point('pointermove', '1,3').happen(how);
    scene.point('pointermove', '2,3').point('pointerup', '2,3');
    expectLines(scene, before);
    expect(scene.state).toMatchObject({ past: [], moves: 0, stroke: null });
  });

  describe.each([
    ['the right button', { button: 2, buttons: 2 }],
    ['the middle button', { button: 1, buttons: 4 }],
    ['the eraser of a pen', { button: 5, buttons: 32 }],
  ])('%s', (_name, fields) => {
    it.each([
      [
        'erases the lines that it goes along',
        `
        ┌──╴  .╶─╴
        │...  ╷...
        └──╴  └──╴`,
        '0,1 0,0 1,0',
      ],
      [
        'erases a line that it crosses',
        `
        .╷..  ....
        .│..  ....
        .╵..  ....`,
        '1,0 1,2',
      ],
      [
        'leaves a line that it only touches',
        `
        .╷..  .╷..
        .│..  .│..
        .╵..  .╵..`,
        '1,0 1,1',
      ],
      [
        'draws nothing, and never brings back what it took',
        `
        ╶──╴  ╶─╴.
        ....  ....`,
        '0,2 0,3 0,2 1,2',
      ],
      [
        'clears a cell with a click',
        `
        ╶──╴  ..╶╴
        ....  ....`,
        '0,1',
      ],
    ])('%s', (_what, boards, drag) => {
      const [before = '', after] = drawings(boards);
      const scene = on(before).drag(drag, fields);
      expect(scene.drawing).toBe(after);
      expect(scene.state.moves).toBe(before === after ? 0 : 1);
    });

    it('does nothing on an empty cell', () => {
      expect(on(EMPTY).drag('1,1', fields).anchor).toBeNull();
    });
  });

  it('goes by where the board is now, not where it was', () => {
    const scene = on(EMPTY).point('pointerdown', '1,0');
    scene.place = { left: 20, top: 300, cell: 25 };
    expectLines(
      scene.point('pointermove', '1,2').point('pointerup', '1,2'),
      `
      ....
      ╶─╴.
      ....`,
    );
  });

  it('reports a loop that leaves cells out before the pen is up', () => {
    const scene = on(EMPTY)
      .point('pointerdown', '0,1')
      .point('pointermove', '0,2')
      .point('pointermove', '1,2')
      .point('pointermove', '1,1')
      .point('pointermove', '0,1');
    expect(scene.happened('closed')).toEqual([{ kind: 'closed', cells: [1, 2, 6, 5] }]);
  });

  const nearly = `
    ┌╴.
    └─╴`;

  it('wins when the pen goes up, not before, and draws nothing more', () => {
    const scene = on(nearly, { clues: [[0, 1, 4]] })
      .point('pointerdown', '1,2')
      .point('pointermove', '0,2')
      .point('pointermove', '0,1');
    expect(scene.state.solved).toBe(false);
    expect(scene.point('pointerup', '0,1').state.solved).toBe(true);
    const { ticks } = scene.state;
    expect(scene.drag('0,0').drag('0,1 1,1').state.lines.drawn).toHaveLength(6);
    expect(scene.happened('solved')).toEqual([{ kind: 'solved', ticks, moves: 1 }]);
  });

  it('names the clues that a complete loop does not meet', () => {
    const scene = on(nearly, {
      clues: [
        [0, 1, 3],
        [1, 1, 4],
      ],
    });
    expect(scene.drag('1,2 0,2 0,1').state.solved).toBe(false);
    expect(scene.happened('complete')).toEqual([{ kind: 'complete', unmet: [1] }]);
  });

  it('reports the state of clues once the pen is up: cells with both lines count', () => {
    const scene = on(EMPTY, { clues: [[1, 1, 1]] });
    const status = (): unknown => cluesOf(scene.state).map(({ turns, status }) => [turns, status]);
    scene.point('pointerdown', '0,0').point('pointermove', '0,2');
    expect(status()).toEqual([[0, 'neutral']]);
    scene.point('pointermove', '1,2');
    expect(status()).toEqual([[1, 'met']]);
    expect(scene.happened('clue')).toEqual([]);
    scene.point('pointerup', '1,2');
    expect(scene.happened('clue')).toMatchObject([{ status: 'met' }]);
    expect(scene.drag('1,2 1,1').happened('clue')).toMatchObject([{ status: 'met' }, { status: 'exceeded' }]);
  });

  it('counts no move and keeps nothing to undo when nothing changes', () => {
    const scene = on(`
      ╶──╴
      ....`);
    scene.drag('0,1 0,3').drag('1,0 1,1 1,0').drag('1,1');
    expect(scene.state).toMatchObject({ past: [], moves: 0 });
  });

  it('restart can be undone, and the time goes on', () => {
    const scene = on(EMPTY).drag('0,0 0,3 1,3');
    const [before, { ticks }] = [scene.drawing, scene.state];
    scene.queue.push(INPUT.restart);
    expectLines(scene, EMPTY);
    expect(scene.state.ticks).toBe(ticks + 1);
    scene.queue.push(INPUT.undo);
    expect(scene.drawing).toBe(before);
  });

  it('draws what it heard together, and loses nothing of it', () => {
    const scene = on(EMPTY);
    const words = ['0,1', '0,3', '1,3', '1,0', '2,0', '2,2'].map((spot) => scene.event('pointermove', spot));
    scene.point('pointerdown', '0,0').point('pointermove', '2,2', { getCoalescedEvents: () => words });
    for (let ticks = 0; ticks < 3; ticks++) scene.tick();
    expectLines(
      scene,
      `
      ╶──┐
      ┌──┘
      └─╴.`,
    );
  });
});

describe('the element under the pointer', () => {
  it('keeps the pointer, and the page from scrolling and its menu away', () => {
    const { board } = new LoopScenario(EMPTY);
    const events = ['touchstart', 'contextmenu'].map((type) => new Event(type, { cancelable: true }));
    for (const event of events) board.dispatchEvent(event);
    expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
    expect(board.style).toEqual({ touchAction: 'none' });
  });

  it('has the pointer that draws, and hears nothing of one beside the board', () => {
    const scene = new LoopScenario(EMPTY).point('pointerdown', '0,-2', { pointerId: 6 });
    scene.point('pointerdown', '0,0', { pointerId: 7 }).point('pointermove', '0,1', { pointerId: 7 });
    expect([...scene.board.captured]).toEqual([7]);
    expect(scene.state.lines.drawn).toEqual([0]);
  });

  it('is ignored once the control is gone, and an unfinished stroke is taken back', () => {
    const scene = new LoopScenario(EMPTY).point('pointerdown', '0,0').point('pointermove', '0,1');
    scene.pointer.dispose();
    scene.point('pointermove', '0,2').drag('1,0 1,1');
    expect(scene.state).toMatchObject({ lines: { drawn: [] }, stroke: null });
  });
});

describe('a finger that rests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const rest = (scene: LoopScenario, spot: string, fields: object = {}): LoopScenario => {
    scene.point('pointerdown', spot, fields);
    vi.advanceTimersByTime(500);
    return scene;
  };

  it('on an edge crosses it out, and draws nothing when it goes up or on', () => {
    const scene = rest(new LoopScenario(EMPTY), '0.5,0.95').point('pointermove', '0,2').point('pointerup', '0,2');
    expect(scene.state).toMatchObject({ lines: { drawn: [], crossed: [0] }, anchor: null });
    rest(scene, '0.5,1.1').point('pointerup', '0.5,1.1');
    expect(scene.state.lines.crossed).toEqual([]);
  });

  it('on a cell points at it until it goes up, and is no tap', () => {
    const scene = rest(new LoopScenario(EMPTY), '1,1');
    expect(scene.pointed).toEqual([5]);
    expect(scene.point('pointerup', '1,1').pointed).toEqual([5, undefined]);
    expect(scene.anchor).toBeNull();
  });

  it('on a cell and then goes on draws', () => {
    const scene = rest(new LoopScenario(EMPTY), '1,1').point('pointermove', '1,2').point('pointerup', '1,2');
    expect(scene.state.lines.drawn).toEqual([10]);
  });

  it('does nothing once it has moved, or for a mouse', () => {
    const scene = new LoopScenario(EMPTY).point('pointerdown', '0,0').point('pointermove', '0,1');
    vi.advanceTimersByTime(500);
    expect(scene.point('pointerup', '0,1').state.lines).toMatchObject({ drawn: [0], crossed: [] });
    const mouse = rest(new LoopScenario(EMPTY), '0.5,0.95', { pointerType: 'mouse' });
    expect(mouse.state.lines.crossed).toEqual([]);
  });

  it('gives the board up to a second finger where the board can be moved', () => {
    const scene = new LoopScenario(EMPTY, { yields: true }).point('pointerdown', '0,0').point('pointermove', '0,1');
    scene.point('pointerdown', '2,2', { pointerId: 2 }).point('pointermove', '0,2').point('pointerup', '0,2');
    expect(scene.state).toMatchObject({ lines: { drawn: [] }, stroke: null });
  });
});

describe('a mouse', () => {
  const mouse = { pointerType: 'mouse' };

  it('points at the cell that it is over, and at none when it leaves', () => {
    const scene = new LoopScenario(EMPTY).point('pointermove', '1,2', { ...mouse, buttons: 0 });
    expect(scene.point('pointerleave', '1,2', mouse).pointed).toEqual([6, undefined]);
  });

  it.each([
    ['the edge to the right', '0.5,0.9', [0]],
    ['the edge to the left', '0.5,1.1', [0]],
    ['the edge below', '0.95,1.4', [3]],
    ['no edge at the rim', '0.05,1.5', []],
    ['no edge in the middle of a cell', '0.5,1.4', []],
  ])('crosses out %s by a right click', (_, spot, crossed) => {
    const scene = new LoopScenario(EMPTY).drag(spot, { ...mouse, button: 2, buttons: 2 });
    expect(scene.state.lines.crossed).toEqual(crossed);
  });

  it('crosses out an existing line', () => {
    const scene = new LoopScenario('╶──╴\n....').drag('0.5,0.95', { ...mouse, button: 2, buttons: 2 });
    expect(scene.state.lines).toMatchObject({ drawn: [2, 4], crossed: [0] });
  });
});
