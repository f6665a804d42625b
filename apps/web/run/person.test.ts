import { Gamepad, Keyboard, type PadState, type RumbleMotors } from '@rensa/controls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choose } from '../base/settings/settings.ts';
import { PersonSource } from './person.ts';

const STEERED = { pair: null, rules: {} as never };

/** A controller with motors, in the hands of a test. */
function openPad(playEffect = vi.fn<RumbleMotors['playEffect']>(() => Promise.resolve())) {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
  const read = (): PadState => ({ connected: true, buttons, axes: [], vibrationActuator: { playEffect } });
  return { device: new Gamepad(read), press: () => (buttons[14] = { pressed: true }), playEffect };
}

function openKeys() {
  const target = new EventTarget();
  const press = (): boolean => target.dispatchEvent(Object.assign(new Event('keydown'), { code: 'ArrowLeft' }));
  return { device: new Keyboard(target), press };
}

/** Somebody with a controller and a keyboard, who plays. */
function open() {
  const [pad, keys] = [openPad(), openKeys()];
  const person = new PersonSource([pad.device, keys.device], () => ({ das: 8, arr: 2 }));
  const tick = (): void => void person.next({ own: STEERED });
  person.resume();
  tick();
  return { pad, keys, person, tick };
}

afterEach(() => {
  vi.unstubAllGlobals();
  choose('haptics', true);
});

describe('what happens on the board is felt', () => {
  test('on the controller that was pressed last', () => {
    const { pad, person, tick } = open();
    pad.press();
    tick();
    person.vibrate(40);
    expect(pad.playEffect).toHaveBeenCalledWith(
      'dual-rumble',
      expect.objectContaining({ duration: 200, strongMagnitude: 0.8 }),
    );
  });

  test('on a phone, not on a controller that lies beside it', () => {
    const vibrate = vi.fn<(ms: number) => void>();
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
    const { pad, keys, person, tick } = open();
    pad.press();
    tick();
    keys.press();
    tick();
    person.vibrate(40);
    expect([pad.playEffect.mock.calls, vibrate.mock.calls]).toEqual([[], [[40]]]);
  });

  test('not if vibration is off, or the device has none', () => {
    const { pad, person, tick } = open();
    pad.press();
    tick();
    person.vibrate(0);
    choose('haptics', false);
    person.vibrate(40);
    expect(pad.playEffect).not.toHaveBeenCalled();
  });

  test('a controller that refuses to rumble causes no error', async () => {
    const pad = openPad(vi.fn<RumbleMotors['playEffect']>(() => Promise.reject(new Error('no motors'))));
    const person = new PersonSource([pad.device], () => ({ das: 8, arr: 2 }));
    person.next({ own: STEERED });
    pad.press();
    person.next({ own: STEERED });
    person.vibrate(8);
    await Promise.resolve();
    expect(pad.playEffect).toHaveBeenCalledOnce();
  });
});
