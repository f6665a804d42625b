import type { AttackStyle } from '@rensa/painters';
import { describe, expect, test } from 'vitest';
import { AttackLog } from './attacks.ts';

type Told = { readonly sent?: number; readonly offset?: number; readonly ended?: number };

interface Fought {
  readonly setup: null;
  readonly state: null;
  readonly event: Told;
}

const attacks: AttackStyle<Fought> = {
  cols: 6,
  incoming: () => ({ now: 0, later: 0, kinds: [] }),
  broken: () => undefined,
  exchanged: ({ sent = 0, offset = 0 }) => (sent + offset > 0 ? { sent, offset } : undefined),
  drawTray() {},
};

function opened() {
  const log = new AttackLog({ attacks, turn: ({ ended }) => ended });
  const tick = (at: number, seat: number, ...events: readonly Told[]): void =>
    log.tick({ tick: at, events: events.map((event) => ({ seat, event })) });
  return { log, tick };
}

describe('the attacks of a round', () => {
  test('are what each turn sent and canceled in all', () => {
    const { log, tick } = opened();
    tick(5, 0, { sent: 2, offset: 3 });
    tick(9, 0, { sent: 4 });
    expect([log.all, log.shown.value[0]]).toEqual([[], { seat: 0, tick: 5, sent: 6, offset: 3, links: 0 }]);
    tick(12, 0, { ended: 2 });
    expect(log.all).toEqual([{ seat: 0, tick: 5, sent: 6, offset: 3, links: 2 }]);
  });

  test('may be sent in the tick in which the turn ends, before or after', () => {
    const { log, tick } = opened();
    tick(5, 1, { ended: 1 }, { sent: 2 });
    tick(6, 1, { sent: 3 }, { ended: 4 });
    expect(log.all.map(({ sent, links }) => [sent, links])).toEqual([
      [2, 1],
      [3, 4],
    ]);
  });

  test('do not include turns that sent nothing', () => {
    const { log, tick } = opened();
    tick(5, 0, { ended: 0 });
    expect(log.all).toEqual([]);
  });

  test('of both sides are kept apart', () => {
    const { log, tick } = opened();
    tick(5, 0, { sent: 1 });
    tick(6, 1, { sent: 2 });
    tick(7, 0, { ended: 1 });
    expect([log.all.length, log.shown.value[1]?.sent]).toEqual([1, 2]);
  });

  test('are shown for two seconds when they are over, and longer while they run', () => {
    const { log, tick } = opened();
    tick(10, 0, { sent: 1 });
    tick(400, 0);
    expect(log.shown.value[0]?.sent).toBe(1);
    tick(401, 0, { ended: 1 });
    expect(log.shown.value[0]).toBeUndefined();
    tick(500, 1, { sent: 2 }, { ended: 1 });
    tick(619, 1);
    expect(log.shown.value[1]?.sent).toBe(2);
    tick(620, 1);
    expect(log.shown.value[1]).toBeUndefined();
  });

  test('are forgotten with the round', () => {
    const { log, tick } = opened();
    tick(5, 0, { sent: 1 }, { ended: 1 });
    log.show();
    expect([log.all, log.shown.value]).toEqual([[], [undefined, undefined]]);
  });
});
