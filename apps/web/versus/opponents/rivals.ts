import type { MatchPlan } from '@rensa/engine';
import { type Phrase, say } from '../../base/text/phrase.ts';
import type { BotWorkers } from '../bots/client.ts';
import { type Opponent, opponentsOf } from './characters.ts';

/** The opponents of a game, and the workers of their bots. */
export interface Rivals {
  readonly workers: BotWorkers;
  /** Weakest first. */
  readonly opponents: readonly Opponent[];
}

/** `styleLines` has one line per level of the bots. */
export function rivalsOf(workers: BotWorkers, styleLines: readonly Phrase[]): Rivals {
  return { workers, opponents: opponentsOf(workers.bots.levels, styleLines) };
}

/** True if all bots of a plan still exist. */
export function isKnown({ sides }: MatchPlan, rivals: Rivals | undefined): boolean {
  const bots = (rivals?.opponents ?? []).map(({ bot }) => bot);
  return sides.every((side) => side.kind !== 'bot' || bots.includes(side.name));
}

/** The name of an opponent, empty if it no longer exists. */
export function nameOf(rivals: Rivals | undefined, bot: string): string {
  const found = rivals?.opponents.find((opponent) => opponent.bot === bot);
  return found === undefined ? '' : say(found.name);
}
