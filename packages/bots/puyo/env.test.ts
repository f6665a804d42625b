import { describeEnv } from '../env/host.testing.ts';
import { puyoEnv } from './env.ts';

for (const ruleset of puyoEnv.bots.rulesets) {
  describeEnv(puyoEnv, ruleset, (state) => ({
    ...state,
    pieces: 7,
    pool: state.pool.toReversed(),
    misc: 9,
    dealt: state.dealt + 1,
  }));
}
