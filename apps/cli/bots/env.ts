import { type EnvGame, EnvHost, type EnvOrder } from '@rensa/bots/env';
import { choice } from '../io/args.ts';
import { first, listed } from '../io/lists.ts';
import type { EnvPlan, Task } from '../tasks/task.ts';

/** The command `env` of one game. */
export function envTask(game: EnvGame): Task<EnvPlan, EnvHost> {
  const { rulesets, game: rules } = game.bots;
  return {
    flags: { rules: 'value' },
    help: [`--rules R          (${first(rulesets)}) ${listed(rulesets, 'or')}`],
    examples: [`npx rensa env ${rules.id} --envs 2 < /dev/null | head -c 4 | od -A n -t u4`],
    prepare(args) {
      const ruleset = choice(args, 'rules', rulesets);
      return (plan): EnvHost =>
        new EnvHost(game, { ...plan, ruleset, setup: game.bots.setup(ruleset) } satisfies EnvOrder<unknown>);
    },
  };
}
