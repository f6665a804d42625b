import { parseMessage } from '@rensa/bots/protocol';
import { puyoBots } from '@rensa/bots/puyo';
import { isOffered, parseBoard, printBoard, puyo, RULES } from '@rensa/games/puyo';
import { parseGoal, readLink, writeGoal, writeLink } from '@rensa/games/puyo/links';
import { Session } from '@rensa/engine';
import { parseSave } from '../../../../apps/web/play/saves/save.ts';
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

const LINKS = [
  'http://www.puyop.com/s/420Aa9r9hj_0o8wkw',
  `http://www.puyop.com/s/=${'0'.repeat(60)}600000011708900000`,
  'https://ips.karou.jp/simu/pn.html?6E004g031_E1ahce__u04',
  'https://ishikawapuyo.net/simu/ps.html?~6.0119087_yp',
  'https://www.pndsng.com/puyo/index.html?a72becdfb',
  'https://puyonexus.com/chainsim/?w=6&h=12&hr=2&chain=475684000000',
  '/puyo/lab?field=AQAAAAA',
];

const session = new Session(puyo, puyo.parseSetup({ rules: 'classic' }), 7);
for (let i = 0; i < 60; i++) session.advance([i % 20 === 5 ? 32 : 0]);

export const parsers = [
  textParser('boards of puyo', parseBoard, ['..GG\nRRRRGG\n', 'OPOPOP\nRGBYPO'], (board) => {
    mustEqual(parseBoard(printBoard(board)), board);
  }),
  textParser('links to a field', readLink, LINKS, ({ format, ...field }) => {
    mustEqual(readLink(writeLink(format, field)), { format, ...field });
    mustEqual(readLink(writeLink('rensa', field)), { format: 'rensa', ...field });
  }),
  valueParser(
    'goals',
    (raw) => parseGoal(raw, 'goal'),
    [
      { kind: 'u', value: 4 },
      { kind: 'clear', color: 'G' },
      { kind: 'H', color: 2, value: 5, clear: 7 },
    ],
    (goal) => mustEqual(parseGoal(writeGoal(goal), 'goal'), goal),
  ),
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
