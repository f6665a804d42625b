// Bindings of keys and parts of a game controller: a map from their names to actions, so that none of them has two
// actions.

import { type Action, ACTIONS } from '@rensa/controls';

/** Actions by part, in the order of binding. A game that is not steered has its own actions. */
export type Bindings<Does extends string = Action> = Readonly<Record<string, Does>>;

export function partsOf<Does extends string>(bindings: Bindings<Does>, action: Does): readonly string[] {
  return Object.keys(bindings).filter((part) => bindings[part] === action);
}

/** Actions without a binding. */
export function unbound(bindings: Bindings): readonly Action[] {
  const bound = Object.values(bindings);
  return ACTIONS.filter((action) => !bound.includes(action));
}

/** Binds a part, which loses its former action. */
export function bind<Does extends string>(bindings: Bindings<Does>, part: string, action: Does): Bindings<Does> {
  return { ...unbind(bindings, part), [part]: action };
}

export function unbind<Does extends string>(bindings: Bindings<Does>, part: string): Bindings<Does> {
  return Object.fromEntries(Object.entries(bindings).filter(([each]) => each !== part));
}

/** The bindings to one of these actions. */
export function boundTo<Does extends string>(actions: readonly Does[], bindings: Bindings<string>): Bindings<Does> {
  return Object.fromEntries(
    Object.entries(bindings).flatMap(([part, bound]) =>
      actions.filter((action) => action === bound).map((action) => [part, action] as const),
    ),
  );
}

/** Parts to bind to actions that have none. */
export interface Fallback<Does extends string = Action> {
  readonly standard: Bindings<Does>;
  /** Parts for actions whose standard parts have another action. */
  readonly spares: readonly string[];
  /** Parts of the other player. */
  readonly taken?: Bindings<Does>;
  /** Actions that play does not need: they get no spare part. */
  readonly dispensable?: readonly Does[];
}

/** Adds bindings so that every action of the standard bindings can be used. */
export function playable<Does extends string>(bindings: Bindings<Does>, fallback: Fallback<Does>): Bindings<Does> {
  const { standard, spares, taken = {}, dispensable = [] } = fallback;
  const wanted = [...new Set(Object.values(standard))].filter((action) => !Object.values(bindings).includes(action));
  return wanted.reduce((complete, action) => {
    const isFree = (part: string): boolean => !Object.hasOwn({ ...complete, ...taken }, part);
    const own = partsOf(standard, action).filter(isFree);
    const others = dispensable.includes(action) ? [] : spares.filter(isFree).slice(0, 1);
    const added = own.length > 0 ? own : others;
    return { ...complete, ...Object.fromEntries(added.map((part) => [part, action])) };
  }, bindings);
}

/** The bindings without the parts that others have. */
export function without(bindings: Bindings, others: Bindings): Bindings {
  return Object.fromEntries(Object.entries(bindings).filter(([part]) => !Object.hasOwn(others, part)));
}

export function isSame(a: Bindings, b: Bindings): boolean {
  const parts = Object.keys(a);
  return parts.length === Object.keys(b).length && parts.every((part) => a[part] === b[part]);
}
