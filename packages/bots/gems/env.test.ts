import { describeEnv } from '../env/host.testing.ts';
import { gemsEnv } from './env.ts';

for (const ruleset of gemsEnv.bots.rulesets) describeEnv(gemsEnv, ruleset);
