// A route of the API as data. The server makes handlers' frames of the table, the page and the command line their calls,
// and openapi.ts the document.

import { type Check, type Checks, exactFields } from '@rensa/engine';
import type { ProblemKind } from './problem.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route. */
export type Who = 'anyone' | 'account' | 'named';

/** The rows of the server's table of limits. */
export type LimitKind =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'new-account'
  | 'name'
  | 'report'
  | 'code'
  | 'play'
  | 'upload'
  | 'export';

/** Largest body of a route that names no other size, in bytes. */
const BODY = 16_384;

export interface ApiRoute<Params = unknown, Query = unknown, Body = unknown, Answer = unknown, W extends Who = Who> {
  readonly method: Method;
  /** Below `/api/v1`, with its parts as in OpenAPI: `/rooms/{code}`. */
  readonly path: `/${string}`;
  /** A sentence for the document. */
  readonly summary: string;
  readonly who: W;
  readonly limit: LimitKind;
  readonly params: Check<Params>;
  readonly query: Check<Query>;
  /** Undefined for a route without a body. */
  readonly body: Check<Body> | undefined;
  /** Bytes. */
  readonly size: number;
  /** Undefined for a route that answers with nothing but its status. */
  readonly answer: Check<Answer> | undefined;
  readonly status: 200 | 201 | 202 | 204;
  /** One JSON value per line. */
  readonly lines: boolean;
  /** Refusals beyond those that its caller, limit and checks bring. */
  readonly problems: readonly ProblemKind[];
}

interface ApiRouteSource<Params, Query, Body, Answer, W> {
  readonly summary: string;
  readonly who: W;
  readonly limit: LimitKind;
  readonly params?: Checks<Params>;
  /** Every one of them may be left out, so each check takes undefined. */
  readonly query?: Checks<Query>;
  readonly body?: Check<Body>;
  readonly size?: number;
  readonly answer?: Check<Answer>;
  readonly status?: 200 | 201 | 202;
  readonly lines?: boolean;
  readonly problems?: readonly ProblemKind[];
}

/** A route by its method and path: `route('GET /rooms/{code}', …)`. */
export function route<W extends Who, Params = object, Query = object, Body = undefined, Answer = void>(
  at: `${Method} /${string}`,
  source: ApiRouteSource<Params, Query, Body, Answer, W>,
): ApiRoute<Params, Query, Body, Answer, W> {
  const [method, path] = at.split(' ') as [Method, `/${string}`];
  const { params, query, body, size = BODY, answer, lines = false, problems = [], ...rest } = source;
  return {
    ...rest,
    method,
    path,
    params: exactFields((params ?? {}) as Checks<Params>),
    query: exactFields((query ?? {}) as Checks<Query>),
    body,
    size,
    answer,
    status: source.status ?? (answer === undefined && !lines ? 204 : 200),
    lines,
    problems,
  };
}

/** All refusals of a route. */
export function problemsOf({ who, params, query, body, problems }: ApiRoute): readonly ProblemKind[] {
  const asks = [params, query].some(({ form }) => form?.kind === 'fields' && Object.keys(form.fields).length > 0);
  return [
    'too-many',
    ...(who === 'anyone' ? [] : (['sign-in'] as const)),
    ...(who === 'named' ? (['not-yours'] as const) : []),
    ...(body === undefined ? [] : (['too-large', 'wrong-type'] as const)),
    ...(asks || body !== undefined ? (['bad-request'] as const) : []),
    'database-away',
    'internal',
    ...problems,
  ];
}
