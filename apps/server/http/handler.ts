// What a handler gets and gives: checked values in, an answer out.

import type { Route, Routes, Who } from '@rensa/api';
import type { SignedIn } from '../accounts/tokens.ts';
import type { Log } from '../base/log.ts';

/** The request around the values. */
export interface Caller {
  /** The part of the address that limits are counted by. */
  readonly address: string;
  readonly log: Log;
}

interface Values<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type CallerOf<W extends Who> = Caller & { readonly me: W extends 'anyone' ? SignedIn | undefined : SignedIn };

export type Handler<R> =
  R extends Route<infer Params, infer Query, infer Body, infer Answer, infer W>
    ? (values: Values<Params, Query, Body>, caller: CallerOf<W>) => Promise<Answer> | AsyncIterable<unknown>
    : never;

export type Handlers = { readonly [Id in keyof Routes]: Handler<Routes[Id]> };
