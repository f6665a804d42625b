// The thin layer between events and the pure parts, on plain event targets; tests/web has the real ones.

import { INPUT } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';

import { Controls } from './controls.ts';
import { DEFAULT_KEYS, Keyboard } from './keyboard.ts';
import { Pads } from './pads.ts';
import { Touch } from './touch.ts';

const REPEAT = () => ({ das: 8, arr: 2 });
const NOTHING = { presses: [], held: [] };

function send(target: EventTarget, type: string, fields: object): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), fields);
  target.dispatchEvent(event);
  return event;
}

/** Is inside something that every one of these words matches. */
class Element extends EventTarget {
  readonly style = {};
  readonly dataset: Record<string, string> = {};
  readonly captured = new Set<number>();
  readonly words: readonly string[];
  pads: readonly Element[] = [];

  constructor(...words: readonly string[]) {
    super();
    this.words = words;
  }

  closest(selector: string): Element | null {
    if (selector === '[data-button]') return this.dataset['button'] === undefined ? null : this;
    return selector.split(', ').some((part) => this.words.includes(part)) ? this : null;
  }
  getBoundingClientRect = () => ({ left: 0, width: 240 });
  setPointerCapture = (id: number) => void this.captured.add(id);
  hasPointerCapture = (id: number) => this.captured.has(id);
  contains = (other: Element) => this.pads.includes(other);
  ownerDocument = { elementFromPoint: (x: number) => this.pads[x] ?? null };
}

describe('the keyboard', () => {
  const key = (code: string, more = {}) => ({ code, repeat: false, ctrlKey: false, ...more });

  test('holds a mapped key from down to up and keeps the page from scrolling', () => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    expect(send(window, 'keydown', key('ArrowLeft')).defaultPrevented).toBe(true);
    expect(send(window, 'keydown', key('ArrowLeft', { repeat: true })).defaultPrevented).toBe(true);
    expect(keyboard.drain()).toEqual({ presses: ['left'], held: ['left'] });
    send(window, 'keyup', key('ArrowLeft'));
    expect(keyboard.drain()).toEqual(NOTHING);
  });

  test('does not lose a key that is up again before it is asked', () => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    send(window, 'keydown', key('KeyX'));
    send(window, 'keyup', key('KeyX'));
    expect(keyboard.drain()).toEqual({ presses: ['rotateRight'], held: [] });
  });

  test('keeps a button held while one of its two keys is', () => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => ({ KeyA: 'left', ArrowLeft: 'left' }));
    send(window, 'keydown', key('KeyA'));
    send(window, 'keydown', key('ArrowLeft'));
    send(window, 'keyup', key('KeyA'));
    expect(keyboard.drain().held).toEqual(['left']);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s alone', (modifier) => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    expect(send(window, 'keydown', key('KeyZ', { [modifier]: true })).defaultPrevented).toBe(false);
    expect(keyboard.drain()).toEqual(NOTHING);
  });

  test('leaves keys that are not mapped alone', () => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    for (const code of ['Tab', 'KeyQ', 'toString']) {
      expect(send(window, 'keydown', key(code)).defaultPrevented).toBe(false);
    }
    expect(keyboard.drain()).toEqual(NOTHING);
  });

  test.each([
    ['a text field', 'input', 'ArrowLeft'],
    ['a dialog', 'dialog', 'ArrowDown'],
  ])('leaves the keys of %s to it', (_, word, code) => {
    const element = new Element(word);
    const keyboard = new Keyboard(element, () => DEFAULT_KEYS);
    expect(send(element, 'keydown', key(code)).defaultPrevented).toBe(false);
    expect(keyboard.drain()).toEqual(NOTHING);
  });

  test.each([
    ['ArrowLeft', 'left'],
    ['Space', 'hard'],
  ])('has %s while a button has the focus, and the button is not pressed', (code, held) => {
    const button = new Element('button');
    const keyboard = new Keyboard(button, () => DEFAULT_KEYS);
    expect(send(button, 'keydown', key(code)).defaultPrevented).toBe(true);
    expect(keyboard.drain().held).toEqual([held]);
    expect(send(button, 'keyup', key(code)).defaultPrevented).toBe(true);
  });

  test.each(['Enter', 'NumpadEnter'])('leaves %s to a button that has the focus', (code) => {
    const button = new Element('button');
    const keyboard = new Keyboard(button, () => DEFAULT_KEYS);
    expect(send(button, 'keydown', key(code)).defaultPrevented).toBe(false);
    expect(send(button, 'keyup', key(code)).defaultPrevented).toBe(false);
    expect(keyboard.drain()).toEqual(NOTHING);
  });

  test.each(['blur', 'visibilitychange'])('lets go of everything on %s', (type) => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    send(window, 'keydown', key('ArrowLeft'));
    send(window, type, {});
    expect(keyboard.drain().held).toEqual([]);
  });

  test('ignores everything while it is disabled, and after dispose', () => {
    const window = new EventTarget();
    const keyboard = new Keyboard(window, () => DEFAULT_KEYS);
    send(window, 'keydown', key('ArrowLeft'));
    keyboard.enabled = false;
    expect(send(window, 'keydown', key('ArrowRight')).defaultPrevented).toBe(false);
    expect(keyboard.drain()).toEqual(NOTHING);
    keyboard.enabled = true;
    keyboard.dispose();
    send(window, 'keydown', key('ArrowRight'));
    expect(keyboard.drain()).toEqual(NOTHING);
  });
});

describe('touch', () => {
  const at = (clientX: number, clientY: number, more = {}) => ({
    pointerId: 1,
    pointerType: 'touch',
    clientX,
    clientY,
    ...more,
  });

  function setUp(...words: readonly string[]) {
    const board = new Element(...words);
    return { board, touch: new Touch(board as unknown as HTMLElement, { cell: () => 40 }) };
  }

  test('drags', () => {
    const { board, touch } = setUp();
    send(board, 'pointerdown', at(100, 100));
    send(board, 'pointermove', at(180, 100));
    expect(touch.drain()).toEqual({ presses: ['right', 'right'], held: [] });
    expect(board.captured.has(1)).toBe(true);
  });

  test('holds soft while the finger is below where it was', () => {
    const { board, touch } = setUp();
    send(board, 'pointerdown', at(100, 100));
    send(board, 'pointermove', at(100, 150));
    send(board, 'pointermove', at(100, 160));
    expect(touch.drain()).toEqual({ presses: ['soft'], held: ['soft'] });
    send(board, 'pointercancel', at(100, 160));
    expect(touch.drain()).toEqual(NOTHING);
  });

  test('keeps the browser from making gestures of its own, except on buttons', () => {
    expect(send(setUp().board, 'touchstart', {}).defaultPrevented).toBe(true);
    expect(send(setUp('button').board, 'touchstart', {}).defaultPrevented).toBe(false);
  });

  test('leaves the mouse alone, and buttons on the board', () => {
    const { board, touch } = setUp();
    send(board, 'pointerdown', at(100, 100, { pointerType: 'mouse' }));
    send(board, 'pointerup', at(100, 100, { pointerType: 'mouse' }));
    expect(touch.drain()).toEqual(NOTHING);
    const button = setUp('button');
    send(button.board, 'pointerdown', at(100, 100));
    send(button.board, 'pointerup', at(100, 100));
    expect(button.touch.drain()).toEqual(NOTHING);
  });

  test('forgets a finger on reset', () => {
    const { board, touch } = setUp();
    send(board, 'pointerdown', at(100, 100));
    touch.reset();
    send(board, 'pointermove', at(220, 100));
    expect(touch.drain()).toEqual(NOTHING);
  });
});

describe('a finger that moves the piece to its column', () => {
  const at = (clientX: number, clientY: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    clientX,
    clientY,
  });

  /** A piece in the third column of cells of 40, which goes where it is pressed to. */
  function setUp(column?: number) {
    const board = new Element();
    const piece = { column };
    const aim = () => ({ left: 20, column: piece.column });
    const touch = new Touch(board as unknown as HTMLElement, { cell: () => 40, aim });
    const tick = (): readonly string[] => {
      const { presses } = touch.drain();
      for (const press of presses) {
        if (piece.column !== undefined) piece.column += press === 'right' ? 1 : press === 'left' ? -1 : 0;
      }
      return presses;
    };
    return { board, piece, touch, tick };
  }

  test('moves it by one column per tick until it is there', () => {
    const { board, piece, tick } = setUp(2);
    send(board, 'pointerdown', at(30, 100));
    send(board, 'pointermove', at(20 + 5.5 * 40, 100));
    expect([tick(), tick(), tick(), tick()]).toEqual([['right'], ['right'], ['right'], []]);
    expect(piece.column).toBe(5);
  });

  test('may rest where it came, for longer than a tap lasts', () => {
    const { board, piece, tick } = setUp(2);
    send(board, 'pointerdown', at(30, 100));
    expect(Array.from({ length: 16 }, tick).flat()).toEqual([]);
    expect([tick(), tick(), tick(), piece.column]).toEqual([['left'], ['left'], [], 0]);
  });

  test('rotates the piece with a tap and moves nothing', () => {
    const { board, tick } = setUp(2);
    send(board, 'pointerdown', at(220, 100));
    tick();
    send(board, 'pointerup', at(220, 100));
    expect([tick(), tick()]).toEqual([['rotateRight'], []]);
  });

  test('goes the rest of the way before a hard drop', () => {
    const { board, touch } = setUp(5);
    send(board, 'pointerdown', at(30, 100));
    for (const y of [120, 160, 200]) send(board, 'pointermove', at(30, y));
    send(board, 'pointerup', at(30, 240));
    const { presses } = touch.drain();
    expect(presses.filter((press) => press !== 'soft')).toEqual(['left', 'left', 'left', 'left', 'left', 'hard']);
  });

  test('moves nothing while there is no piece', () => {
    const { board, tick } = setUp();
    const { board: other, tick: tickOther } = setUp(2);
    for (const each of [board, other]) send(each, 'pointerdown', at(30, 100));
    for (const each of [board, other]) send(each, 'pointermove', at(200, 100));
    expect([tick(), tickOther()]).toEqual([[], ['right']]);
  });
});

describe('pads', () => {
  function setUp() {
    const pads = (['left', 'right', 'hard'] as const).map((button) => {
      const pad = new Element();
      pad.dataset['button'] = button;
      return pad;
    });
    const deck = new Element();
    deck.pads = pads;
    const touch = (type: string, x: number, pointerId = 1) => {
      const event = Object.assign(new Event(type), { pointerId, clientX: x, clientY: 0, button: 0 });
      Object.defineProperty(event, 'target', { value: pads[x] ?? deck });
      deck.dispatchEvent(event);
      return event;
    };
    const lit = () => pads.map((pad) => (pad.dataset['pressed'] === undefined ? '.' : '#')).join('');
    return { touch, lit, device: new Pads(deck as unknown as HTMLElement) };
  }

  test('are held from down to up', () => {
    const { touch, lit, device } = setUp();
    touch('pointerdown', 0);
    expect([device.drain(), lit()]).toEqual([{ presses: ['left'], held: ['left'] }, '#..']);
    touch('pointerup', 0);
    expect([device.drain(), lit()]).toEqual([NOTHING, '...']);
  });

  test('are slid over', () => {
    const { touch, lit, device } = setUp();
    touch('pointerdown', 0);
    touch('pointermove', 1);
    touch('pointermove', 1);
    expect([device.drain(), lit()]).toEqual([{ presses: ['left', 'right'], held: ['right'] }, '.#.']);
    touch('pointermove', 9);
    expect([device.drain(), lit()]).toEqual([NOTHING, '...']);
  });

  test('keep touches between them from the board around the deck', () => {
    const { touch, device } = setUp();
    expect(touch('pointerdown', 9).cancelBubble).toBe(true);
    expect(device.drain()).toEqual(NOTHING);
  });

  test('are released by a canceled touch and by reset', () => {
    const { touch, lit, device } = setUp();
    touch('pointerdown', 0);
    touch('pointerdown', 2, 7);
    expect(lit()).toBe('#.#');
    touch('pointercancel', 0);
    expect(lit()).toBe('..#');
    device.reset();
    expect([device.drain(), lit()]).toEqual([NOTHING, '...']);
  });

  test('answer to a click without a pointer, as screen readers make it', () => {
    const { touch, device } = setUp();
    touch('click', 0);
    expect(device.drain()).toEqual(NOTHING);
    const { device: other, click } = withClick();
    click();
    expect(other.drain()).toEqual({ presses: ['left'], held: [] });
  });

  function withClick() {
    const deck = new Element();
    deck.dataset['button'] = 'left';
    const device = new Pads(deck as unknown as HTMLElement);
    return { device, click: () => send(deck, 'click', { detail: 0 }) };
  }
});

describe('controls', () => {
  test('join all devices, once per tick', () => {
    const [one, two] = [new EventTarget(), new EventTarget()];
    const controls = new Controls([new Keyboard(one), new Keyboard(two)], REPEAT);
    send(one, 'keydown', { code: 'ArrowLeft' });
    send(two, 'keydown', { code: 'ArrowDown' });
    expect([controls.sample(), controls.sample()]).toEqual([INPUT.left | INPUT.soft, INPUT.soft]);
  });

  test('ask for the repeat times every tick', () => {
    let das = 8;
    const window = new EventTarget();
    const controls = new Controls([new Keyboard(window)], () => ({ das, arr: 1 }));
    send(window, 'keydown', { code: 'ArrowLeft' });
    controls.sample();
    das = 1;
    expect(controls.sample()).toBe(INPUT.left);
  });

  test('forget a key still held and every press to come on reset', () => {
    const window = new EventTarget();
    const controls = new Controls([new Keyboard(window)], REPEAT);
    send(window, 'keydown', { code: 'KeyX' });
    send(window, 'keyup', { code: 'KeyX' });
    send(window, 'keydown', { code: 'KeyX' });
    send(window, 'keydown', { code: 'ArrowDown' });
    controls.sample();
    controls.reset();
    expect(controls.sample()).toBe(0);
  });
});
