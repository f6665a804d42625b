// Shrinks a game that fails: it becomes short and idle, and is written as a replay.

import { type Game, type Input, type Replay, Session } from '@rensa/engine';
import type { Fault, Trial } from './play.ts';

const TRIES = 600;

/** Finds a smaller game that fails too: cut after the fault, without needless options, ticks and presses. */
export function shrink(trial: Trial, faultOf: (trial: Trial) => Fault | undefined): Trial {
  let tries = TRIES;
  let smallest = trial;
  const accept = (candidate: Trial): boolean => {
    const fault = tries-- > 0 ? faultOf(candidate) : undefined;
    if (fault !== undefined) smallest = cut(candidate, fault.ticks);
    return fault !== undefined;
  };
  accept(trial);
  for (const setup of simplerSetups(trial.setup)) accept({ ...smallest, setup });
  for (let size = lengthOf(smallest) >> 1; size > 0; size >>= 1) {
    for (let at = lengthOf(smallest) - size; at >= 0; at -= size) {
      if (accept(without(smallest, at, size))) continue;
      for (const seat of smallest.inputs.keys()) accept(idle(smallest, seat, at, size));
    }
  }
  return smallest;
}

function lengthOf({ inputs }: Trial): number {
  return inputs[0]?.length ?? 0;
}

function cut(trial: Trial, ticks: number): Trial {
  return { ...trial, inputs: trial.inputs.map((list) => list.slice(0, ticks)) };
}

function without(trial: Trial, at: number, size: number): Trial {
  return { ...trial, inputs: trial.inputs.map((list) => list.toSpliced(at, size)) };
}

function idle(trial: Trial, seat: number, at: number, size: number): Trial {
  const idling = trial.inputs[seat]?.map((input, tick) => (tick >= at && tick < at + size ? 0 : input)) ?? [];
  return { ...trial, inputs: trial.inputs.with(seat, idling) };
}

/** Setups without any options, then without each single one. */
function simplerSetups(setup: unknown): unknown[] {
  const { options, ...rest } = setup as { readonly options?: Readonly<Record<string, unknown>> };
  if (options === undefined) return [];
  const keys = Object.keys(options);
  return [
    rest,
    ...keys.map((gone) => ({
      ...rest,
      options: Object.fromEntries(Object.entries(options).filter(([key]) => key !== gone)),
    })),
  ];
}

/** A placeholder for the hash, because the state may have none. */
const NO_HASH = '0'.repeat(16);

export function replayOf(game: Game, { setup, seed, cards, inputs }: Trial): Replay {
  const session = new Session(blank(game), setup, seed);
  for (let tick = 0; tick < (inputs[0]?.length ?? 0); tick++) {
    session.advance(inputs.map((list): Input => list[tick] ?? 0));
  }
  return { ...session.replay(), hash: NO_HASH, ...(cards && { cards }) };
}

/** A game in which nothing happens. It writes the log even if the real game throws. */
function blank(game: Game): Game {
  return { ...game, start: () => 0, step: () => ({ state: 0, events: [] }), result: () => undefined };
}
