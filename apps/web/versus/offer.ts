// The end of a match and what follows from it: its record, and now and then the offer of another opponent.

import type { VersusGame } from './ui/game.ts';
import type { MatchEnd } from './series/outcome.ts';
import type { SeatedPlan } from './series/plan.ts';
import { nameOf, type Rivals } from './opponents/rivals.ts';
import type { LevelOffer } from './seats/seat.ts';
import { forgetRival, loadChoice, rememberChoice } from './setup/choice.ts';
import { setupWords } from './text/setup/text.ts';
import { meetingsOf, recordMatch } from './opponents/records.ts';
import { earnMatch } from './achievements.ts';

interface EndedPlan {
  readonly game: VersusGame;
  readonly plan: SeatedPlan;
  readonly end: MatchEnd;
  readonly rivals: Rivals | undefined;
  readonly onPlay: (plan: SeatedPlan) => void;
}

/** Only a match of a person against a bot counts, and only if it counts. */
export function endOfMatch({ game, plan, end, rivals, onPlay }: EndedPlan): LevelOffer | undefined {
  const [person, bot] = plan.sides;
  if (end.uncounted !== undefined || rivals === undefined || person.kind !== 'person' || bot.kind !== 'bot')
    return undefined;
  const won = end.winner === 0;
  const bots = rivals.opponents.map((opponent) => opponent.bot);
  const choice = loadChoice(game, bots);
  if (won) forgetRival(game, choice);
  const { rounds } = end;
  const next = recordMatch({ game: game.id, bot: bot.name, outcome: won ? 'won' : 'lost' }, bots);
  earnMatch(meetingsOf(game.id), rivals.opponents, won && rounds[0]?.winner === 1);
  if (next === undefined) return undefined;
  const name = nameOf(rivals, next);
  return {
    words: () => (won ? setupWords().offerHigher(name) : setupWords().offerLower(name)),
    onAccept: () => {
      rememberChoice(game, { ...choice, rival: next });
      onPlay({ ...plan, sides: [person, { kind: 'bot', name: next }] });
    },
  };
}
