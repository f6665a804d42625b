// The store of matches against opponents, one record for each game.

import { store } from '../../base/storage/storage.ts';
import { afterMatch, type MatchOutcome, NO_MEETINGS, offeredAfter, parseMeetings, type Meetings } from './meetings.ts';

function keyOf(game: string): string {
  return `rensa:matches:${game}`;
}

export function meetingsOf(game: string): Meetings {
  return store.load(keyOf(game), parseMeetings, NO_MEETINGS).value;
}

/** A match that has ended, as far as it is known. */
interface EndedMatch {
  /** The id of its game. */
  readonly game: string;
  readonly bot: string;
  /** The person's. */
  readonly outcome: MatchOutcome;
}

/** Keeps a match of a person against a bot. Gives the bot to offer next, where it is time for another level. */
export function recordMatch({ game, bot, outcome }: EndedMatch, bots: readonly string[]): string | undefined {
  const meetings = afterMatch(meetingsOf(game), bot, outcome);
  store.save(keyOf(game), meetings);
  return offeredAfter(meetings, bots);
}
