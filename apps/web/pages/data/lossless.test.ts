// Laws of the import: for any own data and any file, nothing own is lost and nothing unreadable is stored.

import { atOnce } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { checkedFile, kindOf } from './check.ts';
import { planImport } from './plan.ts';
import { SHARED_KINDS } from './stored.ts';

/** The kinds that games bring. */
const BROUGHT = import.meta.glob<Readonly<Record<string, readonly StoredKind[]>>>('../../games/*/stored.ts', {
  eager: true,
});
const KINDS = [...Object.values(BROUGHT).flatMap((each) => Object.values(each).flat()), ...SHARED_KINDS];

const count = fc.nat(1_000_000);
const day = fc.constantFrom('2026-01-01', '2026-02-03', '2026-11-19');
const name = fc.oneof(fc.constantFrom('a', 'b', 'puyo:1x', '__proto__', 'constructor'), fc.string({ maxLength: 8 }));
const listed = <T>(each: fc.Arbitrary<T>, selector?: (value: T) => unknown) =>
  fc.uniqueArray(each, { maxLength: 5, ...(selector && { selector }) });
const solve = {
  mode: fc.constantFrom('daily', 'unlimited'),
  level: fc.constantFrom('easy', 'hard'),
  size: fc.constant('4x4'),
  date: day,
  begun: day,
  solved: day,
  ticks: count,
  moves: count,
  hints: count,
  seen: fc.boolean(),
};
const dailyTry = { date: day, score: count, chain: count, ended: fc.option(day), replay: fc.option(count) };
const nazo = { solved: fc.boolean(), stars: fc.nat(3), tries: count, hints: fc.constant(0), seconds: count };

/** Values that the app may have stored, by key. */
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'rensa:days': listed(fc.nat(30_000)),
  'rensa:ended': listed(name),
  'rensa:uncounted': fc.dictionary(name, fc.constantFrom('coach', 'replay')),
  'rensa:best:puyo': fc.dictionary(name, count),
  'rensa:lessons': fc.dictionary(name, fc.nat(100)),
  'rensa:achievements': fc.dictionary(name, day),
  'rensa:daily:puyo': listed(fc.record({ ...dailyTry, ranked: fc.boolean() }), ({ date }) => date),
  'rensa:nazo:puyo': fc.dictionary(name, fc.record(nazo)),
  'loop-game:results': listed(fc.record({ id: name, ...solve }), ({ id }) => id),
  'rensa:versus': fc.constantFrom('tally', 'lots'),
  'rensa:practice-bot:puyo': fc.constantFrom('casual', 'strong'),
};
const own = fc.record(VALUES, { requiredKeys: [] });
const file = fc.record(
  Object.fromEntries(Object.entries(VALUES).map(([key, value]) => [key, fc.oneof(value, fc.jsonValue())])),
  { requiredKeys: [] },
);

/** The parts of a value, by what tells them apart: entries of a list, or fields of a record. */
function partsOf(value: unknown): Map<string, unknown> {
  if (!Array.isArray(value)) return new Map(typeof value === 'object' ? Object.entries(value ?? {}) : [['', value]]);
  const idOf = (entry: unknown): string => {
    const { id, date } = Object(entry) as { readonly id?: string; readonly date?: string };
    return String(id ?? date ?? entry);
  };
  return new Map(value.map((entry) => [idOf(entry), entry]));
}

const isReadable = (key: string, value: unknown): boolean => {
  try {
    const parts = kindOf(KINDS, key)?.check(value, key);
    if (parts !== undefined) atOnce(parts);
    return true;
  } catch {
    return false;
  }
};

describe('whatever a file has', () => {
  test('nothing unreadable is stored, and no part of your own data is lost', () => {
    fc.assert(
      fc.property(own, file, (stored, theirs) => {
        const raw = { stored: theirs, replays: [], games: [], totals: [] };
        const checked = atOnce(checkedFile(raw, { kinds: KINDS, record: () => {} }));
        const here = { stored, locked: [], replays: [], games: [], totals: [] };
        const plan = planImport(here, checked, KINDS);
        for (const [key, value] of Object.entries(plan.stored)) {
          expect([key, isReadable(key, value)]).toEqual([key, true]);
          const after = partsOf(value);
          const mine: unknown = stored[key as keyof typeof stored];
          const lost = mine === undefined ? [] : [...partsOf(mine).keys()].filter((part) => !after.has(part));
          expect([key, lost]).toEqual([key, []]);
        }
        const left = checked.refused.map((each) => each.name);
        for (const key of Object.keys(theirs)) expect(left.includes(key)).toBe(!isReadable(key, theirs[key]));
      }),
      { numRuns: 300 },
    );
  });

  test('no own score, solved puzzle, day or try gets worse', () => {
    fc.assert(
      fc.property(own, own, (stored, theirs) => {
        const here = { stored, locked: [], replays: [], games: [], totals: [] };
        const none = { replays: [], games: [], totals: [] };
        const after = { ...stored, ...planImport(here, { ...none, stored: theirs }, KINDS).stored } as never;
        const both = <T>(key: string): [Map<string, T>, Map<string, T>] => [
          partsOf((stored as never)[key]) as never,
          partsOf(after[key]) as never,
        ];
        const [best, now] = both<number>('rensa:best:puyo');
        for (const [way, score] of best) if (score !== undefined) expect(now.get(way)).toBeGreaterThanOrEqual(score);
        const [nazos, nazosNow] = both<{ solved: boolean; stars: number }>('rensa:nazo:puyo');
        for (const [id, mine] of nazos) {
          if (mine?.solved) expect(nazosNow.get(id)).toMatchObject({ solved: true });
          if (mine !== undefined) expect(nazosNow.get(id)?.stars).toBeGreaterThanOrEqual(mine.solved ? mine.stars : 0);
        }
        const [tries, triesNow] = both<{ ended: string | null }>('rensa:daily:puyo');
        for (const [date, mine] of tries) if (mine && mine.ended !== null) expect(triesNow.get(date)).toEqual(mine);
      }),
      { numRuns: 300 },
    );
  });
});
