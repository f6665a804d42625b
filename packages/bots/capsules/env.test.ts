import { describeEnv } from '../env/host.testing.ts';
import { capsulesEnv } from './env.ts';

for (const ruleset of capsulesEnv.bots.rulesets) describeEnv(capsulesEnv, ruleset);
