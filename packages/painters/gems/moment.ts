import { at, type Board, EMPTY, type Event, type Gems, type State } from '@rensa/games/gems';
import type { TickView } from '../falling/frame.ts';

/**
 * Board at the moment of an event. Where rules take no time, a tick goes on after the event; then the board is built
 * from the events before it.
 */
export function boardAt({ before, after, events }: TickView<Gems>, event: Event): Board {
  if (after.breaking !== null) return after.board;
  const board = [...before.board];
  for (const earlier of events.slice(0, events.indexOf(event))) apply(board, earlier, before);
  return board;
}

function apply(board: number[], event: Event, { pair }: State): void {
  if (event.kind === 'locked') {
    const [axis, child] = event.cells;
    board[axis] = pair?.axis ?? EMPTY;
    board[child] = pair?.child ?? EMPTY;
  }
  if (event.kind === 'settled') {
    for (const { from, col } of event.falls) board[at(from, col)] = EMPTY;
    for (const { to, col, cell } of event.falls) board[at(to, col)] = cell;
  }
  if (event.kind === 'broke') {
    for (const index of [...event.breaking.cells, ...event.breaking.shattered]) board[index] = EMPTY;
  }
  if (event.kind === 'tech') for (const index of event.cells) board[index] = EMPTY;
}
