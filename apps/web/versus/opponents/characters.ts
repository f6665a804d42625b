// The opponents, weakest first: the same faces in every game.

import type { BotLevel } from '@rensa/bots/bot';
import type { Phrase } from '../../base/text/phrase.ts';

/** A name and a face, the same in every game. */
interface OpponentCharacter {
  readonly name: Phrase;
  /** The color of the face. */
  readonly color: number;
}

/** An opponent in one game. */
export interface Opponent extends OpponentCharacter {
  /** The bot that plays for it. */
  readonly bot: string;
  /** The name of its strength. */
  readonly rank: Phrase;
  /** One line about its style in this game. */
  readonly styleLine: Phrase;
}

/** Numbers of face colors: five piece colors, and a pale one that no piece has. */
const [RED, GREEN, BLUE, YELLOW, PURPLE, PALE] = [1, 2, 3, 4, 5, 7];

const MOCHI: OpponentCharacter = { name: { en: 'Mochi', ja: 'もち' }, color: PALE };
const HINA: OpponentCharacter = { name: { en: 'Hina', ja: 'ひな' }, color: YELLOW };
const MOKU: OpponentCharacter = { name: { en: 'Moku', ja: 'もく' }, color: GREEN };
const BENI: OpponentCharacter = { name: { en: 'Beni', ja: 'べに' }, color: RED };
const FUJI: OpponentCharacter = { name: { en: 'Fuji', ja: 'ふじ' }, color: PURPLE };
const SORA: OpponentCharacter = { name: { en: 'Sora', ja: 'そら' }, color: BLUE };

/** Everybody, weakest first. */
export const CHARACTERS: readonly OpponentCharacter[] = [MOCHI, HINA, MOKU, BENI, FUJI, SORA];

/** Characters that a game with fewer levels leaves out, in this order. */
const SPARE: readonly OpponentCharacter[] = [FUJI, BENI];

/** Names of the bot levels. */
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

/** Face colors of the first and the second person. */
export const PERSON_COLORS = [YELLOW, BLUE] as const;

/** The color of a person against an opponent with the color `other`: never the same. */
export function colorAgainst(other: number): number {
  return other === PERSON_COLORS[0] ? GREEN : PERSON_COLORS[0];
}

/** All opponents of a game. `styleLines` has one line per level. */
export function opponentsOf(levels: readonly BotLevel[], styleLines: readonly Phrase[]): readonly Opponent[] {
  const absent = SPARE.slice(0, Math.max(0, CHARACTERS.length - levels.length));
  const present = CHARACTERS.filter((each) => !absent.includes(each));
  if (present.length !== levels.length || styleLines.length !== levels.length) {
    throw new Error(`${levels.length} levels and ${styleLines.length} style lines for ${present.length} opponents`);
  }
  return present.map((each, i) => {
    const { name: bot } = levels[i] as BotLevel;
    return { ...each, bot, rank: rankOf(bot), styleLine: styleLines[i] as Phrase };
  });
}
