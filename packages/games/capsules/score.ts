import type { Rules, Speed } from './rules.ts';

/** Beyond the sixth virus nothing doubles any more. */
const DOUBLINGS = 5;

/** The points for `killed` viruses of one clear, when the same capsule has killed `before` already. */
export function scoreViruses(rules: Rules, speed: Speed, killed: number, before: number): number {
  const first = rules.virusPoints[speed];
  if (killed === 0) return 0;
  if (rules.scoring === 'step') return doubled(first, killed);
  let points = 0;
  for (let virus = before + 1; virus <= before + killed; virus++) points += doubled(first, virus);
  return points;
}

function doubled(first: number, virus: number): number {
  return first * (1 << Math.min(virus - 1, DOUBLINGS));
}
