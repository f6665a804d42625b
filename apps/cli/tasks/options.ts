// `--options JSON`: options of the rules that differ from the ruleset.

import { type Args, jsonOf } from '../io/args.ts';

export const OPTIONS_FLAG = { options: 'value' } as const;
export const OPTIONS_HELP = '--options JSON  rules that differ from the ruleset, by name: \'{"allClearScore": 0}\'';

/** The field `options` for a setup that `parseSetup` then checks. */
export function optionsOf(args: Args): { readonly options?: unknown } {
  const options = jsonOf(args, 'options');
  return options === undefined ? {} : { options };
}
