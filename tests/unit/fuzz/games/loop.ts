import { parseDate } from '@rensa/engine';
import { parseBoard, printBoard, readBoard, writeBoard } from '@rensa/games/loop';
import { parseResults } from '../../../../apps/web/games/loop/records/results.ts';
import { parseQuery } from '../../../../apps/web/games/loop/slot/slot.ts';
import { mustEqual, textParser, valueParser } from '../parser.ts';

const BOARD = {
  rows: 4,
  cols: 5,
  clues: [
    [0, 0, 2],
    [2, 1, 5],
  ],
  holes: [[3, 4]],
};

export const setups: readonly unknown[] = [
  { kind: 'daily', date: '2026-02-28', level: 'hard' },
  { kind: 'sized', rows: 6, cols: 7 },
  { kind: 'given', board: BOARD },
];

const RESULT = {
  id: 'loop/1/2026-01-01/easy',
  mode: 'daily',
  level: 'easy',
  date: '2026-01-01',
  begun: '2026-01-01',
  solved: '2026-01-02',
  ticks: 900,
  moves: 12,
  hints: 0,
  seen: false,
};

export const parsers = [
  textParser('drawings of loop', parseBoard, ['2...\n.33.\n.5..\n...2\n', '..#\n...\n'], (board) => {
    mustEqual(parseBoard(printBoard(board)), board);
  }),
  valueParser('boards of loop', readBoard, [BOARD], (board) => mustEqual(readBoard(writeBoard(board)), board)),
  textParser('dates', parseDate, ['2026-02-28', '2024-02-29']),
  valueParser('results', parseResults, [[RESULT, { ...RESULT, id: 'other' }]]),
  textParser('links to a puzzle', (text) => parseQuery(text, '2026-05-05'), ['?difficulty=hard&date=2026-01-01']),
];
