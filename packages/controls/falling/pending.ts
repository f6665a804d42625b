// From what the devices say to one Input per tick. A press is never lost: what does not fit into this tick waits for the
// next one, and a hard drop waits for the shifts and rotations that were made before it.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

import type { Button, Reading } from './buttons.ts';
import { type Charge, NO_CHARGE, pulse, type Repeat, type ShiftButton } from './repeat.ts';

/** More rotations than that wait for nothing. */
const MAX_ROTATIONS = 8;

type TurnButton = 'rotateLeft' | 'rotateRight';

export interface PendingInputs {
  readonly charge: Charge;
  /** Turns to come, one per tick. */
  readonly rotations: readonly TurnButton[];
  /** A hard drop is to come. Two of them within one tick are one: the second would throw away the next piece. */
  readonly hard: boolean;
}

export const NOTHING_PENDING: PendingInputs = { charge: NO_CHARGE, rotations: [], hard: false };

interface TickReading extends Reading {
  /** Control over a piece begins with this tick. */
  readonly begins: boolean;
  /** Down counts only while no side is held, though a held side shifts on few ticks. */
  readonly softAlone: boolean;
}

export function nextInput(
  pending: PendingInputs,
  { presses, held, begins, softAlone }: TickReading,
  repeat: Repeat,
): { pending: PendingInputs; input: Input } {
  const { charge, left, right } = pulse(
    pending.charge,
    { held: held.filter(isShift), pressed: presses.filter(isShift), begins },
    repeat,
  );
  const [rotation, ...rotations] = [...pending.rotations, ...presses.filter(isRotation)].slice(0, MAX_ROTATIONS);
  const hardDue = pending.hard || presses.includes('hard');
  const hard = hardDue && charge.queue.length === 0 && rotations.length === 0;
  const isDown = held.includes('soft') || presses.includes('soft');
  const soft = isDown && !(softAlone && held.some(isShift));
  const input =
    (left ? INPUT.left : 0) |
    (right ? INPUT.right : 0) |
    (rotation ? INPUT[rotation] : 0) |
    (soft ? INPUT.soft : 0) |
    (hard ? INPUT.hard : 0);
  return { pending: { charge, rotations, hard: hardDue && !hard }, input };
}

function isShift(button: Button): button is ShiftButton {
  return button === 'left' || button === 'right';
}

function isRotation(button: Button): button is TurnButton {
  return button === 'rotateLeft' || button === 'rotateRight';
}
