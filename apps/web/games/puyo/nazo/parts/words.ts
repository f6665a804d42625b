// Names, goals, placements and misses of puzzles in words.

import { type Aim, type Goal, type GoalColor, type GoalCount, GOAL_COLORS } from '@rensa/games/puyo';
import { dateWords } from '../../../../base/calendar/days.ts';
import { colorWord } from '../../../../play/narration/color.ts';
import { joinSentences } from '../../../../base/text/sentences.ts';
import { pairWords } from '../../tools/blind.tsx';
import type { NazoGame } from '../puzzle/game.ts';
import type { NazoEntry } from '../puzzle/puzzle.ts';
import { nazoWords } from '../text/text.ts';

export function goalWords({ count, clear }: Goal): string {
  const t = nazoWords();
  if (count === null) return t.clearGoal(clearedWords(clear ?? GOAL_COLORS.all));
  const counted = count.atLeast ? t.orMore(countWords(count)) : countWords(count);
  return clear === null ? counted : t.bothGoals(counted, clearedWords(clear));
}

/** The goal in as few words as possible. */
export function goalName(goal: Goal): string {
  return nazoWords().goalName(goalWords(goal));
}

function countWords({ kind, value, color }: GoalCount): string {
  const t = nazoWords();
  const what = kindWords(color);
  const words: Readonly<Record<GoalCount['kind'], string>> = {
    chain: t.chainGoal(value),
    colors: t.colorsGoal(value),
    puyos: t.puyosGoal(value, what),
    places: t.placesGoal(value, what),
    connected: t.connectedGoal(value, what),
    totalColors: t.totalColorsGoal(value),
    totalPuyos: t.totalPuyosGoal(value, what),
  };
  return words[kind];
}

function kindWords(color: GoalColor): string {
  const t = nazoWords();
  if (color === GOAL_COLORS.all) return t.puyosWord;
  if (color === GOAL_COLORS.colored) return t.coloredWord;
  return color === GOAL_COLORS.ojama ? t.garbageWord : colorWord(color);
}

export function clearedWords(color: GoalColor): string {
  const t = nazoWords();
  return color === GOAL_COLORS.all ? t.whole : t.allOf(kindWords(color));
}

export function whereWords({ col, rot }: Aim): string {
  const t = nazoWords();
  return ([t.columnUp, t.columnRight, t.columnDown, t.columnLeft][rot] ?? t.columnUp)(col + 1);
}

export function nameWords({ name }: NazoEntry): string {
  const t = nazoWords();
  if (name === undefined) return t.pastedNazo;
  if ('date' in name) return t.dailyNazo(dateWords(name.date, { weekday: 'long', day: 'numeric', month: 'long' }));
  return t.levelNumber(t[name.level], name.seed);
}

export function missedWords(game: NazoGame): string {
  const t = nazoWords();
  const { links } = game.attempt.value;
  const { count } = game.nazo.goal;
  return count?.kind === 'chain' && links > 0 ? t.missedChain(links, count.value) : t.missed;
}

/** The last chain, and the pair in hand with its place, for a screen reader. */
export function momentWords(game: NazoGame): string {
  const t = nazoWords();
  const { links, outcome } = game.attempt.value;
  const [fired, pair] = [links > 0 ? [t.youMade(links)] : [], game.pair.value];
  if (outcome === 'solved') return joinSentences([...fired, t.sayDone(t.solved)]);
  if (pair === undefined) return joinSentences([...fired, t.sayDone(missedWords(game))]);
  const number = game.placed.value.length + 1;
  return joinSentences([...fired, t.handAbove(pairWords(number, pair), whereWords(game.aim.value))]);
}
