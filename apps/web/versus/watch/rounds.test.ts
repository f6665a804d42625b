import { readFileSync } from 'node:fs';
import { atOnce, readReplay, duel } from '@rensa/engine';
import { type Puyo, puyo } from '@rensa/games/puyo';
import { puyoAttacks } from '@rensa/painters/puyo';
import { describe, expect, test } from 'vitest';
import { parseKept, roundAlone } from '../saves/kept.ts';
import { openRound, roundRecord, winnerOf } from './rounds.ts';

const REPLAY = readReplay(readFileSync(new URL('../../../../replays/puyo-versus-tsu.json', import.meta.url), 'utf8'));

/** As much of a game as is needed to play a match again. */
const GAME = {
  duel: duel(puyo),
  attacks: puyoAttacks,
  ui: { turn: (event: Puyo['event']) => (event.kind === 'ended' ? event.chain : undefined) },
};

describe('a round of a kept match', () => {
  const opened = atOnce(openRound(GAME, { replay: REPLAY, winner: null }, true));

  test('has the pairs, chains and attacks of both boards on its time line', () => {
    const { timeline, marks } = opened;
    timeline.seek(timeline.ticks);
    const { boards } = timeline.state;
    marks.forEach(({ pairs, chains, attacks = [] }, seat) => {
      expect(pairs).toHaveLength(boards[seat as 0 | 1].pairs);
      expect(Math.max(...chains.map(({ links }) => links))).toBe(boards[seat as 0 | 1].maxChain);
      expect(attacks.length).toBeGreaterThan(0);
      expect(attacks.every(({ sent, tick }) => sent > 0 && tick <= timeline.ticks)).toBe(true);
    });
  });

  test('knows its winner, even if the file does not name one', () => {
    const lost = opened.timeline.result?.findIndex(({ outcome }) => outcome === 'lost');
    expect(winnerOf(opened.timeline)).toBe(lost === 0 ? 1 : 0);
  });

  test('that comes alone is listed with the score and the chains of its winner', () => {
    const record = atOnce(roundRecord(GAME, roundAlone(REPLAY, null)));
    const winner = winnerOf(opened.timeline) as 0 | 1;
    const { boards } = record.state as typeof opened.timeline.state;
    expect(record.score).toBe(opened.timeline.result?.[winner]?.score);
    expect(Math.max(...record.chains)).toBe(boards[winner].maxChain);
    expect(parseKept(record.match).rounds).toMatchObject([{ winner, replay: { hash: REPLAY.hash } }]);
  });

  test('is refused if it was forged', () => {
    const forged = { ...REPLAY, hash: '0123456789abcdef' };
    expect(() => atOnce(openRound(GAME, { replay: forged, winner: 0 }, true))).toThrow(/do not reproduce/);
    expect(() => atOnce(roundRecord(GAME, roundAlone(forged, null)))).toThrow(/do not reproduce/);
  });
});
