// Changes one option of the rules; loaded before the tests of a `check:rules` run.

import { type Change, optionsOf } from './change.ts';

const change = JSON.parse(process.env['RENSA_CHANGE'] ?? 'null') as Change | null;
if (change !== null) {
  const { rules } = await optionsOf(change.game);
  const path = [change.rules, ...change.path];
  const last = path.pop() as string;
  const record = path.reduce<object>((node, key) => (node as Record<string, object>)[key], rules);
  (record as Record<string, unknown>)[last] = change.value;
}
