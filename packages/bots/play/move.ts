import type { GameTypes, Input } from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';
import type { Pace } from '../bot/pace.ts';
import type { PressTimes } from '../bot/piloting.ts';
import type { PressMemory } from '../bot/presses.ts';

/** Asks for the placement of a seat's new pair. Requests of the same tick show the same moment. */
export interface MoveRequest<View = unknown, Placement = object> {
  readonly seat: SeatNumber;
  /** Pairs this seat has set down. */
  readonly pairs: number;
  readonly view: View;
  readonly canReach: (placement: Placement) => boolean;
}

export type SeatNumber = 0 | 1;

/** Placements, best first; the first that can be reached is taken. Or the reason for giving up. */
export type MoveReply<Placement = object> =
  | { readonly placements: readonly Placement[] }
  | { readonly forfeit: string };

/** The board of a seat that has to move. */
interface SeatToMove<State, Placement> {
  readonly seat: SeatNumber;
  readonly own: State;
  readonly opponent: State | null;
  /** Pairs after which play is stopped; Infinity for no limit. */
  readonly maxPairs: number;
  /** Pace of the hand that plays. Undefined: it can press in every tick. */
  readonly pace?: Pace | undefined;
  readonly memory: PressMemory<State, Placement>;
}

export function requestOf<G extends GameTypes, View, Placement extends object>(
  bots: BotGame<G, View, Placement>,
  { seat, own, opponent, maxPairs, pace, memory }: SeatToMove<G['state'], Placement>,
): MoveRequest<View, Placement> {
  const pairs = bots.pairsOf(own);
  const left = Number.isFinite(maxPairs) ? maxPairs - pairs : null;
  return {
    seat,
    pairs,
    view: bots.viewOf({ own, opponent, left, ...(pace && { pace }) }),
    canReach: (placement) => memory.find(own, placement) !== undefined,
  };
}

/** Ticks in which a hand may press after it got a new pair. */
export function pressTimesOf(pace: Pace | undefined): PressTimes | undefined {
  return pace && { wait: pace.reaction, gap: pace.gap };
}

/** Presses, one per tick, to the first placement that can be reached. */
export function pressesTo<Placement>(
  placements: readonly Placement[],
  find: (placement: Placement) => readonly Input[] | undefined,
): readonly Input[] | undefined {
  for (const placement of placements) {
    const presses = find(placement);
    if (presses !== undefined) return presses;
  }
  return undefined;
}
