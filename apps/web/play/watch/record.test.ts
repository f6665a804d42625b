import { readFileSync } from 'node:fs';
import { atOnce, readReplay, Timeline } from '@rensa/engine';
import { type Puyo, puyo } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { recordOf } from './record.ts';

const REPLAY = readReplay(
  readFileSync(new URL('../../../../replays/puyo-tsu-endless-5.json', import.meta.url), 'utf8'),
);
const GAME = { game: puyo, turn: (event: Puyo['event']) => (event.kind === 'ended' ? event.chain : undefined) };

describe('a replay that comes from elsewhere', () => {
  test('is listed with its score, its chains and the board before the longest', () => {
    const timeline = atOnce(Timeline.open(puyo, REPLAY, { bounded: false }));
    timeline.seek(timeline.ticks);
    const { score, chains, state } = atOnce(recordOf(GAME, REPLAY));
    const longest = Math.max(...chains);
    expect([score, longest]).toEqual([timeline.state.score, timeline.state.maxChain]);
    const before = state as Puyo['state'];
    expect(before.chain).toBe(0);
    expect(before.score).toBeLessThan(score);
  });

  test('is refused if it was forged', () => {
    expect(() => atOnce(recordOf(GAME, { ...REPLAY, hash: '0123456789abcdef' }))).toThrow(/do not reproduce/);
  });
});
