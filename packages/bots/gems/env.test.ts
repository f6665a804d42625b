import { describeEnv } from '../env/host.testing.ts';
import { gemsEnv } from './env.ts';

for (const ruleset of gemsEnv.bots.rulesets) {
  describeEnv(gemsEnv, ruleset, (state) => ({
    ...state,
    pieces: 7,
    bags: [[1], [2]] as const,
    drought: [1, 2, 3, 4],
    order: state.order + 1,
  }));
}
