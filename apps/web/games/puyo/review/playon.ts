// Playing on from a move that is reviewed: alone as it was, in a match at the board whose moves are shown.

import { type Replay, duel } from '@rensa/engine';
import { isMatchOffered, puyo } from '@rensa/games/puyo';
import { canPlayOn, playOn } from '../../../play/saves/playon.ts';
import { versusPath } from '../../../versus/listing/path.ts';
import type { SeatedPlan } from '../../../versus/series/plan.ts';
import { canPlayMatchOn, playMatchOn, type PlayOnWay, TWO_PEOPLE, waysToPlayOn } from '../../../versus/watch/playon.ts';
import { puyoUi } from '../play/ui.tsx';

/** A match, and whose moves are shown. */
export interface PlayedSeat {
  readonly replay: Replay;
  readonly seat: number;
  /** The players, where that is known. */
  readonly plan: SeatedPlan | undefined;
}

/** Makes the run from a tick on, and gives the address where it is played; undefined where no page offers it. */
export function playOnFrom({ replay, seat, plan }: PlayedSeat): ((tick: number) => string) | undefined {
  const match = duel(puyo);
  if (replay.game === puyo.id && canPlayOn(puyoUi, replay)) {
    return (tick) => {
      playOn(puyoUi, replay, tick);
      return `/play/${puyo.id}`;
    };
  }
  if (replay.game !== match.id || !canPlayMatchOn({ isOffered: isMatchOffered }, replay)) return undefined;
  return (tick) => {
    playMatchOn(match, wayFor(seat, plan, replay.setup).plan, replay, tick);
    return versusPath(puyo.id);
  };
}

/** Against the bot of the other board. Where there was none, two people play on. */
export function wayFor(seat: number, plan: SeatedPlan | undefined, setup: unknown): PlayOnWay {
  const ways = waysToPlayOn({ setup, bestOf: 1, sides: plan?.sides ?? TWO_PEOPLE });
  return ways.find((way) => way.seat === seat) ?? (ways.at(-1) as PlayOnWay);
}
