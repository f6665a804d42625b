// For tests: a round under a schedule of faults, and what must be true after it.

import { otherSide, type Side, SIDES, Stream, verify } from '@rensa/engine';
import fc, { type Arbitrary } from 'fast-check';
import type { MatchRecord } from './match/record.ts';
import { hold } from '../games/subject.testing.ts';
import { ROUNDS } from './rounds.testing.ts';
import { VirtualMatch } from './simulate.ts';

interface PageFault {
  /** The frame in which it happens. */
  readonly at: number;
  readonly kind: 'cut' | 'reload';
  readonly side: Side;
  readonly ms: number;
}

interface NodeFault {
  readonly at: number;
  readonly kind: 'restart';
  readonly ms: readonly [number, number];
  /** This page hears of the new owner only when it is cut from the old one. */
  readonly stays: { readonly side: Side; readonly frames: number } | null;
  /** Frames since the match was stored; null if it was only when the round began. */
  readonly stored: number | null;
}

/** Something that goes wrong. */
type ScheduledFault = PageFault | NodeFault;

export interface Schedule {
  /** One of the tested rounds, and its players. */
  readonly round: number;
  readonly players: readonly [number, number];
  readonly seed: number;
  readonly ranked: boolean;
  /** Milliseconds from player to player. */
  readonly delay: number;
  readonly jitter: number;
  readonly spikes: { readonly percent: number; readonly ms: number };
  /** Milliseconds by which the clock of each page is late. */
  readonly late: readonly [number, number];
  readonly frames: number;
  readonly faults: readonly ScheduledFault[];
}

const side: Arbitrary<Side> = fc.constantFrom(...SIDES);
const ms = fc.integer({ min: 100, max: 4600 });

function faultsIn(frames: number): Arbitrary<ScheduledFault[]> {
  const at = fc.nat(frames);
  const cut = fc.record({ at, kind: fc.constant('cut' as const), side, ms });
  const reload = fc.record({ at, kind: fc.constant('reload' as const), side, ms: fc.integer({ min: 50, max: 1500 }) });
  const restart = fc.record({
    at,
    kind: fc.constant('restart' as const),
    ms: fc.tuple(ms, ms),
    stays: fc.option(fc.record({ side, frames: fc.nat(240) })),
    stored: fc.option(fc.nat(300)),
  });
  const all = fc.tuple(
    fc.array(cut, { maxLength: 3 }),
    fc.array(reload, { maxLength: 2 }),
    fc.array(restart, { maxLength: 2 }),
  );
  return all.map((faults) => faults.flat().toSorted((a, b) => a.at - b.at));
}

export function anySchedule(
  frames: number,
  faults: Arbitrary<ScheduledFault[]> = faultsIn(frames),
): Arbitrary<Schedule> {
  return fc.record({
    round: fc.nat(ROUNDS.length - 1),
    players: fc.tuple(fc.nat(1), fc.nat(1)),
    seed: fc.nat(),
    ranked: fc.boolean(),
    delay: fc.integer({ min: 0, max: 900 }),
    jitter: fc.nat(80),
    spikes: fc.record({ percent: fc.constantFrom(0, 0, 1, 3), ms: fc.integer({ min: 50, max: 600 }) }),
    late: fc.tuple(lateness, lateness),
    frames: fc.constant(frames),
    faults,
  });
}

const lateness = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(1500));

const COUNTDOWN_FRAMES = 180;
const REST_FRAMES = 3000;

function matchOf({ round, players, seed, ranked, delay, jitter, spikes, late }: Schedule): VirtualMatch {
  const { duel, setup, players: kinds } = ROUNDS[round];
  let opened = 0;
  return new VirtualMatch({
    duel,
    setup,
    ranked,
    seed,
    weather: { delay: delay / 2, jitter: jitter / 2, spikes },
    late,
    source: (side) => kinds[players[side]](new Stream(seed + ++opened).next),
  });
}

/** What an honest page was told to be accepted. */
type Accepted = [readonly number[], readonly number[]];

/** Plays a schedule. Throws what is wrong. */
export function playSchedule(schedule: Schedule): VirtualMatch {
  const match = matchOf(schedule);
  const accepted: Accepted = [[], []];
  const records = new Map<number, MatchRecord>();
  const kept = new Set(schedule.faults.map(storedAt));
  const later: { at: number; side: Side; ms: number }[] = [];
  for (let frame = 0; frame < COUNTDOWN_FRAMES + schedule.frames; frame++) {
    const played = frame - COUNTDOWN_FRAMES;
    for (const fault of schedule.faults) {
      if (fault.at !== played) continue;
      happen(match, fault, { records, later, frame });
      forgive(match, accepted);
    }
    for (const { at, side, ms } of later) if (at === frame) match.cut(side, ms);
    match.frame();
    if (kept.has(played)) records.set(played, match.desk.record());
    note(match, accepted);
  }
  for (const { at, side, ms } of later) if (at >= COUNTDOWN_FRAMES + schedule.frames) match.cut(side, ms);
  end(match);
  check(match, accepted);
  return match;
}

interface SchedulePast {
  /** By the frame of play. */
  readonly records: ReadonlyMap<number, MatchRecord>;
  readonly later: { at: number; side: Side; ms: number }[];
  readonly frame: number;
}

function happen(match: VirtualMatch, fault: ScheduledFault, { records, later, frame }: SchedulePast): void {
  if (match.desk.over !== undefined) return;
  if (fault.kind !== 'restart') return match[fault.kind](fault.side, fault.ms);
  const record = storedRecord(match, records.get(storedAt(fault)));
  const { stays } = fault;
  // Only a page that is connected can stay.
  const isThere = stays && match.pages[stays.side].desk === match.desk;
  match.takeOver(record, fault.ms, isThere ? stays.side : undefined);
  if (isThere) later.push({ at: frame + stays.frames + 1, side: stays.side, ms: fault.ms[stays.side] });
}

/** The row of the match is written when a round begins or ends, or another node takes over, and maybe later. */
function storedRecord(match: VirtualMatch, later: MatchRecord | undefined): MatchRecord {
  const { stored } = match;
  const isLater = later?.running && later.owner === stored.owner && later.winners.length === stored.winners.length;
  return isLater && stored.running !== null ? later : stored;
}

/** The frame of play after which the match was stored, before a node is lost. */
function storedAt(fault: ScheduledFault): number {
  return fault.kind === 'restart' && fault.stored !== null ? fault.at - fault.stored : Infinity;
}

/** Where the node and the page of a side are lost at once, only the other page has its log. */
function forgive(match: VirtualMatch, accepted: Accepted): void {
  for (const { side, place } of match.pages) {
    if (match.desk.referee !== undefined || match.desk.over !== undefined || place.peer !== undefined) continue;
    accepted[side] = accepted[side].slice(0, match.pages[otherSide(side)].place.peer?.known ?? 0);
  }
}

/** Notes what the owner has acknowledged to each page. */
function note(match: VirtualMatch, accepted: Accepted): void {
  for (const page of match.pages) {
    const { peer } = page.place;
    if (peer === undefined || page.desk !== match.desk || match.desk.referee === undefined) continue;
    const log = peer.logs[page.side].slice(0, peer.accepted);
    if (log.length > accepted[page.side].length) accepted[page.side] = log;
  }
}

/** Somebody resigns, and everybody hears of it. */
function end(match: VirtualMatch): void {
  let hasResigned = false;
  for (let frame = 0; frame < REST_FRAMES; frame++) {
    match.frame();
    const isOver = match.pages.every(({ place }) => place.over !== undefined && place.peer?.ended !== undefined);
    if (isOver) return;
    const { place, desk } = match.pages[0];
    const isTogether = match.pages.every((page) => page.desk === match.desk && page.place.time !== undefined);
    if (isTogether && !hasResigned && desk !== undefined && place.over === undefined) {
      hasResigned = true;
      place.ask('resign');
    }
  }
  throw new Error('the match does not end');
}

function check(match: VirtualMatch, accepted: Accepted): void {
  hold(match.rounds.length === 1, `${match.rounds.length} rounds have ended`);
  const [{ replay, reason }] = match.rounds;
  const verdict = verify(ROUNDS.find(({ duel }) => duel.id === replay.game)?.duel as never, replay);
  hold(verdict.ok, `the replay is refused: ${verdict.reason}`);
  hold(reason === 'played' || reason === 'resigned', `the round has ended: ${reason}`);
  for (const { side, place, count } of match.pages) {
    const { ended, logs } = place.peer ?? {};
    hold(ended?.fault === undefined, `page ${side} finds the end wrong: ${ended?.fault}`);
    hold(ended?.end.hash === replay.hash, `page ${side} has another hash`);
    hold(count.refusals.length === 0, `page ${side} is refused: ${count.refusals[0]?.reason}`);
    const own = logs?.[side].slice(0, replay.ticks) ?? [];
    const lost = accepted[side].slice(0, replay.ticks).findIndex((input, i) => input !== own[i]);
    hold(lost < 0, `tick ${lost + 1} of side ${side} was acknowledged and lost`);
    hold(logs?.[otherSide(side)] !== undefined, `page ${side} has no round`);
  }
}
