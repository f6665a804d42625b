import { readReplay, verify, versus } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const REPLAYS = new URL('../../replays/', import.meta.url);

/** Every golden game still leads where it led when it was recorded; `scripts/golden.ts` records new ones. */
describe.each(readdirSync(REPLAYS))('the golden game %s', (name) => {
  it('leads to the same end', () => {
    const replay = readReplay(readFileSync(new URL(name, REPLAYS), 'utf8'));
    const verdict = replay.game === 'puyo' ? verify(puyo, replay) : verify(versus(puyo), replay);
    expect(verdict.reason).toBeUndefined();
    expect(verdict.result).toBeDefined();
  });
});
