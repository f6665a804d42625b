// What a handler gets and gives: checked values in, an answer out.

import type { ApiRoute, Routes, Who } from '@rensa/api';
import type { SignedIn } from '../../accounts/tokens.ts';
import type { ServerLog } from '../../base/log.ts';

/** The request around the values. */
export interface Caller {
  /** The part of the address that limits are counted by. */
  readonly address: string;
  readonly log: ServerLog;
}

interface Values<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type CallerOf<W extends Who> = Caller & { readonly me: W extends 'anyone' ? SignedIn | undefined : SignedIn };

type Handler<R> =
  R extends ApiRoute<infer Params, infer Query, infer Body, infer Answer, infer W>
    ? (values: Values<Params, Query, Body>, caller: CallerOf<W>) => Promise<Answer> | AsyncIterable<unknown>
    : never;

export type HandlersOf<Table, Id extends keyof Table> = { readonly [I in Id]: Handler<Table[I]> };
export type Handlers = HandlersOf<Routes, keyof Routes>;
