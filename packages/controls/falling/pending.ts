// From what the devices say to one Input per tick. A press is never lost: what does not fit into this tick waits for the
// next one, and a hard drop waits for the shifts and turns that were made before it.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

import type { Button, Reading } from './buttons.ts';
import { type Charge, NO_CHARGE, pulse, type Repeat, type ShiftButton } from './repeat.ts';

/** More turns than that wait for nothing. */
const MOST_TURNS = 8;

type TurnButton = 'turnLeft' | 'turnRight';

export interface PendingInputs {
  readonly charge: Charge;
  /** Turns to come, one per tick. */
  readonly turns: readonly TurnButton[];
  /** A hard drop is to come. Two of them within one tick are one: the second would throw away the next piece. */
  readonly hard: boolean;
}

export const NOTHING_PENDING: PendingInputs = { charge: NO_CHARGE, turns: [], hard: false };

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
  const [turn, ...turns] = [...pending.turns, ...presses.filter(isTurn)].slice(0, MOST_TURNS);
  const hardDue = pending.hard || presses.includes('hard');
  const hard = hardDue && charge.queue.length === 0 && turns.length === 0;
  const isDown = held.includes('soft') || presses.includes('soft');
  const soft = isDown && !(softAlone && held.some(isShift));
  const input =
    (left ? INPUT.left : 0) |
    (right ? INPUT.right : 0) |
    (turn ? INPUT[turn] : 0) |
    (soft ? INPUT.soft : 0) |
    (hard ? INPUT.hard : 0);
  return { pending: { charge, turns, hard: hardDue && !hard }, input };
}

function isShift(button: Button): button is ShiftButton {
  return button === 'left' || button === 'right';
}

function isTurn(button: Button): button is TurnButton {
  return button === 'turnLeft' || button === 'turnRight';
}
