import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor } from '../games.ts';
import { runInputs } from './resolve.ts';

export const drop: Command = {
  name: 'drop',
  usage: 'drop GAME [FILE] [--rules R]',
  summary: 'drops pieces onto an empty field, one after the other',
  details: [
    'Each line is a piece and its moves. If after landing, before anything breaks, something stands out above the field,',
    'it ends with the board before that piece. A line --- stands between several games; the answers are then an array in',
    'the same order. Links and points are those of all pieces together.',
    '',
    helpFor('drop'),
  ].join('\n'),
  examples: () => examplesFor('drop'),
  flags: flagsFor('drop'),
  run: (args) => runInputs(args, 'drop', 'game'),
};
