import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor } from '../catalog/games.ts';
import { runInputs } from './resolve.ts';

export const drop: Command = {
  name: 'drop',
  usage: 'drop GAME [FILE] [--rules R]',
  summary: 'drops pieces onto an empty board, one after another',
  details: [
    'Each line is a piece and its moves. If a gem rests above the board after landing, before anything breaks,',
    'it ends with the board before that piece. Put a line --- between several games: the answer is then an array in',
    'the same order. Links and points are the sum of all pieces.',
    '',
    helpFor('drop'),
  ].join('\n'),
  examples: () => examplesFor('drop'),
  flags: flagsFor('drop'),
  run: (args, { stdin }) => runInputs(args, stdin, { name: 'drop', noun: 'game' }),
};
