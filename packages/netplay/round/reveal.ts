// How many cards each side may know: those on the boards that it can compute from what it was sent, and a few more.

import { type Duel, type GameTypes, type Side, SIDES } from '@rensa/engine';
import type { RoundKnowledge } from './knowledge.ts';
import { HOLD, LOOK_AHEAD } from './limits.ts';

/** Cards of each row that each side may be sent. The state is the one that both logs confirm. */
export function revealed<G extends GameTypes>(
  known: RoundKnowledge<G>,
  state: Duel<G['state']>,
  ahead: number,
): readonly [number[], number[]] {
  const { tick, logs } = known;
  const first: Side = logs[0].length >= logs[1].length ? 0 : 1;
  const last = logs[first].length;
  const hold = Math.min(last, tick + HOLD);
  // The side that is behind gets so much of the log of the first.
  const held = known.runOn(hold, state, tick);
  const newest = known.runOn(last, held, hold);
  const countFor = (side: Side): number[] => {
    const own = side === first ? newest : state;
    const other = side === first ? state : held;
    const taken = usedAtTurnsEnd(known, own.boards[side]);
    const seen = known.duel.board.used(other.boards[side === 0 ? 1 : 0]);
    return taken.map((count, row) => Math.max(count, seen[row] ?? 0) + ahead);
  };
  const [one, two] = SIDES.map(countFor);
  return [one ?? [], two ?? []];
}

/** A turn in which nothing can be pressed any more is run on: the next piece is certain. */
function usedAtTurnsEnd<G extends GameTypes>({ duel, cards }: RoundKnowledge<G>, board: G['state']): readonly number[] {
  const game = duel.board;
  let at = board;
  for (let tick = 0; tick < LOOK_AHEAD && !game.isSteered(at) && game.result(at) === undefined; tick++) {
    at = game.step(at, [0], cards).state;
  }
  return game.used(at);
}
