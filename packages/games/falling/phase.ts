// A turn is a table of phases, one function each. A phase gets the state to come as a draft and writes into it.

import type { Cards, Countdown, Input } from '@rensa/engine';

/** The part of a state that phases wait with. */
export interface Waiting {
  phase: string;
  /** Ticks left in a phase that waits. */
  timer: number;
}

/** Counts a waiting phase down; true when it is over. */
export function wait(draft: Waiting): boolean {
  draft.timer = Math.max(0, draft.timer - 1);
  return draft.timer === 0;
}

/** Enters a phase that waits, and goes straight on to what follows it when there is nothing to wait for. */
export function enter<Draft extends Waiting>(
  draft: Draft,
  phase: Draft['phase'],
  ticks: number,
  next: () => void,
): void {
  draft.phase = phase;
  draft.timer = ticks;
  if (ticks === 0) next();
}

/** A state that counts the ticks of the game, too. */
interface Counting extends Waiting {
  ticks: number;
}

/** Jumps through `phases`, in which nothing happens until the timer ends, and not to the end of a mode. */
export function countdownOf<Draft extends Counting>(
  phases: ReadonlySet<string>,
  draftOf: (state: Draft) => Draft,
  modeTicks: (state: Draft) => number | null = () => null,
): Countdown<Readonly<Draft>> {
  return {
    ticks(state) {
      if (!phases.has(state.phase)) return 0;
      const left = (modeTicks(state) ?? Infinity) - state.ticks;
      return Math.max(0, Math.min(state.timer, left) - 1);
    },
    pass(state, ticks) {
      const draft = draftOf(state);
      draft.timer -= ticks;
      draft.ticks += ticks;
      return draft;
    },
  };
}

/** The part of a tick that all its phases share. */
export interface PhaseTick<Event> {
  /** Reports what happened. */
  readonly tell: (event: Event) => void;
  /** Absent in a game from a seed. */
  readonly cards: Cards | undefined;
}

export type PhaseTable<Phase extends string, Draft, Event> = Readonly<
  Record<Phase, (draft: Draft, input: Input, turn: PhaseTick<Event>) => void>
>;

/** One tick of a one-seat game that is such a table. Nothing happens in a game that is over. */
export function stepBy<Phase extends string, Draft extends { phase: Phase; ticks: number }, Event>(
  state: Draft,
  input: Input,
  draftOf: (state: Draft) => Draft,
  phases: PhaseTable<Phase, Draft, Event>,
  cards: Cards | undefined,
): { readonly state: Draft; readonly events: readonly Event[] } {
  if (state.phase === 'over') return { state, events: [] };
  const draft = draftOf(state);
  draft.ticks++;
  const events: Event[] = [];
  phases[draft.phase](draft, input, { tell: (event) => events.push(event), cards });
  return { state: draft, events };
}
