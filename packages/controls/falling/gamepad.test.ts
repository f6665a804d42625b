// Game controllers, simulated: the browser's record of one is plain data.

import { INPUT } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';
import { BUTTONS } from './buttons.ts';
import { Controls } from './controls.ts';
import { DEFAULT_PAD, Gamepad, type GamepadOptions, isPressed, type PadState } from './gamepad.ts';
import { splitKeys } from './split.ts';

const NOTHING = { presses: [], held: [] };
const [LEFT, RIGHT, DOWN, UP] = [14, 15, 13, 12];

/** A controller in the hands of a test. */
class FakePad {
  plugged = true;
  readonly down = new Set<number>();
  axes = [0, 0, 0, 0];

  read = (): PadState | null => {
    if (!this.plugged) return null;
    const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: this.down.has(i) }));
    return { connected: true, buttons, axes: this.axes };
  };
}

/** A pad that nobody touches, and its device, which has been asked once. */
function open(options: GamepadOptions = {}) {
  const pad = new FakePad();
  const device = new Gamepad(pad.read, options);
  device.drain();
  return { pad, device };
}

describe('a game controller', () => {
  test.each([
    [LEFT, 'left'],
    [RIGHT, 'right'],
    [DOWN, 'soft'],
    [UP, 'hard'],
    [0, 'rotateLeft'],
    [1, 'rotateRight'],
    [2, 'rotateLeft'],
    [3, 'rotateRight'],
  ])('holds what button %i means while it is down', (number, button) => {
    const { pad, device } = open();
    pad.down.add(number);
    expect(device.drain()).toEqual({ presses: [button], held: [button] });
    expect(device.drain()).toEqual({ presses: [], held: [button] });
    pad.down.clear();
    expect(device.drain()).toEqual(NOTHING);
  });

  test.each([
    [[-0.9, 0], 'left'],
    [[0.5, 0], 'right'],
    [[0, 1], 'soft'],
  ])('takes a stick at %j for %s', (axes, button) => {
    const { pad, device } = open();
    pad.axes = axes;
    expect(device.drain()).toEqual({ presses: [button], held: [button] });
  });

  test.each([[[0.49, 0]], [[-0.3, 0.2]], [[0, -1]]])('takes a stick at %j for nothing', (axes) => {
    const { pad, device } = open();
    pad.axes = axes;
    expect(device.drain()).toEqual(NOTHING);
  });

  test('does not press again when a stick trembles at the edge of its dead zone', () => {
    const { pad, device } = open();
    const presses = [0.52, 0.48, 0.51, 0.4].flatMap((x) => {
      pad.axes = [x, 0];
      return device.drain().presses;
    });
    expect(presses).toEqual(['right']);
    pad.axes = [0.34, 0];
    expect(device.drain()).toEqual(NOTHING);
  });

  test('repeats a held side as a key does', () => {
    const { pad, device } = open();
    const controls = new Controls([device], () => ({ das: 4, arr: 2 }));
    pad.down.add(LEFT);
    const inputs = Array.from({ length: 8 }, () => controls.sample());
    expect(inputs.map((input) => input === INPUT.left)).toEqual([true, false, false, false, true, false, true, false]);
  });

  test('releases everything when it is unplugged, pauses, and works again when it is plugged in', () => {
    let pauses = 0;
    const { pad, device } = open({ onPause: () => void pauses++ });
    pad.down.add(LEFT);
    device.drain();
    pad.plugged = false;
    expect([device.drain(), device.drain(), pauses]).toEqual([NOTHING, NOTHING, 1]);
    pad.plugged = true;
    expect(device.drain().presses).toEqual(['left']);
  });

  test('does not count what is still down after a pause', () => {
    const { pad, device } = open();
    pad.down.add(0);
    device.drain();
    device.reset();
    expect([device.drain(), device.drain()]).toEqual([NOTHING, NOTHING]);
    pad.down.clear();
    device.drain();
    pad.down.add(0);
    expect(device.drain().presses).toEqual(['rotateLeft']);
  });

  test('does not count what was pressed during a pause', () => {
    const { pad, device } = open();
    device.reset();
    pad.down.add(1);
    expect([device.drain(), device.drain()]).toEqual([NOTHING, NOTHING]);
  });

  test('asks for a restart with select, where there is one', () => {
    const asked: string[] = [];
    const { pad, device } = open({
      onPause: () => void asked.push('pause'),
      onRestart: () => void asked.push('restart'),
    });
    pad.down.add(8);
    device.drain();
    pad.down.add(9);
    device.drain();
    expect(asked).toEqual(['restart', 'pause']);
  });

  test('pauses with select and start, once for each press', () => {
    let pauses = 0;
    const { pad, device } = open({ onPause: () => void pauses++ });
    pad.down.add(9);
    expect([device.drain(), device.drain()]).toEqual([NOTHING, NOTHING]);
    pad.down.add(8);
    device.drain();
    expect(pauses).toBe(2);
  });
});

describe('a controller that a person has set up', () => {
  test('does what its map says, also with its other stick', () => {
    const map = { 'button 5': 'hard', 'axis 2-': 'left', 'button 4': 'pause' } as const;
    let pauses = 0;
    const { pad, device } = open({ setup: () => ({ map, deadZone: 0.5 }), onPause: () => void pauses++ });
    for (const number of [0, 4, 5]) pad.down.add(number);
    pad.axes = [1, 0, -0.7, 0];
    expect(device.drain()).toEqual({ presses: ['hard', 'left'], held: ['hard', 'left'] });
    expect(pauses).toBe(1);
  });

  test('a larger dead zone takes a longer way, from the next look on', () => {
    let deadZone = 0.3;
    const { pad, device } = open({ setup: () => ({ map: DEFAULT_PAD, deadZone }) });
    pad.axes = [0.4, 0];
    expect(device.drain().presses).toEqual(['right']);
    deadZone = 0.8;
    expect(device.drain()).toEqual(NOTHING);
    pad.axes = [0.85, 0];
    expect(device.drain().presses).toEqual(['right']);
  });
});

describe('whether anything of a controller is down', () => {
  test.each([
    ['nothing', [], [0, 0], false],
    ['a button without a meaning', [16], [0, 0], true],
    ['a stick', [], [0, 0.8], true],
    ['a worn stick', [], [0.2, 0.1], false],
    ['a trigger at rest', [], [0, 0, 0, -1], false],
  ])('%s', (_, down, axes, pressed) => {
    const pad = new FakePad();
    for (const number of down) pad.down.add(number);
    pad.axes = axes;
    expect(isPressed(pad.read() as PadState)).toBe(pressed);
  });
});

describe('two people at one keyboard', () => {
  test('have every button each, and no key in common', () => {
    for (const map of splitKeys) expect(new Set(Object.values(map))).toEqual(new Set(BUTTONS));
    const keys = splitKeys.flatMap((map) => Object.keys(map));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
