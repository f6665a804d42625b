import { parseBoard, printBoard, RULES } from '@rensa/games/capsules';
import { mustEqual, textParser } from '../parser.ts';

const ROWS = 16;

export const setups: readonly unknown[] = [
  { rules: 'nes', mode: 'marathon', level: 12, speed: 'hi' },
  { rules: 'classic', options: { ...RULES.nes } },
  { rules: 'nes', options: { rest: null, virusPoints: { low: 1, med: 2, hi: 3 } } },
];

export const parsers = [
  textParser(
    'boards of capsules',
    (text) => parseBoard(text, ROWS),
    ['..y>y<..\nr*b*....', 'rv......\nb^yo....'],
    (board) => mustEqual(parseBoard(printBoard(board), ROWS), board),
  ),
];
