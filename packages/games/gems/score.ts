import { type Cell, type Color, colorOf, DIAMOND, isCounter, isCrash } from './board.ts';
import type { Break } from './clear.ts';
import { type Field, powerOf } from './power.ts';
import type { Rules } from './rules.ts';

/** One link of a chain, as it was scored. */
export interface Link {
  readonly chain: number;
  /** Normal gems that were no part of a power gem. */
  readonly normal: number;
  /** Gems that were. */
  readonly power: number;
  readonly crash: number;
  readonly counter: number;
  readonly diamond: number;
  readonly score: number;
}

type Counted = Omit<Link, 'chain' | 'score'> & { readonly colors: number };

/** Scores what breaks together as the link with this number. */
export function scoreLink(chain: number, field: Field, broken: Break, rules: Rules): Link {
  const { colors, ...counted } = count(field, broken, rules);
  const bonus = rules.chainBonus[Math.min(chain, rules.chainBonus.length) - 1];
  const base = gemScore(counted, rules) + bonus + rules.colorBonus * Math.max(0, colors - 1);
  const chained = share(base, 100 + rules.chainPercent * (chain - 1), rules);
  const score = counted.diamond > 0 ? share(chained, rules.diamondPercent, rules) : chained;
  return { chain, ...counted, score };
}

function count(field: Field, { cells, shattered }: Break, rules: Rules): Counted {
  const power = powerOf(field, rules);
  const counted = { normal: 0, power: 0, crash: 0, counter: shattered.length, diamond: 0 };
  const colors = new Set<Color>();
  for (const index of cells) {
    const cell = field.board[index];
    const kind = power[index] === 0 ? kindOf(cell) : 'power';
    counted[kind]++;
    if (kind !== 'counter' && kind !== 'diamond') colors.add(colorOf(cell));
  }
  return { ...counted, colors: colors.size };
}

function kindOf(cell: Cell): 'normal' | 'crash' | 'counter' | 'diamond' {
  if (cell === DIAMOND) return 'diamond';
  if (isCounter(cell)) return 'counter';
  return isCrash(cell) ? 'crash' : 'normal';
}

function gemScore({ normal, power, crash, counter, diamond }: Omit<Counted, 'colors'>, rules: Rules): number {
  const size = normal + power + crash + counter;
  return (
    rules.gemPoints * (normal + crash) +
    (rules.powerPoints + powerStep(power, diamond > 0, rules)) * power +
    rules.counterPoints * counter +
    rules.sizeBonus * Math.max(0, size - 2)
  );
}

function powerStep(power: number, withDiamond: boolean, { powerStep: step }: Rules): number {
  if (step === null) return 0;
  return step.points * Math.min(root(power), withDiamond ? step.diamondMost : step.most);
}

/** The whole root of a small number. */
function root(n: number): number {
  let r = 0;
  while ((r + 1) * (r + 1) <= n) r++;
  return r;
}

/** Takes `percent` percent of these points. */
function share(points: number, percent: number, rules: Rules): number {
  return Math.floor((points * percent + (rules.rounding === 'nearest' ? 50 : 0)) / 100);
}
