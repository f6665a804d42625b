// Autorepeat: a press shifts at once; a side that stays held shifts again after `das` ticks and then every `arr` ticks.
// With both sides held the one pressed last wins. When it is let go, the other takes over with a new charge and no
// shift of its own, because no finger moved: every shift is either a press or a repeat. A side that is charged when
// control over a piece begins shifts on that tick, whenever it would have repeated otherwise.

import { MAX_COLS } from '@rensa/games/falling';

export type ShiftButton = 'left' | 'right';

/** Times in ticks. An `arr` of 0 repeats on every tick. */
export interface Repeat {
  readonly das: number;
  readonly arr: number;
}

export interface Charge {
  /** The side that is charging. */
  readonly side: ShiftButton | undefined;
  /** For how long it has been held. */
  readonly ticks: number;
  /** Presses that have not become a shift yet: a game takes one per tick. */
  readonly queue: readonly ShiftButton[];
}

export interface Pulse {
  readonly charge: Charge;
  readonly left: boolean;
  readonly right: boolean;
}

export const NO_CHARGE: Charge = { side: undefined, ticks: 0, queue: [] };

/** The effect of the fingers on both sides in one tick, in the order of pressing. */
export interface ShiftReading {
  readonly held: readonly ShiftButton[];
  readonly pressed: readonly ShiftButton[];
  /** Control over a piece begins with this tick. */
  readonly begins: boolean;
}

/** One tick. */
export function pulse(charge: Charge, { held, pressed, begins }: ShiftReading, repeat: Repeat): Pulse {
  const side = sideOf(charge, held, pressed);
  const fresh = side === undefined || side !== charge.side || pressed.includes(side);
  const ticks = fresh ? 0 : ticksOn(charge, begins, repeat);
  // More shifts than the widest board has columns can only hit a wall.
  const waiting = [...charge.queue, ...pressed].slice(0, MAX_COLS);
  const shift = waiting[0] ?? (isDue(ticks, repeat) ? side : undefined);
  return { charge: { side, ticks, queue: waiting.slice(1) }, left: shift === 'left', right: shift === 'right' };
}

/** A full charge counts from the tick on which control begins. */
function ticksOn({ ticks }: Charge, begins: boolean, { das }: Repeat): number {
  return begins && ticks + 1 >= das ? Math.max(1, das) : ticks + 1;
}

function sideOf(
  charge: Charge,
  held: readonly ShiftButton[],
  pressed: readonly ShiftButton[],
): ShiftButton | undefined {
  const latest = pressed.findLast((side) => held.includes(side));
  if (latest !== undefined) return latest;
  return charge.side !== undefined && held.includes(charge.side) ? charge.side : held.at(-1);
}

function isDue(ticks: number, { das, arr }: Repeat): boolean {
  if (ticks === 0 || ticks < das) return false;
  return arr === 0 || (ticks - das) % arr === 0;
}
