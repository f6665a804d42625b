// The OpenAPI 3.1 document of a table of routes.

import { type Check, text, textLike, whole } from '@rensa/engine';
import { PROBLEM_KINDS, PROBLEMS, type ProblemKind } from './problem.ts';
import { problemsOf, type ApiRoute } from './route.ts';
import { type Schema, schemaOf } from './schema.ts';

export const API_PATH = '/api/v1';

const PROBLEM: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: PROBLEM_KINDS.map((kind) => `/api/problems#${kind}`) },
    title: schemaOf(text(100)),
    status: schemaOf(whole(400, 599)),
    detail: schemaOf(text(1000)),
    wait: { ...schemaOf(whole(0, 1e9)), description: 'Seconds until it is worth another try' },
    now: { type: 'object' },
  },
  required: ['type', 'title', 'status'],
};

export function openApi(routes: Readonly<Record<string, ApiRoute>>, version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [id, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rensa', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_PATH }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(id: string, route: ApiRoute): Schema {
  const { summary, who, body } = route;
  return {
    operationId: id,
    summary,
    ...(who !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: { [route.status]: answer(route), ...refusals(problemsOf(route)) },
  };
}

function parameters(check: Check<unknown>, place: 'path' | 'query'): Schema[] {
  const { form } = check;
  if (form?.kind !== 'fields') return [];
  return Object.entries(form.fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(Object.assign(() => undefined, { form: field })),
  }));
}

function answer({ answer: check, lines }: ApiRoute): Schema {
  const type = lines ? 'application/x-ndjson' : 'application/json';
  if (check === undefined) return { description: 'Done' };
  return { description: lines ? 'One value per line' : 'The answer', content: { [type]: { schema: schemaOf(check) } } };
}

/** One response per status, which names its kinds. */
function refusals(kinds: readonly ProblemKind[]): Schema {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const statuses = [...new Set(kinds.map((kind) => PROBLEMS[kind].status))];
  const namesOf = (status: number): string => kinds.filter((kind) => PROBLEMS[kind].status === status).join(', ');
  return Object.fromEntries(statuses.map((status) => [status, { description: namesOf(status), content }]));
}

/** A part of a path: letters, digits, `-` and `_`. */
export function pathPart(most: number): Check<string> {
  return textLike(new RegExp(`^[A-Za-z0-9_-]{1,${most}}$`), `1 to ${most} letters, digits, - or _`);
}
