// The refusals of the API, as RFC 9457 writes them. The kind is what a program acts on, and the page has words for each.

import { type Check, fields, type Fields, oneOf, record, text, whole } from '@rensa/engine';

export const PROBLEMS = {
  'bad-request': { status: 400, title: 'The request is not understood' },
  'sign-in': { status: 401, title: 'Sign in first' },
  'stale-challenge': { status: 401, title: 'The challenge is too old or already used' },
  'not-yours': { status: 403, title: 'This is not yours' },
  'not-found': { status: 404, title: 'There is nothing here' },
  conflict: { status: 409, title: 'Something has changed in the meantime' },
  taken: { status: 409, title: 'Already taken' },
  gone: { status: 410, title: 'No longer here' },
  'too-large': { status: 413, title: 'Too large' },
  'wrong-type': { status: 415, title: 'Send application/json' },
  refused: { status: 422, title: 'Refused' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on the server' },
  closing: { status: 503, title: 'The server is closing' },
  'database-away': { status: 503, title: 'The database is away' },
} as const;

export type ProblemKind = keyof typeof PROBLEMS;
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as ProblemKind[];

const TYPE = '/api/problems#';

/** More about one refusal. */
export interface ProblemDetails {
  /** The sentence of the check that failed. */
  readonly detail?: string;
  /** Seconds until it is worth another try. */
  readonly wait?: number;
  /** Values that a program needs to go on, such as the new `rev` of a room. */
  readonly now?: Fields;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly details: ProblemDetails;

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    super(details.detail ?? PROBLEMS[kind].title);
    this.name = 'Problem';
    this.kind = kind;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.kind].status;
  }

  toJSON(): object {
    return { type: TYPE + this.kind, ...PROBLEMS[this.kind], ...this.details };
  }
}

const kindOfType: Check<ProblemKind> = (raw, name) => {
  const kinds = oneOf(PROBLEM_KINDS);
  return kinds(typeof raw === 'string' && raw.startsWith(TYPE) ? raw.slice(TYPE.length) : raw, name);
};

const problemBody = fields({ type: kindOfType }, { detail: text(1000), wait: whole(0, 1e9), now: record });

/** The problem that an answer holds; one of a proxy or of a newer server is `internal`. */
export function readProblem(raw: unknown): Problem {
  try {
    const { type, ...details } = problemBody(raw, 'the problem');
    return new Problem(type, details);
  } catch {
    return new Problem('internal');
  }
}
