// A value with its past, and with the steps that were undone.

export interface UndoList<T> {
  readonly past: readonly T[];
  readonly now: T;
  /** Undone values, the next one first. */
  readonly future: readonly T[];
}

const MAX_STEPS = 200;

export function undoListOf<T>(now: T): UndoList<T> {
  return { past: [], now, future: [] };
}

export function pushed<T>({ past, now }: UndoList<T>, next: T): UndoList<T> {
  return { past: [...past, now].slice(-MAX_STEPS), now: next, future: [] };
}

export function undone<T>({ past, now, future }: UndoList<T>): UndoList<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: UndoList<T>): UndoList<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
