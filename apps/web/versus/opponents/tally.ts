// What a person has won and lost against the opponents of one game, and whom to play next.

import { fields, recordOf, text, whole } from '@rensa/engine';

interface Met {
  readonly played: number;
  readonly won: number;
}

export interface Tally {
  /** By the bot's name. */
  readonly met: Readonly<Record<string, Met>>;
  /** The last opponent, empty for none. */
  readonly last: string;
  /** Matches in a row against it: above 0 won, below 0 lost. */
  readonly streak: number;
}

export const NO_TALLY: Tally = { met: {}, last: '', streak: 0 };

const MOST = 1_000_000;
const check = fields({
  met: recordOf(fields({ played: whole(0, MOST), won: whole(0, MOST) })),
  last: text(40),
  streak: whole(-MOST, MOST),
});

export function parseTally(raw: unknown): Tally {
  const tally = check(raw, 'the matches');
  for (const [bot, { played, won }] of Object.entries(tally.met)) whole(0, played)(won, `matches won against ${bot}`);
  return tally;
}

export function metWith({ met }: Tally, bot: string): Met {
  return Object.hasOwn(met, bot) ? (met[bot] as Met) : { played: 0, won: 0 };
}

export type MatchOutcome = 'won' | 'lost' | 'drawn';

/** After one more match. */
export function afterMatch(tally: Tally, bot: string, outcome: MatchOutcome): Tally {
  const { played, won } = metWith(tally, bot);
  const now = { played: played + 1, won: won + (outcome === 'won' ? 1 : 0) };
  const before = tally.last === bot ? tally.streak : 0;
  return { met: { ...tally.met, [bot]: now }, last: bot, streak: streakAfter(before, outcome) };
}

function streakAfter(streak: number, outcome: MatchOutcome): number {
  if (outcome === 'drawn') return 0;
  return outcome === 'won' ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
}

/** So many in a row, and another level is offered; a longer row is no new reason. */
const OFFER_AFTER = 3;

/** The bot to play instead of the last one: the level below after losses, the level above after wins. */
export function offeredAfter({ last, streak }: Tally, bots: readonly string[]): string | undefined {
  if (Math.abs(streak) !== OFFER_AFTER || !bots.includes(last)) return undefined;
  return bots[bots.indexOf(last) + Math.sign(streak)];
}

/** The weakest that has not been beaten yet; the strongest once all have. */
export function nextBot(tally: Tally, bots: readonly string[]): string | undefined {
  return bots.find((bot) => metWith(tally, bot).won === 0) ?? bots.at(-1);
}
