// The opponents, weakest first: the same faces in every game.

import type { BotLevel } from '@rensa/bots/bot';
import type { Phrase } from '../../base/text/phrase.ts';

interface CastMember {
  readonly name: Phrase;
  /** Of its face. */
  readonly color: number;
}

/** Somebody to play against in one game. */
export interface Opponent extends CastMember {
  /** The bot that plays for it. */
  readonly bot: string;
  /** How strong it is. */
  readonly rank: Phrase;
  /** How it plays this game. */
  readonly manner: Phrase;
}

/** By color: red, green, blue, yellow and purple pieces, and a pale one that is no piece. */
const [RED, GREEN, BLUE, YELLOW, PURPLE, PALE] = [1, 2, 3, 4, 5, 7];

const MOCHI: CastMember = { name: { en: 'Mochi', ja: 'もち' }, color: PALE };
const HINA: CastMember = { name: { en: 'Hina', ja: 'ひな' }, color: YELLOW };
const MOKU: CastMember = { name: { en: 'Moku', ja: 'もく' }, color: GREEN };
const BENI: CastMember = { name: { en: 'Beni', ja: 'べに' }, color: RED };
const FUJI: CastMember = { name: { en: 'Fuji', ja: 'ふじ' }, color: PURPLE };
const SORA: CastMember = { name: { en: 'Sora', ja: 'そら' }, color: BLUE };

/** A game with fewer levels leaves out these, in this order. */
const SPARE: readonly CastMember[] = [FUJI, BENI];

/** What the levels of bots are called. */
const RANKS: Readonly<Record<string, Phrase>> = {
  novice: { en: 'Novice', ja: '入門' },
  learner: { en: 'Learner', ja: '初級' },
  builder: { en: 'Builder', ja: '初中級' },
  casual: { en: 'Casual', ja: '中級' },
  skilled: { en: 'Skilled', ja: '上級' },
  expert: { en: 'Expert', ja: '達人' },
  strong: { en: 'Strong', ja: '最強' },
};

export function rankOf(bot: string): Phrase {
  return RANKS[bot] ?? { en: bot, ja: bot };
}

/** The color of a person's face: of the first player, and of the second. */
export const PERSON_COLORS = [YELLOW, BLUE] as const;

/** Of a person against an opponent with this color: never the same. */
export function colorAgainst(other: number): number {
  return other === PERSON_COLORS[0] ? GREEN : PERSON_COLORS[0];
}

/** Everyone who plays a game. `manners` has a line for each of its levels. */
export function opponentsOf(levels: readonly BotLevel[], manners: readonly Phrase[]): readonly Opponent[] {
  const everyone: readonly CastMember[] = [MOCHI, HINA, MOKU, BENI, FUJI, SORA];
  const absent = SPARE.slice(0, Math.max(0, everyone.length - levels.length));
  const present = everyone.filter((each) => !absent.includes(each));
  if (present.length !== levels.length || manners.length !== levels.length) {
    throw new Error(`${levels.length} levels and ${manners.length} manners for ${present.length} opponents`);
  }
  return present.map((each, i) => {
    const { name: bot } = levels[i] as BotLevel;
    return { ...each, bot, rank: rankOf(bot), manner: manners[i] as Phrase };
  });
}
