import { type Checks, formsOf } from '@rensa/engine';
import { en as shared } from './names/text/en.ts';
import { namesNeeded } from './options.ts';

/** The faults of the names that a game gives its options, in one line each. */
export function faultsOfNames<T extends object>(checks: Checks<T>, ruleset: object, own: object): string[] {
  const forms = formsOf(checks);
  const [options, needed] = [Object.keys(forms), namesNeeded(forms)];
  const named = Object.keys({ ...shared, ...own });
  return [
    ...Object.keys(ruleset)
      .filter((name) => !options.includes(name))
      .map((name) => `${name} does not say what it accepts`),
    ...options.filter((name) => !Object.hasOwn(ruleset, name)).map((name) => `${name} is no option`),
    ...needed.filter((name) => !named.includes(name)).map((name) => `${name} has no name`),
    ...Object.keys(own)
      .filter((name) => !needed.includes(name))
      .map((name) => `${name} is not needed`),
  ];
}
