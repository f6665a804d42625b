// A person's wins and losses against the opponents of one game, and whom to play next.

import { fields, recordOf, text, whole } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';

interface Met {
  readonly played: number;
  readonly won: number;
}

export interface Meetings {
  /** By the bot's name. */
  readonly met: Readonly<Record<string, Met>>;
  /** The last opponent, empty for none. */
  readonly last: string;
  /** Matches in a row against it: above 0 won, below 0 lost. */
  readonly streak: number;
}

export const NO_MEETINGS: Meetings = { met: {}, last: '', streak: 0 };

const MAX_COUNT = 1_000_000;
const check = fields({
  met: recordOf(fields({ played: whole(0, MAX_COUNT), won: whole(0, MAX_COUNT) })),
  last: text(40),
  streak: whole(-MAX_COUNT, MAX_COUNT),
});

export function parseMeetings(raw: unknown): Meetings {
  const meetings = check(raw, 'the matches');
  for (const [bot, { played, won }] of Object.entries(meetings.met))
    whole(0, played)(won, `matches won against ${bot}`);
  return meetings;
}

/** The record with more matches, per opponent: both may contain the same matches, so they are not added. */
function moreMatches(mine: Meetings, theirs: Meetings): Meetings {
  const more = Object.entries(theirs.met).filter(([bot, { played }]) => played > metWith(mine, bot).played);
  const { last, streak } = mine.last === '' ? theirs : mine;
  return { met: { ...mine.met, ...Object.fromEntries(more) }, last, streak };
}

export const MEETINGS = mergedKind(/^rensa:matches:/, parseMeetings, { none: NO_MEETINGS, merge: moreMatches });

export function metWith({ met }: Meetings, bot: string): Met {
  return Object.hasOwn(met, bot) ? (met[bot] as Met) : { played: 0, won: 0 };
}

export type MatchOutcome = 'won' | 'lost' | 'drawn';

/** After one more match. */
export function afterMatch(meetings: Meetings, bot: string, outcome: MatchOutcome): Meetings {
  const { played, won } = metWith(meetings, bot);
  const now = { played: played + 1, won: won + (outcome === 'won' ? 1 : 0) };
  const before = meetings.last === bot ? meetings.streak : 0;
  return { met: { ...meetings.met, [bot]: now }, last: bot, streak: streakAfter(before, outcome) };
}

function streakAfter(streak: number, outcome: MatchOutcome): number {
  if (outcome === 'drawn') return 0;
  return outcome === 'won' ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
}

/** Results in a row after which another level is offered; a longer row is no new reason. */
const OFFER_AFTER = 3;

/** The bot to play instead of the last one: the level below after losses, the level above after wins. */
export function offeredAfter({ last, streak }: Meetings, bots: readonly string[]): string | undefined {
  if (Math.abs(streak) !== OFFER_AFTER || !bots.includes(last)) return undefined;
  return bots[bots.indexOf(last) + Math.sign(streak)];
}

/** The weakest that has not been beaten yet; the strongest once all have. */
export function nextBot(meetings: Meetings, bots: readonly string[]): string | undefined {
  return bots.find((bot) => metWith(meetings, bot).won === 0) ?? bots.at(-1);
}
