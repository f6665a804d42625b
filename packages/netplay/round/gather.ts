// One pair of logs out of what both pages report to a node that has taken over. Each page speaks for its own side. Of the
// other it can only say what the node before has proven, or the stored match holds, and a moment more.

import { type Input, otherSide, type Side } from '@rensa/engine';
import type { Receipts } from '../wire/messages.ts';
import { HOLD, RECEIPT_TICKS, ROLLBACK } from './limits.ts';
import type { Notary } from './receipts.ts';

export type Logs = readonly [readonly Input[], readonly Input[]];

export interface LogReport {
  readonly logs: Logs;
  readonly receipts: Receipts;
}

export type Reports = readonly [LogReport | undefined, LogReport | undefined];

/** Ticks that a page can have been sent since its last receipt. */
const UNPROVEN = RECEIPT_TICKS + HOLD;

/** The logs that the stored match holds, and the number of the owner who stored them. */
export interface StoredLogs {
  readonly logs: Logs;
  readonly owner: number;
}

export function gathered(notary: Notary, reports: Reports, stored: StoredLogs): Logs {
  const [first, second] = [logOf(0, notary, reports, stored), logOf(1, notary, reports, stored)];
  return [notFarAfter(first, second), notFarAfter(second, first)];
}

function logOf(side: Side, notary: Notary, reports: Reports, stored: StoredLogs): readonly Input[] {
  const proven = provenLog(side, notary, reports, stored);
  const own = reports[side]?.logs[side];
  if (own === undefined) return proven;
  const kept = startsWith(own, proven) ? own : proven;
  const other = reports[otherSide(side)]?.logs[side].slice(0, proven.length + UNPROVEN) ?? [];
  return startsWith(other, kept) ? other : kept;
}

/** The longest beginning of a log that the latest owner has proven. */
function provenLog(side: Side, notary: Notary, reports: Reports, stored: StoredLogs): readonly Input[] {
  let { owner } = stored;
  let best = stored.logs[side];
  for (const report of reports) {
    const receipt = report?.receipts[side];
    if (report === undefined || !receipt || !notary.isFor(receipt, side, report.logs[side])) continue;
    const by = ownerOf(receipt.epoch);
    if (by < owner || (by === owner && receipt.ticks <= best.length)) continue;
    [best, owner] = [report.logs[side].slice(0, receipt.ticks), by];
  }
  return best;
}

/** No page plays on when the other log is further behind. */
function notFarAfter(log: readonly Input[], other: readonly Input[]): readonly Input[] {
  return log.slice(0, other.length + ROLLBACK + UNPROVEN);
}

function startsWith(log: readonly Input[], beginning: readonly Input[]): boolean {
  return log.length >= beginning.length && beginning.every((input, i) => input === log[i]);
}

/** The number of the owner that gave an epoch. */
function ownerOf(epoch: number): number {
  return Math.floor(epoch / 0x1_0000);
}
