import type { DailyEntry } from '../../listing/listing.ts';
import { shellWords } from '../../base/text/text.ts';
import { dailyPath } from './path.ts';
import { triesOf, tryOf } from './tries.ts';

/** A falling game has one daily run. */
export function dailiesOf(id: string, date: string): readonly DailyEntry[] {
  const found = tryOf(triesOf(id), date);
  const state = found === undefined ? 'new' : found.ended === null ? 'begun' : 'done';
  return [{ id, name: '', href: dailyPath(id), state, value: found && shellWords().number(found.score) }];
}
