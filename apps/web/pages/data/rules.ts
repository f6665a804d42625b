// Rules for joining stored values that all games share. A game brings the rules for its own values.

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

/** The better score of each way to play. */
function betterScores(mine: Numbers, theirs: Numbers): Numbers {
  const better = Object.entries(theirs).filter(([way, score]) => score > (mine[way] ?? -1));
  return { ...mine, ...Object.fromEntries(better) };
}

/** The record with more matches, per opponent: both may contain the same matches, so they are not added. */
function moreMatches(mine: Meetings, theirs: Meetings): Meetings {
  const more = Object.entries(theirs.met).filter(([bot, { played }]) => played > (mine.met[bot]?.played ?? 0));
  return { ...mine, met: { ...mine.met, ...Object.fromEntries(more) } };
}

/** The entries of both, each with its earlier day. */
function earlierDays(mine: Days, theirs: Days): Days {
  const earlier = Object.entries(theirs).filter(([id, day]) => !Object.hasOwn(mine, id) || day < (mine[id] ?? ''));
  return { ...mine, ...Object.fromEntries(earlier) };
}

/**
 * One try per day: the one of this browser, unless only the other one has ended. A try of the file loses the id of its
 * replay, which differs between browsers.
 */
function allTries(mine: readonly DailyTry[], theirs: readonly DailyTry[]): readonly DailyTry[] {
  const ended = theirs.filter((each) => each.ended !== null && tryOf(mine, each.date)?.ended === null);
  const fresh = theirs.filter((each) => tryOf(mine, each.date) === undefined);
  const kept = mine.map((each) => tryOf(ended, each.date) ?? each);
  return [...kept, ...fresh].map((each) => (tryOf(mine, each.date) === each ? each : { ...each, replay: null }));
}

/** Names in a stored list of runs, the latest first. */
const MAX_NAMES = 100;
const names = listOf(text(80), 0, MAX_NAMES);

const allNames = (mine: readonly string[], theirs: readonly string[]): readonly string[] =>
  [...new Set([...mine, ...theirs])].slice(0, MAX_NAMES);

/** The choices of this browser, filled up with those of the file. */
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
