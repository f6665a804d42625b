import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Receipts } from '../wire/messages.ts';
import { gathered, type LogReport, type Reports } from './gather.ts';
import { Notary } from './receipts.ts';

const SECRET = '00'.repeat(32);
const NAME = { match: 'A'.repeat(22), round: 1 };
const notary = new Notary(SECRET, NAME);
const OWNER = 0x1_0000;
const NO_RECEIPTS: Receipts = [null, null];
const nothing = { logs: [[], []], owner: 0 } as const;

const ticks = (count: number, input = 1): number[] => Array.from({ length: count }, () => input);
const report = (first: readonly number[], second: readonly number[], receipts = NO_RECEIPTS): LogReport => ({
  logs: [first, second],
  receipts,
});
const lengths = (reports: Reports, stored: Parameters<typeof gathered>[2] = nothing): number[] =>
  gathered(notary, reports, stored).map((log) => log.length);

describe('after a takeover', () => {
  it('each page speaks for its own side', () => {
    expect(lengths([report(ticks(300), ticks(280)), report(ticks(290), ticks(310))])).toEqual([300, 310]);
    const [first, second] = gathered(notary, [report(ticks(9), ticks(5, 3)), report(ticks(5, 3), ticks(9))], nothing);
    expect([first, second]).toEqual([ticks(9), ticks(9)]);
  });

  it('a page that was loaded again gets back what the other has, for a moment without a proof', () => {
    expect(lengths([report([], []), report(ticks(80), ticks(90))])).toEqual([80, 90]);
    expect(lengths([report([], []), report(ticks(500), ticks(300))])).toEqual([90, 300]);
  });

  it('a receipt counts, whoever shows it', () => {
    const log = ticks(500);
    const receipts: Receipts = [notary.receipt(0, OWNER, log, 480), null];
    expect(lengths([report([], []), report(log, ticks(500), receipts)])).toEqual([500, 500]);
    // What the owner has written as idle stays so, even if its side says otherwise.
    const idle = [...ticks(400), ...ticks(80, 0)];
    const proof: Receipts = [notary.receipt(0, OWNER + 1, idle, 480), null];
    expect(gathered(notary, [report(log, ticks(500)), report(idle, ticks(500), proof)], nothing)[0]).toEqual(idle);
  });

  it('a receipt of another log, side, epoch, round or node counts for nothing', () => {
    const log = ticks(400);
    const fair = notary.receipt(0, OWNER, log, 300);
    const strange = new Notary('11'.repeat(32), NAME).receipt(0, OWNER, log, 300);
    const other = new Notary(SECRET, { ...NAME, round: 2 }).receipt(0, OWNER, log, 300);
    const forged = [
      strange,
      other,
      { ...fair, epoch: 2 * OWNER },
      { ...fair, ticks: 301 },
      notary.receipt(1, OWNER, log, 300),
    ];
    for (const receipt of forged) {
      expect(lengths([report([], []), report(log, log, [receipt, null])])).toEqual([90, 360]);
    }
    expect(lengths([report([], []), report([0, ...log], log, [fair, null])])).toEqual([90, 360]);
    expect(lengths([report([], []), report(log, log, [fair, null])])).toEqual([390, 400]);
  });

  it('the later of two owners is right', () => {
    const [old, late] = [ticks(600), [...ticks(300), ...ticks(120, 2)]];
    const receipts = (log: number[], owner: number): Receipts => [
      notary.receipt(0, owner * OWNER, log, log.length),
      null,
    ];
    const reports: Reports = [report(old, ticks(500), receipts(old, 1)), report(late, ticks(500), receipts(late, 2))];
    expect(gathered(notary, reports, nothing)[0]).toEqual(late);
  });

  it('what was stored counts', () => {
    const stored = { logs: [ticks(240), ticks(200)], owner: 1 } as const;
    expect(lengths([report([], []), report([], [])], stored)).toEqual([240, 200]);
    expect(gathered(notary, [report(ticks(300, 2), []), report([], ticks(300))], stored)[0]).toEqual(ticks(240));
    // A bot of the node reports nothing: its log is what is stored or proven.
    expect(lengths([undefined, report(ticks(400), ticks(300))], stored)).toEqual([240, 300]);
  });

  it('no log is far after the other', () => {
    expect(lengths([report(ticks(1000), []), report([], ticks(10))])).toEqual([280, 10]);
  });

  it('any reports give logs that begin as what is proven', () => {
    const log = fc.array(fc.nat(2), { maxLength: 200 });
    fc.assert(
      fc.property(log, fc.tuple(log, log), fc.tuple(log, log), fc.nat(200), (truth, first, second, proven) => {
        const length = Math.min(proven, truth.length);
        const receipts: Receipts = [notary.receipt(0, OWNER, truth, length), null];
        const reports: Reports = [report(...first), report(truth, second[1], receipts)];
        const [own] = gathered(notary, reports, { logs: [[], []], owner: 0 });
        const most = second[1].length + 270;
        expect(own.slice(0, Math.min(length, most))).toEqual(truth.slice(0, Math.min(length, most)));
      }),
    );
  });
});
