// One call of a route: for the page, the command line and the tests.

import { Problem, readProblem } from './problem.ts';
import type { ApiRoute } from './route.ts';
import { API_PATH } from './openapi.ts';

interface Response {
  readonly status: number;
  text(): Promise<string>;
}

interface Request {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The part of the platform's `fetch` that a call needs. */
type Fetch = (address: string, request: Request) => Promise<Response>;

export interface Connection {
  readonly fetch: Fetch;
  /** The origin of the server; empty for the page's own. */
  readonly origin: string;
  readonly token?: string | undefined;
}

type PartIf<Name extends string, Value> = [keyof Value] extends [never]
  ? { readonly [K in Name]?: Value }
  : { readonly [K in Name]: Value };
export type CallInput<Params, Query, Body> = PartIf<'params', Params> & {
  readonly query?: Partial<Query>;
} & (Body extends undefined ? { readonly body?: undefined } : { readonly body: Body });

/** Throws the `Problem` of a refusal; a failure of the network is thrown as `fetch` does. */
export async function call<Params, Query, Body, Answer>(
  { fetch, origin, token }: Connection,
  route: ApiRoute<Params, Query, Body, Answer>,
  input: CallInput<Params, Query, Body>,
): Promise<Answer> {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const response = await fetch(origin + API_PATH + addressOf(route.path, params, query), {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) throw readProblem(parsed(text));
  return route.answer === undefined ? (undefined as Answer) : checked(route.answer, parsed(text));
}

function checked<Answer>(check: NonNullable<ApiRoute<never, never, never, Answer>['answer']>, raw: unknown): Answer {
  try {
    return check(raw, 'the answer');
  } catch (error) {
    throw new Problem('internal', { detail: (error as Error).message });
  }
}

function addressOf(path: string, params: object, query: object): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
