import { printLines, type State } from '@rensa/games/loop';
import type { CliGame } from '../../tasks/game.ts';
import { LOOP_BENCHES } from './bench.ts';
import { loopCommand } from './command.ts';

/** Solves leave replays like games do; puzzles have a command of their own. */
export const cliGame: CliGame<State> = {
  board: { cellChars: 1, print: ({ puzzle, lines }) => printLines(puzzle, lines.drawn), score: () => 0 },
  commands: [loopCommand],
  benches: LOOP_BENCHES,
};
