// A game with random inputs, the same every time, for examples and benches.

import { advance, below, type Replay, Session } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { puyo } from '@rensa/games/puyo';

const PULSES = [INPUT.left, INPUT.left, INPUT.right, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight];
const TICKS_BETWEEN_PULSES = 12;

/** Plays until tick `ticks`, or until the game is lost. */
export function sampleReplay(ticks = Infinity): Replay {
  const session = new Session(puyo, { rules: 'tsu', mode: 'endless', colors: 4 }, 1);
  let dice = 1;
  while (session.ticks < ticks && session.result === undefined) {
    dice = advance(dice);
    const pulse = session.ticks % TICKS_BETWEEN_PULSES === 0 ? PULSES[below(dice, PULSES.length)] : 0;
    session.advance([pulse ?? 0]);
  }
  return session.replay();
}
