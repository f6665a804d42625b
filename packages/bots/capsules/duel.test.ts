import { playback, type Replay, verify, duel } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { capsules, parseSetup, type RulesName } from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { think } from '../bot/deepen.ts';
import { drive } from '../play/drive.ts';
import { type DuelResult, playDuel } from '../play/duel.ts';
import type { MoveReply, MoveRequest } from '../play/move.ts';
import { solo, type SoloResult } from '../play/solo.ts';
import { served } from '../protocol/served.testing.ts';
import { capsulesBots } from './game.ts';
import type { CapsulePlacement } from './placement.ts';
import type { CapsulesView } from './view.ts';

type Request = MoveRequest<CapsulesView, CapsulePlacement>;
type Reply = MoveReply<CapsulePlacement>;

/** Bots with these names, by seat. */
function seated(...names: readonly string[]): (request: Request) => Reply {
  const bots = names.map((name) => capsulesBots.open(name));
  return ({ seat, view }) => think(bots[seat], view);
}

function match(rules: RulesName, level: number, names: [string, string], seed = 8): Promise<DuelResult> {
  const setup = parseSetup({ rules, mode: 'single', level });
  return drive(playDuel(capsulesBots, { setup, seed, limits: { ticks: 60_000, pairs: Infinity } }), seated(...names));
}

function alone(more: object, bot: string, pace?: { reaction: number; gap: number }): Promise<SoloResult> {
  const setup = parseSetup({ rules: 'nes', mode: 'single', ...more });
  return drive(solo(capsulesBots, { setup, seed: 8, limits: { pairs: 300, stopScore: Infinity }, pace }), seated(bot));
}

/** Number of colored halves that were sent. */
function sentIn(replay: Replay): number {
  let sent = 0;
  for (const { events } of playback(duel(capsules), replay)) {
    for (const { event } of events) if (event.kind === 'sent') sent += event.colors.length;
  }
  return sent;
}

describe('a match', () => {
  it.each(['nes', 'classic'] as const)(
    'is played to its end under %s, with attacks, and no move is lost',
    async (rules) => {
      const result = await match(rules, 8, ['strong', 'skilled']);
      expect(result).toMatchObject({ lostMoves: [] });
      expect(result.reason).toMatch(/^seat \d (won|topped out)$/);
      expect(sentIn(result.replay)).toBeGreaterThan(1);
      expect(verify(duel(capsules), result.replay)).toMatchObject({ ok: true, ticks: result.ticks });
    },
  );

  it('is the same when repeated, and over the protocol', async () => {
    const first = await match('nes', 2, ['casual', 'learner']);
    expect(await match('nes', 2, ['casual', 'learner'])).toEqual(first);
    const order = { setup: parseSetup({ rules: 'nes', mode: 'single', level: 2 }), seed: 8 };
    const limits = { ticks: 60_000, pairs: Infinity };
    const seats = ['casual', 'learner'].map((name) => served(capsulesBots, capsulesBots.open(name)));
    const again = await drive(playDuel(capsulesBots, { ...order, limits }), (request) => seats[request.seat](request));
    expect(again).toEqual(first);
  });
});

describe('a game alone', () => {
  it('ends with the stage, and counts viruses', async () => {
    const result = await alone({ level: 5 }, 'skilled');
    expect(result).toMatchObject({ result: 'won', counts: { viruses: 24, virusesLeft: 0 } });
    expect(result.pairs).toBeLessThan(80);
    expect(verify(capsules, result.replay).ok).toBe(true);
  });

  it('is played by a slow hand too, which keeps its pace', async () => {
    const gap = 5;
    const { replay, result } = await alone({ level: 3, speed: 'hi' }, 'strong', { reaction: 6, gap });
    expect(result).toBe('won');
    let last = -gap;
    let tick = 0;
    const [log = []] = replay.log;
    for (let i = 0; i < log.length; i += 2) {
      const [ticks, input] = log.slice(i, i + 2);
      if (input !== 0 && input !== INPUT.soft) {
        expect(ticks).toBe(1);
        expect(tick - last).toBeGreaterThanOrEqual(gap);
        last = tick;
      }
      tick += ticks;
    }
    expect(last).toBeGreaterThan(0);
  });
});
