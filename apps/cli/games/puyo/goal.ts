import { GOAL_COLORS, type Goal, type GoalColor, type GoalCount, letterOf } from '@rensa/games/puyo';
import { counted } from '../../io/print.ts';

/** Describes a goal in a few words: `at least 3 links, clear all`. */
export function describeGoal({ count, clear }: Goal): string {
  const parts = [
    ...(count === null ? [] : [describeCount(count)]),
    ...(clear === null ? [] : [`clear ${nameOf(clear)}`]),
  ];
  return parts.join(', ');
}

const NOUNS: Readonly<Record<GoalCount['kind'], (count: number, color: string) => string>> = {
  chain: (n) => counted(n, 'link'),
  colors: (n) => `${counted(n, 'color')} at once`,
  puyos: (n, color) => `${counted(n, `${color}puyo`)} at once`,
  places: (n, color) => `${color}groups in ${counted(n, 'place')} at once`,
  connected: (n, color) => `a ${color}group of ${n}`,
  totalColors: (n) => `${counted(n, 'color')} in all`,
  totalPuyos: (n, color) => `${counted(n, `${color}puyo`)} in all`,
};

function describeCount({ kind, atLeast, value, color }: GoalCount): string {
  const said = NOUNS[kind](value, color === GOAL_COLORS.all ? '' : `${nameOf(color)} `);
  return `${atLeast ? 'at least' : 'exactly'} ${said}`;
}

function nameOf(color: GoalColor): string {
  if (color === GOAL_COLORS.all) return 'all';
  return color === GOAL_COLORS.colored ? 'colored' : letterOf(color);
}
