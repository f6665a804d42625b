import { describeEnv } from '../env/host.testing.ts';
import { puyoEnv } from './env.ts';

for (const ruleset of puyoEnv.bots.rulesets) describeEnv(puyoEnv, ruleset);
