import { parseMessage } from '@rensa/bots/protocol';
import { puyoBots } from '@rensa/bots/puyo';
import { isOffered, parseBoard, printBoard, puyo, RULES } from '@rensa/games/puyo';
import { Session } from '@rensa/engine';
import { parseSave } from '../../../../apps/web/play/save.ts';
import { mustEqual, textParser, valueParser } from '../parser.ts';

export const setups: readonly unknown[] = [
  { rules: 'tsu', mode: 'survival', colors: 5 },
  { rules: 'classic', options: { ...RULES.tsu } },
  { rules: 'tsu', options: { attack: null, levels: { pairs: 3, fastestTicks: 4 } } },
];

const POSITION = { board: 'R.....\nGGB.O.', pairs: ['RB', 'YG', 'YY'], pending: 3, colors: 4, left: 7 };
const MESSAGES = [
  { type: 'rules', protocol: 1, game: 'puyo', rules: 'tsu' },
  { type: 'info', protocol: 1, name: 'low', author: 'Rensa', version: '1' },
  { type: 'position', id: 1, ...POSITION, opponent: POSITION, ms: 2000, nodes: 100 },
  { type: 'suggestion', id: 1, placements: [{ col: 0, rot: 0, score: 310 }] },
  { type: 'error', reason: 'no' },
];

const session = new Session(puyo, puyo.parseSetup({ rules: 'classic' }), 7);
for (let i = 0; i < 60; i++) session.advance([i % 20 === 5 ? 32 : 0]);

export const parsers = [
  textParser('boards of puyo', parseBoard, ['..GG\nRRRRGG\n', 'OPOPOP\nRGBYPO'], (board) => {
    mustEqual(parseBoard(printBoard(board)), board);
  }),
  valueParser('messages of bots', (raw) => parseMessage(puyoBots, raw), MESSAGES),
  textParser(
    'lines of bots',
    (line) => parseMessage(puyoBots, line),
    MESSAGES.map((each) => JSON.stringify(each)),
  ),
  valueParser('positions', (raw) => puyoBots.parsePosition(raw), [POSITION, { ...POSITION, opponent: POSITION }]),
  valueParser('saved games', (raw) => parseSave({ game: puyo, isOffered, turn: () => undefined }, raw), [
    session.replay(),
  ]),
];
