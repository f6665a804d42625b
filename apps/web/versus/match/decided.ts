// The cause of a round's end: what the game itself says, else the winner's largest attack, else the other board's end.

import type { Side, MatchPlan } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { joinSentences } from '../../base/text/sentences.ts';
import type { VersusUi } from '../ui/ui.ts';
import type { TurnAttack } from '../series/attacks.ts';
import type { MatchSummary } from '../series/outcome.ts';
import { personAlone } from '../series/people.ts';
import { matchWords } from '../text/match/text.ts';

interface Deciding<G extends FallingTypes> {
  readonly versus: Pick<VersusUi<G>, 'decided' | 'decisive'>;
  readonly plan: MatchPlan;
  readonly summary: MatchSummary<G['state']>;
  readonly names: readonly string[];
}

interface Decision {
  readonly words: string;
  readonly tick: number;
}

export function decidedBy<G extends FallingTypes>({ versus, plan, summary, names }: Deciding<G>): Decision {
  const { winner, boards, attacks } = summary;
  const you = personAlone(plan);
  const name = names[winner] ?? '';
  const end = boards[0].ticks;
  const own = versus.decided?.(boards, winner, winner === you ? undefined : name);
  if (own !== undefined) return { words: own, tick: end };
  const largest = largestBy(attacks, winner);
  if (largest === undefined || largest.sent < versus.decisive)
    return { words: filled(names, winner === 0 ? 1 : 0, you), tick: end };
  return { words: sentence(largest, winner === you, name), tick: largest.tick };
}

export function largestBy(attacks: readonly TurnAttack[], seat: Side): TurnAttack | undefined {
  const own = attacks.filter((each) => each.seat === seat && each.sent > 0);
  return own.toSorted((a, b) => b.sent - a.sent)[0];
}

function sentence({ links, sent, offset }: TurnAttack, you: boolean, name: string): string {
  const t = matchWords();
  const words = you ? t.yourAttack(links, sent) : t.theirAttack(name, links, sent);
  return offset > 0 ? joinSentences([words, t.alsoOffset(offset)]) : words;
}

function filled(names: readonly string[], loser: Side, you: Side | undefined): string {
  const t = matchWords();
  return loser === you ? t.youToppedOut : t.toppedOut(names[loser] ?? '');
}
