// A database that cannot be reached, told apart from a query that is refused.

import { Problem } from '@rensa/api';

export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Codes of Node and of PostgreSQL for a connection that is gone, a server that is going, or a disk that is full. */
const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EHOSTUNREACH|08|57P0|53)/;

export function isAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAway) return true;
    const { code } = each as { readonly code?: unknown };
    if (typeof code === 'string' && AWAY.test(code)) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(each.message)) return true;
  }
  return false;
}

/** The refusal that a failed query means for a request. */
export function problemOf(error: unknown): unknown {
  return isAway(error) ? new Problem('database-away', { wait: 2 }) : error;
}

/** The constraint that a query broke; undefined for other failures. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, constraint } = each as { readonly code?: unknown; readonly constraint?: unknown };
    if (code === '23505' || code === '23503') return typeof constraint === 'string' ? constraint : '';
  }
  return undefined;
}
