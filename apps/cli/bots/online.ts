// A match of two bots over a virtual network.

import { type BotGame, type BotLevel, think } from '@rensa/bots/bot';
import { SeatPilot } from '@rensa/bots/play';
import {
  type DuelGame,
  hash,
  LogReader,
  type Replay,
  type Result,
  Session,
  type Side,
  Stream,
  TICKS_PER_SECOND,
} from '@rensa/engine';
import { type FallingState, looksAlike } from '@rensa/games/falling';
import { type PageCount, type SimulatedMatch, VirtualMatch, type VirtualSource } from '@rensa/netplay';

export interface OnlineContest {
  readonly game: BotGame;
  readonly duel: DuelGame;
  readonly ruleset: string;
  readonly bots: readonly [string, string];
  readonly ranked: boolean;
  /** Milliseconds from player to player. */
  readonly delay: number;
  readonly jitter: number;
  /** Times that the connection of somebody breaks. */
  readonly cuts: number;
  /** Seconds of play after which a round is stopped. */
  readonly seconds: number;
}

export interface OnlineGame {
  readonly seed: number;
  readonly ticks: number;
  /** Null where the round was stopped. */
  readonly result: Result | null;
  /** Times that a board which was shown had to be taken back, of both pages. */
  readonly corrections: number;
  /** The same of what is on its way to a board. */
  readonly trayCorrections: number;
  /** Ticks that a page waited, and those of them for a card. */
  readonly stalls: number;
  readonly starved: number;
  /** Ticks by which the other side was shown late, at most. */
  readonly behind: number;
  /** Payload that a page sent. */
  readonly bytesPerSecond: number;
  readonly hash: string;
  /** Hash of the same logs, played without a network. */
  readonly plainHash: string;
}

/** Frames from one cut to the next, and the milliseconds that it lasts. */
const CUT_FRAMES = { least: 120, more: 600 };
const CUT_MS = { least: 100, more: 3900 };

/** Plays a bot at the pace of its level. It thinks in no time, so that a match is the same on every machine. */
function botSource(game: BotGame, name: string): VirtualSource<unknown> {
  const bot = game.open(name);
  const { pace, nodes } = levelOf(game, name);
  const pilot = new SeatPilot(game, pace);
  let pair: number | undefined;
  return (own, opponent) => {
    const now = game.hasPair(own) ? game.pairsOf(own) : undefined;
    if (now !== undefined && now !== pair) {
      const view = game.viewOf({ own, opponent, left: null, pace });
      pilot.steer(own, think(bot, view, nodes === undefined ? undefined : { nodes }).placements);
    }
    pair = now;
    return pilot.next(own);
  };
}

/** A bot that is no level plays at the pace of the strongest. */
function levelOf({ levels }: BotGame, name: string): BotLevel {
  const level = levels.find((each) => each.name === name) ?? levels.at(-1);
  if (level === undefined) throw new Error('this game has no levels');
  return level;
}

/** A match that has not begun. `onMessage` sees every message as it is sent. */
export function openOnline(
  { game, duel, ruleset, bots, ranked, delay, jitter }: OnlineContest,
  seed: number,
  onMessage?: SimulatedMatch['onMessage'],
): VirtualMatch {
  return new VirtualMatch({
    duel,
    setup: game.setup(ruleset),
    ranked,
    seed,
    weather: { delay: delay / 2, jitter: jitter / 2 },
    source: (side) => botSource(game, bots[side]),
    ...(onMessage && { onMessage }),
  });
}

export function playOnline(contest: OnlineContest, seed: number): OnlineGame {
  const match = openOnline(contest, seed);
  const cut = cutsBy(seed, contest.cuts);
  for (let frame = 0; !isOver(match); frame++) {
    const broken = cut(frame);
    if (broken !== undefined) match.cut(broken.side, broken.ms);
    if (frame >= contest.seconds * TICKS_PER_SECOND)
      for (const { place } of match.pages) if (place.over === undefined) place.ask('draw');
    match.frame();
  }
  return gameOf(match, seed);
}

/** A drawn round would be played again, but one is enough. */
function isOver({ pages }: VirtualMatch): boolean {
  return pages.every(({ place }) => place.peer?.ended !== undefined);
}

interface Cut {
  readonly side: Side;
  readonly ms: number;
}

/** The cuts of a match: called with each frame in turn. */
function cutsBy(seed: number, cuts: number): (frame: number) => Cut | undefined {
  const { next: roll } = new Stream(~seed);
  const gap = (): number => CUT_FRAMES.least + roll(CUT_FRAMES.more);
  let [left, at] = [cuts, 3 * TICKS_PER_SECOND + gap()];
  return (frame) => {
    if (left === 0 || frame < at) return undefined;
    left--;
    at += gap();
    return { side: roll(2) === 0 ? 0 : 1, ms: CUT_MS.least + roll(CUT_MS.more + 1) };
  };
}

function gameOf(match: VirtualMatch, seed: number): OnlineGame {
  const [round] = match.rounds;
  const [first, second] = match.pages;
  if (round === undefined) throw new Error('the round has no end');
  for (const { place } of match.pages) {
    if (place.peer?.ended?.fault !== undefined)
      throw new Error(`a page finds the end wrong: ${place.peer.ended.fault}`);
  }
  const reached = hash(first.place.peer?.state);
  if (reached !== hash(second.place.peer?.state)) throw new Error('the pages end in different states');
  const counts = [first.count, second.count];
  const sum = (of: (count: PageCount) => number): number => counts.reduce((total, count) => total + of(count), 0);
  const boards = sum((count) => correctionsOf(count, false));
  return {
    seed,
    ticks: round.tick,
    result: first.place.peer?.result ?? null,
    corrections: boards,
    trayCorrections: sum((count) => correctionsOf(count, true)),
    stalls: sum(({ waits }) => waits.card + waits.opponent + waits.node),
    starved: sum(({ waits }) => waits.card),
    behind: Math.max(...counts.map(({ behind }) => behind)),
    bytesPerSecond: Math.round((sum(({ bytesSent }) => bytesSent) / 2 / round.tick) * TICKS_PER_SECOND),
    hash: reached,
    plainHash: playPlainly(match, round.replay),
  };
}

function correctionsOf({ corrections }: PageCount, isTray: boolean): number {
  return corrections.filter(({ shown, board }) => looksAlike(shown as FallingState, board as FallingState) === isTray)
    .length;
}

/** Plays the logs of a round in one session, and returns its last hash. */
function playPlainly({ duel }: VirtualMatch, { setup, cards, log, ticks }: Replay): string {
  const session = new Session(duel, duel.parseSetup(setup), 0, cards);
  const readers = log.map((each) => new LogReader(each));
  while (session.ticks < ticks) session.advance(readers.map((reader) => reader.next()));
  return hash(session.state);
}
