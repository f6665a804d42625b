import type { MatchPlan } from '@rensa/engine';
import { type Phrase, say } from '../../base/text/phrase.ts';
import type { BotSeats } from '../bots/client.ts';
import { type Opponent, opponentsOf } from './cast.ts';

/** Whom one can play against in a game. */
export interface Rivals {
  readonly seats: BotSeats;
  /** Weakest first. */
  readonly opponents: readonly Opponent[];
}

/** `manners` has a line for each level of the bots. */
export function rivalsOf(seats: BotSeats, manners: readonly Phrase[]): Rivals {
  return { seats, opponents: opponentsOf(seats.bots.levels, manners) };
}

/** Are all bots of a plan still there? */
export function isKnown({ sides }: MatchPlan, rivals: Rivals | undefined): boolean {
  const bots = (rivals?.opponents ?? []).map(({ bot }) => bot);
  return sides.every((side) => side.kind !== 'bot' || bots.includes(side.name));
}

/** What an opponent is called. */
export function nameOf(rivals: Rivals | undefined, bot: string): string {
  const found = rivals?.opponents.find((opponent) => opponent.bot === bot);
  return found === undefined ? '' : say(found.name);
}
