// `--options JSON`: options of the rules that differ from those of the ruleset.

import { type Args, jsonOf } from '../io/args.ts';

export const OPTIONS_FLAG = { options: 'value' } as const;
export const OPTIONS_HELP = '--options JSON  rules that differ from the ruleset, by name: \'{"allClearScore": 0}\'';

/** For a setup that is still to be parsed. */
export function optionsOf(args: Args): { readonly options?: unknown } {
  const options = jsonOf(args, 'options');
  return options === undefined ? {} : { options };
}
