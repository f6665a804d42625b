import { linksWorth } from '@rensa/bots/puyo';
import type { State } from '@rensa/games/puyo';
import type { Coach } from '../../../play/followers/coach.ts';
import { BotCoach } from '../../../versus/bots/coach.ts';
import { puyoWorkers } from '../bots/workers.ts';

/** A fifth of what it thinks with when a game waits for it. */
const NODES = 48_000;

export function openCoach(): Coach<State> {
  return new BotCoach({ workers: puyoWorkers, name: 'strong', nodes: NODES, linksWorth });
}
