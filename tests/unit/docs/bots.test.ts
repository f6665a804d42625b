// docs/bots.md names every bot, and the first example of docs/bot-protocol.md is the one in the repository.

import { capsulesBots } from '@rensa/bots/capsules';
import { gemsBots } from '@rensa/bots/gems';
import { puyoBots } from '@rensa/bots/puyo';
import { describe, expect, it } from 'vitest';
import { read } from '../sources.ts';

describe('docs/bots.md', () => {
  it.each([
    ['Puyo', puyoBots],
    ['Gems', gemsBots],
    ['Capsules', capsulesBots],
  ] as const)('names every bot of %s', (title, { names }) => {
    const row =
      read('docs/bots.md')
        .split('\n')
        .find((line) => line.startsWith(`| ${title} | \``)) ?? '';
    const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(names));
  });
});

describe('docs/bot-protocol.md', () => {
  it('shows the smallest bot whole, as it is in examples', () => {
    const [, shown] = /```python\n([^]*?)```/.exec(read('docs/bot-protocol.md')) ?? [];
    expect(shown).toBe(read('examples/first.py'));
  });
});
