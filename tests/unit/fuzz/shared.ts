// The parsers that all games share.

import { packReplay, parseReplay, readReplay, type Replay, unpackReplay } from '@rensa/engine';
import { parseArgs } from '../../../apps/cli/io/args.ts';
import { splitInputs } from '../../../apps/cli/io/input.ts';
import { recordsIn } from '../../../apps/cli/io/records.ts';
import { parseSeeds } from '../../../apps/cli/io/seeds.ts';
import { parseChosen } from '../../../apps/web/base/settings/settings.ts';
import { parseBests } from '../../../apps/web/play/records/best.ts';
import { parseTries } from '../../../apps/web/play/daily/tries.ts';
import { parseQuery } from '../../../apps/web/play/ui/query.ts';
import { mustEqual, textParser, valueParser } from './parser.ts';

const REPLAY: Replay = {
  format: 'rensa-replay/1',
  game: 'tally',
  version: 1,
  setup: { rules: 'tsu', options: { a: [1, 2] } },
  seed: 4_000_000_000,
  ticks: 300,
  log: [[100, 0, 1, 32, 199, 0]],
  hash: '0123456789abcdef',
};

const CHOICES = [
  { key: 'mode', values: ['endless', 'timed'] },
  { key: 'colors', values: [3, 4, 5] },
];

const sameAgain = (replay: Replay): void => {
  mustEqual(unpackReplay(packReplay(replay)), JSON.parse(JSON.stringify(replay)));
};

export const parsers = [
  textParser('replays in the compact form', unpackReplay, [packReplay(REPLAY)], sameAgain),
  textParser('replays as texts', readReplay, [packReplay(REPLAY), JSON.stringify(REPLAY)], sameAgain),
  valueParser('replays as values', parseReplay, [REPLAY], sameAgain),
  textParser('links to a page', (text) => parseQuery(text, CHOICES), [
    '?mode=timed&colors=3&seed=7&start=1',
    '?seed=1',
  ]),
  valueParser('settings', parseChosen, [
    { theme: 'dark', marks: true, das: 12, arr: 2, keys: { KeyA: 'left' }, language: 'ja', sound: false },
  ]),
  valueParser('best scores', parseBests, [{ 'endless/classic/4': 1234, 'survival/tsu/5': 0 }]),
  valueParser('daily runs', parseTries, [
    [{ date: '2026-11-16', score: 24180, chain: 6, ended: null, replay: 7, ranked: true }],
  ]),
  textParser('inputs of the command line', splitInputs, ['RRRR\nGGGG\n---\nBB\n', '---\n---']),
  textParser('JSON of the command line', (text) => recordsIn(text).items.map((item) => item()), [
    '[{"a": 1}, {"b": [1, 2, "x"]}]',
    '{"a": 1}\n{"a": 2}\n',
    '{"a": 1}\n---\n[1, 2]',
  ]),
  textParser('flags', (text) => parseArgs(text.split(' '), { seed: 'value', json: 'switch' }), [
    '--seed 5 game --json',
    '--seed=5 -- -x',
  ]),
  textParser('lists of seeds', parseSeeds, ['1,2,0x10', '1-100,7']),
];
