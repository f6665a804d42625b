import { describeEnv } from '../env/host.testing.ts';
import { capsulesEnv } from './env.ts';

for (const ruleset of capsulesEnv.bots.rulesets) {
  describeEnv(capsulesEnv, ruleset, (state) => ({
    ...state,
    pieces: 7,
    reserve: [1, 2, 3],
    misc: 9,
    dealt: state.dealt + 1,
  }));
}
