import { verify, duel } from '@rensa/engine';
import { puyo, type Setup } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import type { PairPlacement } from '../falling/placement.ts';
import { type DuelOrder, type DuelResult, playDuel } from '../play/duel.ts';
import type { MoveReply, MoveRequest } from '../play/move.ts';
import { puyoBots } from './game.ts';
import type { PuyoView } from './view/view.ts';

type Limits = DuelOrder['limits'];
type Request = MoveRequest<PuyoView, PairPlacement>;
type Reply = MoveReply<PairPlacement>;

const SETUP: Setup = { rules: 'tsu', mode: 'endless', colors: 4 };
const FAR: Limits = { ticks: 100_000, pairs: Infinity };

function drive(answer: (request: Request) => Reply, limits: Limits = FAR, seed = 1): [DuelResult, Request[]] {
  const match = playDuel(puyoBots, { setup: SETUP, seed, limits });
  const asked: Request[] = [];
  let step = match.next();
  while (step.done !== true) {
    asked.push(step.value);
    step = match.next(answer(step.value));
  }
  return [step.value, asked];
}

const TOWER: Reply = { placements: [{ col: 2, rot: 0 }] };
/** Fills one column after another, so the game lasts long. */
const spread = ({ pairs }: Request): Reply => ({ placements: [{ col: (5 * pairs) % 6, rot: 0 }] });

describe('a duel', () => {
  it('asks for each pair once, and shows both seats the same moment', () => {
    const [, asked] = drive(spread, { ticks: 100_000, pairs: 4 });
    expect(asked.map(({ seat, pairs }) => [seat, pairs])).toEqual(
      [0, 1, 2, 3].flatMap((n) => [
        [0, n],
        [1, n],
      ]),
    );
    const [first, second] = asked;
    expect(second.view).toEqual(first.view);
    expect(first.view.left).toBe(4);
  });

  it('is lost by the seat that tops out', () => {
    const [verdict] = drive((request) => (request.seat === 1 ? TOWER : spread(request)));
    expect(verdict).toMatchObject({ winner: 0, reason: 'seat 1 topped out', lostMoves: [] });
  });

  it('is drawn when both top out in one tick, and when nobody wins in time', () => {
    expect(drive(() => TOWER)[0]).toMatchObject({ winner: null, reason: 'both topped out in one tick' });
    expect(drive(spread, { ticks: 100, pairs: Infinity })[0]).toMatchObject({
      winner: null,
      reason: 'nobody won in 100 ticks',
      ticks: 100,
    });
    expect(drive(spread, { ticks: 100_000, pairs: 3 })[0]).toMatchObject({
      winner: null,
      reason: 'nobody won in 3 pairs',
      pairs: [3, 3],
    });
  });

  it('is won by the other seat when one gives up', () => {
    const [verdict] = drive((request) =>
      request.seat === 0 && request.pairs === 2 ? { forfeit: 'too slow' } : spread(request),
    );
    expect(verdict).toMatchObject({ winner: 1, reason: 'seat 0 forfeits: too slow' });
  });

  it('takes the first placement that can be reached, and lets the pair fall if there is none', () => {
    const outside = { col: 6, rot: 0 };
    const [, asked] = drive(() => ({ placements: [outside, { col: 0, rot: 1 }] }), { ticks: 100_000, pairs: 2 });
    expect(
      asked
        .at(-1)
        ?.view.board.slice(0, 6)
        .map((cell) => cell > 0),
    ).toEqual([true, true, false, false, false, false]);
    const [verdict] = drive(() => ({ placements: [outside] }), { ticks: 100_000, pairs: 1 });
    expect(verdict.lostMoves).toEqual(
      [0, 1].map((seat) => ({ seat, pairs: 0, reason: 'none of its placements can be reached' })),
    );
    expect(drive(() => ({ placements: [] }), { ticks: 100_000, pairs: 1 })[0].lostMoves[0]?.reason).toBe(
      'it named no placement',
    );
  });

  it('leaves a replay with the same end', () => {
    const [{ replay, ticks }] = drive((request) => (request.seat === 1 ? TOWER : spread(request)));
    expect(verify(duel(puyo), replay)).toMatchObject({
      ok: true,
      ticks,
      result: [{ outcome: 'won' }, { outcome: 'lost' }],
    });
  });
});
