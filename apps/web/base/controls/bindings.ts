// What keys and parts of a game controller do: a map from their names to actions, so that none of them has two meanings.

import { type Action, ACTIONS } from '@rensa/controls';

/** In the order in which they were bound. */
export type Bindings = Readonly<Record<string, Action>>;

export function partsOf(bindings: Bindings, action: Action): readonly string[] {
  return Object.keys(bindings).filter((part) => bindings[part] === action);
}

/** The actions that nothing is bound to. */
export function unbound(bindings: Bindings): readonly Action[] {
  const bound = Object.values(bindings);
  return ACTIONS.filter((action) => !bound.includes(action));
}

/** A part that was bound to something else moves. */
export function bind(bindings: Bindings, part: string, action: Action): Bindings {
  return { ...unbind(bindings, part), [part]: action };
}

export function unbind(bindings: Bindings, part: string): Bindings {
  return Object.fromEntries(Object.entries(bindings).filter(([each]) => each !== part));
}

/** What to take where nothing is bound. */
export interface Fallback {
  readonly standard: Bindings;
  /** Parts to take where those of the standard bindings have another meaning. */
  readonly spares: readonly string[];
  /** Parts that belong to somebody else. */
  readonly taken?: Bindings;
}

/** The same, but everything that the standard bindings do can be done. */
export function playable(bindings: Bindings, { standard, spares, taken = {} }: Fallback): Bindings {
  const wanted = [...new Set(Object.values(standard))].filter((action) => !Object.values(bindings).includes(action));
  return wanted.reduce((complete, action) => {
    const isFree = (part: string): boolean => !Object.hasOwn({ ...complete, ...taken }, part);
    const own = partsOf(standard, action).filter(isFree);
    const added = own.length > 0 ? own : spares.filter(isFree).slice(0, 1);
    return { ...complete, ...Object.fromEntries(added.map((part) => [part, action])) };
  }, bindings);
}

/** Without the parts that others have. */
export function without(bindings: Bindings, others: Bindings): Bindings {
  return Object.fromEntries(Object.entries(bindings).filter(([part]) => !Object.hasOwn(others, part)));
}

export function isSame(a: Bindings, b: Bindings): boolean {
  const parts = Object.keys(a);
  return parts.length === Object.keys(b).length && parts.every((part) => a[part] === b[part]);
}
