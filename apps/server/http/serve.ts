// The table of routes as an HTTP server. Each request goes the same way: limit, account, size, body, handler.

import { type Context, Hono } from 'hono';
import type { Check } from '@rensa/engine';
import { messageOf } from '@rensa/engine';
import { API_PATH, openApi, Problem, type ApiRoute, ROUTES } from '@rensa/api';
import type { SignedIn } from '../accounts/tokens.ts';
import { addressKey, clientAddress } from '../base/ranges.ts';
import type { Quota } from '../base/limits.ts';
import { problemOf } from '../database/core/lost.ts';
import { bodyOf } from './frame/body.ts';
import type { Caller, Handlers } from './frame/handler.ts';
import { lines } from './frame/lines.ts';
import type { Services } from './frame/services.ts';

interface Incoming {
  readonly socket: { readonly remoteAddress?: string };
}
export type Env = { Bindings: { readonly incoming: Incoming } };
type AnyHandler = (
  values: object,
  caller: Caller & { me: SignedIn | undefined },
) => Promise<unknown> | AsyncIterable<unknown>;

/** Every answer of the API. */
const HEADERS = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

export function api(services: Services, handlers: Handlers): Hono<Env> {
  const app = new Hono<Env>();
  const document = JSON.stringify(openApi(ROUTES, '1'));
  app.get(`${API_PATH}/openapi.json`, (c) => c.body(document, 200, { 'content-type': 'application/json' }));
  for (const [id, route] of Object.entries(ROUTES) as [keyof Handlers, ApiRoute][]) {
    app.on(route.method, API_PATH + route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const since = services.clock.ticking();
      const response = await answer(services, c, route, handlers[id] as unknown as AnyHandler);
      const seconds = (services.clock.ticking() - since) / 1000;
      services.metrics.requests.observe({ route: id, status: response.status }, seconds);
      return response;
    });
  }
  app.all(`${API_PATH}/*`, () => refusal(new Problem('not-found')));
  return app;
}

async function answer(services: Services, c: Context<Env>, route: ApiRoute, handle: AnyHandler): Promise<Response> {
  const address = addressOf(c, services);
  let quota: Quota | undefined;
  try {
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    // A limit per address comes before the look-up of a token, and one per account after it.
    const me = bearer === undefined ? undefined : await services.tokens.find(bearer);
    quota = await services.limits.take(route.limit, { address, account: me?.account });
    admit(route, me);
    const body = route.body && checked(route.body, await bodyOf(c.req.raw, route.size), 'the body');
    const params = checked(route.params, c.req.param(), 'the path');
    const query = checked(route.query, c.req.query(), 'the query');
    const given = handle({ params, query, body }, { address, log: services.log, me });
    if (Symbol.asyncIterator in given) return lines(given, headersOf(quota));
    const value = await given;
    return value === undefined || route.answer === undefined
      ? new Response(null, { status: route.status, headers: headersOf(quota) })
      : Response.json(value, { status: route.status, headers: headersOf(quota) });
  } catch (error) {
    return refusal(problemFor(error, services, route), headersOf(quota));
  }
}

function admit({ who }: ApiRoute, me: SignedIn | undefined): void {
  if (who === 'anyone') return;
  if (me === undefined) throw new Problem('sign-in');
  if (who === 'named' && me.kind !== 'named') throw new Problem('not-yours', { detail: 'claim a name first' });
}

function checked<T>(check: Check<T>, raw: unknown, name: string): T {
  try {
    return check(raw, name);
  } catch (error) {
    throw new Problem('bad-request', { detail: messageOf(error) });
  }
}

/** What cannot be told to a stranger is in the log, and the answer says only that it went wrong. */
function problemFor(error: unknown, { log }: Services, { method, path }: ApiRoute): Problem {
  const problem = problemOf(error);
  if (problem instanceof Problem) return problem;
  log.error({ err: error, route: `${method} ${path}` }, 'a request failed');
  return new Problem('internal');
}

function refusal(problem: Problem, headers: Readonly<Record<string, string>> = HEADERS): Response {
  const { wait } = problem.details;
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    },
  });
}

function headersOf(quota: Quota | undefined): Readonly<Record<string, string>> {
  if (quota === undefined) return HEADERS;
  const { limit, left, reset, per } = quota;
  return { ...HEADERS, ratelimit: `"r";r=${left};t=${reset}`, 'ratelimit-policy': `"r";q=${limit};w=${per}` };
}

/** The part of the client's address that limits are counted by. */
function addressOf(c: Context<Env>, { config }: Pick<Services, 'config'>): string {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  const trusted = config.TRUST_PROXY === 'none' ? undefined : config.TRUST_PROXY;
  return addressKey(clientAddress(peer, c.req.header('x-forwarded-for'), trusted));
}
