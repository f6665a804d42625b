import { parseBoard, parseDrop, printBoard, RULES } from '@rensa/games/gems';
import { mustEqual, textParser } from '../parser.ts';

export const setups: readonly unknown[] = [
  { rules: 'arcade', mode: 'timed2', pattern: 'stairs' },
  { rules: 'classic', options: { ...RULES.arcade } },
  { rules: 'arcade', options: { crashOdds: [3, 1, 1], opening: null } },
];

export const parsers = [
  textParser('boards of gems', parseBoard, ['RGBY..\nrgby00', 'RRRRRR\nRRRRRR'], (board) => {
    mustEqual(parseBoard(printBoard(board)), board);
  }),
  textParser('drops', parseDrop, ['RB:LLA', '0y:BBR']),
];
