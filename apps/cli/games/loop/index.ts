import { loop, printLines } from '@rensa/games/loop';
import { type Entry, played } from '../../tasks/game.ts';

/** Solves leave replays like games do; puzzles have a command of their own. */
export const LOOP: Entry = {
  name: 'loop',
  played: [played(loop, ({ puzzle, lines }) => ({ boards: [printLines(puzzle, lines.drawn)], scores: [0] }))],
};
