import type { GameTypes, Input } from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';
import type { Pace } from '../bot/pace.ts';
import { findPresses, type PilotGame, type PressTimes } from '../bot/pilot.ts';

/** A seat has a new pair in hand. Seats asked in the same tick see the same moment, whichever answers first. */
export interface MoveRequest<View = unknown, Placement = object> {
  readonly seat: SeatNumber;
  /** Pairs that this seat has set down before. */
  readonly pairs: number;
  readonly view: View;
  readonly canReach: (placement: Placement) => boolean;
}

export type SeatNumber = 0 | 1;

/** Where the pair shall go, best first: the first that can be reached is taken. Or the game is given up, and why. */
export type MoveReply<Placement = object> =
  | { readonly placements: readonly Placement[] }
  | { readonly forfeit: string };

/** One board from a seat's side. */
interface SeatToMove<State> {
  readonly seat: SeatNumber;
  readonly own: State;
  readonly opponent: State | null;
  /** Pairs after which play is stopped; Infinity for never. */
  readonly maxPairs: number;
  /** Of the hand that plays; where it is not given, it presses in every tick. */
  readonly pace?: Pace | undefined;
}

export function requestOf<G extends GameTypes, View, Placement extends object>(
  bots: BotGame<G, View, Placement>,
  { seat, own, opponent, maxPairs, pace }: SeatToMove<G['state']>,
): MoveRequest<View, Placement> {
  const pairs = bots.pairsOf(own);
  const left = Number.isFinite(maxPairs) ? maxPairs - pairs : null;
  return {
    seat,
    pairs,
    view: bots.viewOf({ own, opponent, left, ...(pace && { pace }) }),
    canReach: (placement) => findPresses(bots, own, placement, pressTimesOf(pace)) !== undefined,
  };
}

/** The ticks in which a hand may press that has just got a pair. */
export function pressTimesOf(pace: Pace | undefined): PressTimes | undefined {
  return pace && { wait: pace.reaction, gap: pace.gap };
}

/** The presses to the first of these that can be reached, one per tick. */
export function pressesTo<State, Placement>(
  game: PilotGame<State, Placement>,
  state: State,
  placements: readonly Placement[],
  times: PressTimes | undefined,
): Input[] | undefined {
  for (const placement of placements) {
    const presses = findPresses(game, state, placement, times);
    if (presses !== undefined) return presses;
  }
  return undefined;
}
