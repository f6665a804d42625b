// The edge: what may stand in a Setup, and how a wrong one is refused.

import {
  type Check,
  choice,
  fields,
  maybe,
  oneOf,
  PACE_OPTIONS,
  parseOptions,
  points,
  record,
  refuseUnknown,
  ticks,
  unknown,
  whole,
  wholes,
} from '../falling/options.ts';
import { CHOICES, RULES, type Rules, type RulesName } from './rules.ts';
import { MODES, type Setup } from './state.ts';

const OPTIONS: Readonly<Record<keyof Rules, Check>> = {
  ...PACE_OPTIONS,
  spawnRow: whole(1, 12),
  loss: choice(...CHOICES.loss),
  popRows: whole(1, 14),
  ceiling: choice(...CHOICES.ceiling),
  kicks: choice(...CHOICES.kicks),
  kickRow: whole(0, 13),
  quickTurnTicks: ticks,
  landingScore: points,
  pairs: choice(...CHOICES.pairs),
  palette: choice(...CHOICES.palette),
  allClearScore: points,
  allClearPays: choice(...CHOICES.allClearPays),
  popTicks: ticks,
  attack: maybe(
    fields({
      target: whole(1, 1_000_000),
      marginTicks: whole(0, 10_000_000),
      marginEveryTicks: whole(1, 10_000_000),
      most: whole(1, 84),
    }),
  ),
  survivalPairs: wholes(1, 1000),
};

export function parseSetup(raw: unknown): Setup {
  const { rules, mode = 'endless', colors = 4, options, ...rest } = record(raw, 'the setup');
  refuseUnknown(rest, 'the setup');
  const names = Object.keys(RULES) as RulesName[];
  const chosen = { rules: oneOf(rules, 'rules', names), mode: oneOf(mode, 'mode', MODES) };
  if (!whole(3, 5)(colors)) throw unknown('colors', colors, ['3', '4', '5']);
  const setup = { ...chosen, colors: colors as number };
  return options === undefined ? setup : { ...setup, options: parseOptions<Rules>(options, OPTIONS, 'puyo') };
}
