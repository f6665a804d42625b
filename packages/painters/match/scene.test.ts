import type { Duel, Seated } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { type AttackStyle, changedBy, totalOf } from './attack.ts';
import { AttackScene, FLIGHT_TICKS } from './scene.ts';

/** Garbage that waits on a board; half of it falls now. */
type Waiting = number;
type Told = { readonly broke: number } | { readonly offset: number } | { readonly sent: number };

interface Fought {
  readonly setup: null;
  readonly state: Waiting;
  readonly event: Told;
}

const style: AttackStyle<Fought> = {
  cols: 6,
  incoming: (waiting) => ({ now: Math.floor(waiting / 2), later: Math.ceil(waiting / 2), kinds: [1, 2, 3] }),
  broken: (event) => ('broke' in event ? { cells: [event.broke], color: 2 } : undefined),
  exchanged(event) {
    if ('offset' in event) return { offset: event.offset, sent: 0 };
    return 'sent' in event ? { offset: 0, sent: event.sent } : undefined;
  },
  drawTray() {},
};

const boards = (first: number, second: number): Duel<Waiting> => ({ boards: [first, second] });
const told = (seat: 0 | 1, ...events: readonly Told[]): Seated<Told>[] => events.map((event) => ({ seat, event }));

function opened() {
  const scene = new AttackScene(style);
  const pass = (tick: number, after: Duel<Waiting>, events: readonly Seated<Told>[] = [], full = true): void =>
    scene.take({ before: after, after, events, tick }, full);
  const shown = (match: Duel<Waiting>): number[] => [totalOf(scene.shown(match, 0)), totalOf(scene.shown(match, 1))];
  return { scene, pass, shown };
}

describe('an attack', () => {
  test('flies from what broke to the other tray, and is counted there when it arrives', () => {
    const { scene, pass, shown } = opened();
    const after = boards(0, 9);
    pass(10, after, told(0, { broke: 8 }, { sent: 9 }));
    expect(scene.flights).toEqual([
      { seat: 0, from: { x: 2, y: 1 }, to: 1, color: 2, brings: 9, kinds: [], start: 10, ticks: FLIGHT_TICKS },
    ]);
    expect(shown(after)).toEqual([0, 0]);
    pass(10 + FLIGHT_TICKS - 1, after);
    expect(shown(after)).toEqual([0, 0]);
    pass(10 + FLIGHT_TICKS, after);
    expect([shown(after), scene.flights, scene.bump(1, 10 + FLIGHT_TICKS), scene.bump(0, 40)]).toEqual([
      [0, 9],
      [],
      1,
      0,
    ]);
  });

  test("cancels what waits in the sender's tray first, and the rest flies on from there", () => {
    const { scene, pass, shown } = opened();
    const after = boards(0, 5);
    pass(10, after, told(0, { broke: 0 }, { offset: 7 }, { sent: 5 }));
    expect(scene.flights.map(({ to, from, brings, start }) => [to, from !== undefined, brings, start])).toEqual([
      [0, true, -7, 10],
      [1, false, 5, 10 + FLIGHT_TICKS],
    ]);
    expect(shown(after)).toEqual([7, 0]);
    pass(10 + FLIGHT_TICKS, after);
    expect(shown(after)).toEqual([0, 0]);
    pass(10 + 2 * FLIGHT_TICKS, after);
    expect([shown(after), scene.isMoving(1000)]).toEqual([[0, 5], false]);
  });

  test("that is smaller than what waits ends in the sender's tray", () => {
    const { scene, pass } = opened();
    pass(1, boards(3, 0), told(0, { broke: 0 }, { offset: 2 }));
    expect(scene.flights.map(({ to }) => to)).toEqual([0]);
  });

  test('brings what a handicap leaves of it', () => {
    const { scene, pass } = opened();
    pass(1, { ...boards(0, 2), handicap: [100, 25] }, told(0, { sent: 9 }));
    expect(scene.flights.map(({ brings }) => brings)).toEqual([2]);
  });

  test('of both sides in one tick flies both ways', () => {
    const { scene, pass } = opened();
    pass(1, boards(4, 6), [...told(0, { sent: 6 }), ...told(1, { sent: 4 })]);
    expect(scene.flights.map(({ seat, to, brings }) => [seat, to, brings])).toEqual([
      [0, 1, 6],
      [1, 0, 4],
    ]);
  });

  test('is there at once under reduced motion', () => {
    const { scene, pass, shown } = opened();
    const after = boards(0, 9);
    pass(1, after, told(0, { broke: 1 }, { sent: 9 }), false);
    expect([shown(after), scene.isMoving(1)]).toEqual([[0, 9], false]);
  });

  test('is forgotten with everything that moves when another round is shown', () => {
    const { scene, pass, shown } = opened();
    pass(1, boards(0, 9), told(0, { sent: 9 }));
    scene.settle();
    expect([scene.isMoving(2), shown(boards(0, 9))]).toEqual([false, [0, 9]]);
  });
});

describe('what a tray shows', () => {
  test('loses what falls later first, and the pieces that came last', () => {
    const waiting = { now: 4, later: 3, kinds: [1, 2, 3] };
    expect(changedBy(waiting, -2)).toEqual({ now: 4, later: 1, kinds: [3] });
    expect(changedBy(waiting, -5)).toEqual({ now: 2, later: 0, kinds: [] });
    expect(changedBy(waiting, -99)).toEqual({ now: 0, later: 0, kinds: [] });
  });

  test('gains what falls later', () => {
    expect(changedBy({ now: 4, later: 0, kinds: [] }, 3)).toEqual({ now: 4, later: 3, kinds: [] });
  });
});
