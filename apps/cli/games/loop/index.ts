import { printLines, type State } from '@rensa/games/loop';
import type { CliGame } from '../../tasks/game.ts';
import { LOOP_BENCHES } from './bench.ts';
import { loopCommand } from './command.ts';

/** The game Loop: its solves have replays, and the command `loop` makes and solves its puzzles. */
export const cliGame: CliGame<State> = {
  board: { cellChars: 1, print: ({ puzzle, lines }) => printLines(puzzle, lines.drawn), score: () => 0 },
  commands: [loopCommand],
  benches: LOOP_BENCHES,
};
