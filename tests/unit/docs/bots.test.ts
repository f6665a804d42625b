// docs/bots.md names every bot, and the first example of docs/bot-protocol.md is the one in the repository.

import { describe, expect, it } from 'vitest';
import { BOT_GAMES } from '../../../apps/cli/catalog/games.ts';
import { read } from '../sources.ts';

describe('docs/bots.md', () => {
  it.each(BOT_GAMES.map(({ game, names }) => [game.id, names] as const))('names every bot of %s', (id, names) => {
    const rows = read('docs/bots.md')
      .split('\n')
      .filter((line) => line.toLowerCase().startsWith(`| ${id} | \``));
    const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set(names));
  });
});

describe('docs/bot-protocol.md', () => {
  it('shows the smallest bot whole, as it is in examples', () => {
    const [, shown] = /```python\n([^]*?)```/.exec(read('docs/bot-protocol.md')) ?? [];
    expect(shown).toBe(read('examples/first.py'));
  });
});
