import type { Nazo, NazoStep } from '../goal.ts';
import { isPlayable, type SharedField, type SharedStep } from './shared.ts';

/** The puzzle of a link; its pairs count as not placed yet. Throws where there is none. */
export function puzzleIn({ cells, steps, goal }: SharedField): Nazo {
  if (goal === null) throw new Error('the link has no goal, so it is not a puzzle');
  if (!isPlayable(cells)) throw new Error('the board has hard puyos, iron or walls, which cannot be played here');
  return { board: cells, steps: steps.map(unplaced), goal };
}

function unplaced(step: SharedStep): NazoStep {
  return step.kind === 'garbage' ? step : { kind: 'pair', pair: step.pair };
}
