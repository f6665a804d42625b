// The document of the API is valid, and every route does what it says about good and bad requests.

import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATH, PROBLEMS, type ProblemKind, problemsOf, type ApiRoute, ROUTES } from '@rensa/api';
import { TestDevice } from '../testing/device.testing.ts';
import { testServer, type TestServer } from '../testing/server.testing.ts';

let rensa: TestServer;
let named: TestDevice;
beforeAll(async () => {
  rensa = await testServer();
  named = await TestDevice.named(rensa.url, 'caller');
});
afterAll(() => rensa.close());

const ALL = Object.entries(ROUTES) as unknown as [string, ApiRoute][];

it('is valid OpenAPI 3.1', async () => {
  const response = await fetch(`${rensa.url}${API_PATH}/openapi.json`);
  const result = await new Validator().validate((await response.json()) as string);
  expect(result).toMatchObject({ valid: true });
});

async function send(
  { method, path }: ApiRoute,
  more: RequestInit,
): Promise<{ status: number; kind: string; detail: string }> {
  const address = path.replaceAll(/\{code\}/g, 'A'.repeat(16)).replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(`${rensa.url}${API_PATH}${address}`, { method, ...more });
  const text = await response.text();
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  const { type = '', detail = '' } = (isProblem ? JSON.parse(text) : {}) as { type?: string; detail?: string };
  return { status: response.status, kind: type.replace('/api/problems#', ''), detail };
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(ALL)('%s', (_, route) => {
  const asks = route.body === undefined ? {} : { body: '{}', headers: JSON_TYPE };
  const withToken = (): Record<string, string> => ({ authorization: `Bearer ${named.token}` });

  it('lets nobody in who is not signed in, whatever the body is', async () => {
    const bodies =
      route.body === undefined ? [{}] : [asks, { body: '{', headers: JSON_TYPE }, { body: 'x'.repeat(20_000) }];
    for (const more of bodies) {
      const { status, kind } = await send(route, more);
      if (route.who === 'anyone') expect(status).not.toBe(401);
      else expect({ status, kind }).toEqual({ status: 401, kind: 'sign-in' });
    }
  });

  it.runIf(route.body !== undefined)('says what is wrong with a body', async () => {
    const headers = { ...JSON_TYPE, ...withToken() };
    const cases: [RequestInit, ProblemKind][] = [
      [{ body: '{', headers }, 'bad-request'],
      [{ body: '{"nothing":1}', headers }, 'bad-request'],
      [{ body: '7', headers }, 'bad-request'],
      [{ body: '{}', headers: withToken() }, 'wrong-type'],
      [{ body: JSON.stringify('x'.repeat(route.size)), headers }, 'too-large'],
    ];
    for (const [more, kind] of cases) {
      expect(await send(route, more)).toMatchObject({ kind, status: PROBLEMS[kind].status });
    }
    expect((await send(route, { body: '{}', headers })).detail).toMatch(/ is missing: it must be /);
  });

  it('answers with a status that its document names', async () => {
    const { status } = await send(route, { ...asks, headers: { ...JSON_TYPE, ...withToken() } });
    expect([route.status, ...problemsOf(route).map((kind) => PROBLEMS[kind].status)]).toContain(status);
    // Some routes end the session.
    await named.signIn();
  });
});

it('knows no other address, and limits say what is left', async () => {
  const response = await fetch(`${rensa.url}${API_PATH}/nothing`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  const me = await fetch(`${rensa.url}${API_PATH}/me`);
  expect(me.headers.get('ratelimit-policy')).toBe('"r";q=600000;w=60');
});
