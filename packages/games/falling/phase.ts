// A turn is a table of phases, one function each. A phase gets the state to come as a draft and writes into it.

import type { Cards, Input } from '@rensa/engine';

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
