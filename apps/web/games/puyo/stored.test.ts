// Every kind of stored data has a check, and the check is the one that reads it.

import { duel } from '@rensa/engine';
import { isMatchOffered, isOffered, puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { setupKind } from '../../play/records/chosen.ts';
import { saveKind } from '../../play/saves/save.ts';
import { matchSaveKind } from '../../versus/saves/save.ts';
import { choiceKind } from '../../versus/setup/choice.ts';
import { kindOf } from '../../pages/data/check.ts';
import { SHARED_KINDS } from '../../pages/data/stored.ts';

const first = puyo.parseSetup({ rules: 'tsu' });

const BROUGHT = import.meta.glob<Readonly<Record<string, readonly StoredKind[]>>>('../*/stored.ts', { eager: true });

/** All kinds; a falling game brings those of its games and matches. */
const KINDS: readonly StoredKind[] = [
  ...SHARED_KINDS,
  ...Object.values(BROUGHT).flatMap((each) => Object.values(each).flat()),
  setupKind({ game: puyo, first, isOffered, choices: [] }),
  saveKind({ game: puyo, isOffered, turn: () => undefined }),
  choiceKind({ id: 'puyo', first, isOffered: isMatchOffered }),
  matchSaveKind({ duel: duel(puyo), isOffered: isMatchOffered }),
];

/** A key of every kind. */
const KEYS = [
  'loop-game:daily:2026-11-19-easy',
  'loop-game:named:loop/2/8x8/42',
  'loop-game:results',
  'loop-game:settings',
  'loop-game:unlimited:medium',
  'rensa:achievements',
  'rensa:best:puyo',
  'rensa:coached',
  'rensa:controls',
  'rensa:daily:gems',
  'rensa:days',
  'rensa:ended',
  'rensa:frozen',
  'rensa:finished:puyo:1x2y',
  'rensa:lab:puyo',
  'rensa:learned',
  'rensa:lessons',
  'rensa:match:puyo',
  'rensa:matches:puyo',
  'rensa:nazo-made:puyo',
  'rensa:nazo:puyo',
  'rensa:persist',
  'rensa:practice-bot:puyo',
  'rensa:practice:puyo',
  'rensa:replay:0123456789abcdef',
  'rensa:save:puyo-daily:20261119',
  'rensa:save:puyo-versus:1x2y',
  'rensa:save:puyo:1x2y',
  'rensa:saves',
  'rensa:settings',
  'rensa:setup:puyo',
  'rensa:uncounted',
  'rensa:versus',
];

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every key in the code is of a kind that has a check', () => {
  const named = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/['"`]((?:rensa|loop-game):[a-z-]+)/g)]);
  const found = new Set(named.map(([, kind]) => kind));
  expect([...found].toSorted()).toEqual([...new Set(KEYS.map((key) => key.split(':', 2).join(':')))].toSorted());
  expect(KEYS.filter((key) => kindOf(KINDS, key) === undefined)).toEqual([]);
});

test.each(KEYS)('nothing that is no value is taken under %s', (key) => {
  const kind = kindOf(KINDS, key);
  for (const raw of [undefined, Symbol('none'), 1e300]) {
    expect(() => [...(kind?.check(raw, key) ?? [])]).toThrow(Error);
  }
});
