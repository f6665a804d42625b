// Small signs of a review: grades, placements and pairs.

import type { MoveGrade } from '@rensa/bots/puyo/review';
import type { Aim, Colors } from '@rensa/games/puyo';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check, Star } from 'lucide';
import { huesOf } from '../../../../base/screen/look.ts';
import { settings } from '../../../../base/settings/settings.ts';
import { Icon } from '../../../../parts/icon.tsx';
import { reviewWords } from '../text/text.ts';

export function gradeName(grade: MoveGrade): string {
  const t = reviewWords();
  return {
    best: t.gradeBest,
    good: t.gradeGood,
    inaccuracy: t.gradeInaccuracy,
    mistake: t.gradeMistake,
    blunder: t.gradeBlunder,
  }[grade];
}

/** As chess players write them; the first two are icons. */
export const GRADE_SIGNS: Readonly<Record<MoveGrade, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The color only repeats what the sign says. Undefined for a move that is not judged yet. */
export function GradeSign({ grade, size = 22 }: { readonly grade: MoveGrade | undefined; readonly size?: number }) {
  const icon = grade === 'best' ? Star : grade === 'good' ? Check : undefined;
  return (
    <span class="grade-sign" data-grade={grade ?? 'none'} data-size={size} aria-hidden="true">
      {icon ? <Icon node={icon} size={Math.round(0.62 * size)} /> : grade === undefined ? '·' : GRADE_SIGNS[grade]}
    </span>
  );
}

const ARROWS = [ArrowUp, ArrowRight, ArrowDown, ArrowLeft] as const;

/** A placement in words. */
export function aimWords({ col, rot }: Aim): string {
  const t = reviewWords();
  const words = [t.columnUp, t.columnRight, t.columnDown, t.columnLeft][rot] ?? t.columnUp;
  return words(col + 1);
}

/** A placement as column and arrow: where the axis is, and the way from it to the child. */
export function AimSign({ aim }: { readonly aim: Aim }) {
  return (
    <span class="aim-sign">
      <span aria-hidden="true">{aim.col + 1}</span>
      <Icon node={ARROWS[aim.rot] ?? ArrowUp} size={14} />
      <span class="unseen">{aimWords(aim)}</span>
    </span>
  );
}

const DOT = 6;

/** A pair, small: its axis, then its child. */
export function PairDots({ colors: { axis, child } }: { readonly colors: Colors }) {
  return (
    <svg class="pair-dots" width={4 * DOT + 1} height={2 * DOT} aria-hidden="true">
      {[axis, child].map((color, i) => (
        <circle key={i} cx={DOT + i * (2 * DOT + 1)} cy={DOT} r={DOT - 0.5} fill={huesOf(settings.value, color).base} />
      ))}
    </svg>
  );
}
