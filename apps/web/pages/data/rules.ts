// Which of two values is kept, for everything that all games share. A game brings the rules for what it stores itself.

import { listOf, record, recordOf, text } from '@rensa/engine';
import { parseControls } from '../../base/controls/profiles.ts';
import { type StoredRule, storedRule } from '../../base/storage/merge.ts';
import { parseChosen } from '../../base/settings/settings.ts';
import { parseBests } from '../../play/records/best.ts';
import { parseLessons } from '../../play/records/lessons.ts';
import { type DailyTry, parseTries, tryOf } from '../../play/daily/tries.ts';
import { type Meetings, parseMeetings } from '../../versus/opponents/meetings.ts';

type Numbers = Readonly<Record<string, number>>;
type Days = Readonly<Record<string, string>>;

/** Of each way to play the better one. */
function betterScores(mine: Numbers, theirs: Numbers): Numbers {
  const better = Object.entries(theirs).filter(([way, score]) => score > (mine[way] ?? -1));
  return { ...mine, ...Object.fromEntries(better) };
}

/** The same matches may be in both, so those against one opponent are taken from where there are more. */
function moreMatches(mine: Meetings, theirs: Meetings): Meetings {
  const more = Object.entries(theirs.met).filter(([bot, { played }]) => played > (mine.met[bot]?.played ?? 0));
  return { ...mine, met: { ...mine.met, ...Object.fromEntries(more) } };
}

/** Those of both, each with its earlier day. */
function earlierDays(mine: Days, theirs: Days): Days {
  const earlier = Object.entries(theirs).filter(([id, day]) => !Object.hasOwn(mine, id) || day < (mine[id] ?? ''));
  return { ...mine, ...Object.fromEntries(earlier) };
}

/** A day has one try: the one here, unless only the other has ended. Replays have other numbers elsewhere. */
function allTries(mine: readonly DailyTry[], theirs: readonly DailyTry[]): readonly DailyTry[] {
  const ended = theirs.filter((each) => each.ended !== null && tryOf(mine, each.date)?.ended === null);
  const fresh = theirs.filter((each) => tryOf(mine, each.date) === undefined);
  const kept = mine.map((each) => tryOf(ended, each.date) ?? each);
  return [...kept, ...fresh].map((each) => (tryOf(mine, each.date) === each ? each : { ...each, replay: null }));
}

/** Lists of runs are bounded, and the latest come first. */
const MOST_NAMES = 100;
const names = listOf(text(80), 0, MOST_NAMES);

const allNames = (mine: readonly string[], theirs: readonly string[]): readonly string[] =>
  [...new Set([...mine, ...theirs])].slice(0, MOST_NAMES);

/** What was chosen here stays; what was not is taken over. */
const fillIn = <T extends object>(mine: T, theirs: T): T => ({ ...theirs, ...mine });

export const SHARED_RULES: readonly StoredRule[] = [
  storedRule(/^rensa:controls$/, parseControls, fillIn),
  storedRule(/^rensa:lessons$/, parseLessons, fillIn),
  storedRule(/^rensa:best:/, parseBests, betterScores),
  storedRule(/^rensa:daily:/, parseTries, allTries),
  storedRule(/^rensa:matches:/, parseMeetings, moreMatches),
  storedRule(/^rensa:achievements$/, (raw) => recordOf(text(10))(raw, 'the achievements'), earlierDays),
  storedRule(/^rensa:(ended|coached|saves)$/, (raw) => names(raw, 'the names of runs'), allNames),
  storedRule(/^rensa:uncounted$/, (raw) => recordOf(text(20))(raw, 'the runs that do not count'), fillIn),
  storedRule(/^rensa:settings$/, (raw) => ({ ...record(raw, 'the settings'), ...parseChosen(raw) }), fillIn),
];
