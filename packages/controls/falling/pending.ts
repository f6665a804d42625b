// From what the devices say to one Input a tick. A press is never lost: what does not fit into this tick waits for the
// next one, and a hard drop waits for the shifts and turns that were made before it.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

import type { Button, Reading } from './buttons.ts';
import { type Charge, NO_CHARGE, pulse, QUEUE_MOST, type Repeat, type Side } from './repeat.ts';

type Turn = 'turnLeft' | 'turnRight';

export interface Hand {
  readonly charge: Charge;
  /** Turns to come, one a tick. */
  readonly turns: readonly Turn[];
  /** A hard drop is to come. Two of them within one tick are one: the second would throw away the next piece. */
  readonly hard: boolean;
}

export const EMPTY_HAND: Hand = { charge: NO_CHARGE, turns: [], hard: false };

export function moveHand(hand: Hand, { presses, held }: Reading, repeat: Repeat): { hand: Hand; input: Input } {
  const { charge, left, right } = pulse(hand.charge, held.filter(isSide), presses.filter(isSide), repeat);
  const [turn, ...turns] = [...hand.turns, ...presses.filter(isTurn)].slice(0, QUEUE_MOST);
  const hardDue = hand.hard || presses.includes('hard');
  const hard = hardDue && charge.queue.length === 0 && turns.length === 0;
  const soft = held.includes('soft') || presses.includes('soft');
  const input =
    (left ? INPUT.left : 0) |
    (right ? INPUT.right : 0) |
    (turn ? INPUT[turn] : 0) |
    (soft ? INPUT.soft : 0) |
    (hard ? INPUT.hard : 0);
  return { hand: { charge, turns, hard: hardDue && !hard }, input };
}

function isSide(button: Button): button is Side {
  return button === 'left' || button === 'right';
}

function isTurn(button: Button): button is Turn {
  return button === 'turnLeft' || button === 'turnRight';
}
