// What a match over a network costs: the node, a page and the wire, each beside the same inputs in one session, or JSON.

import { type Cards, type Input, otherSide, Session, type Side, TICKS_PER_SECOND } from '@rensa/engine';
import {
  decode,
  encode,
  FRIENDLY,
  fromJson,
  type NetMessage,
  Peer,
  Referee,
  type RoundOrder,
  toJson,
  type VirtualMatch,
} from '@rensa/netplay';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from '../bench/bench.ts';
import { compare, type Effort, type Figures, type Work } from '../bench/stopwatch.ts';
import { openOnline, type OnlineContest } from './online.ts';

/** Ticks of a round that are played for a bench. */
const TICKS = 2400;
const VIEW_TICKS = 180;
const SEED = 1;
/** What a page of the app takes from the package. */
const CLIENT = ['MatchPlace', 'NodeClock', 'paceFor', 'ShownTick', 'decode', 'encode', 'tickAt'];

/** A message, and the tick that was due when the node heard it. */
interface Heard {
  readonly side: Side;
  readonly message: NetMessage;
  readonly now: number;
}

interface Recorded {
  readonly order: RoundOrder;
  readonly heard: readonly Heard[];
  readonly messages: readonly NetMessage[];
  readonly logs: readonly [readonly Input[], readonly Input[]];
  readonly cards: Cards;
  readonly ticks: number;
  /** By the page of side 0. */
  readonly sent: readonly NetMessage[];
}

type Contests = () => readonly OnlineContest[];

export function netplayBenches(contests: Contests): readonly Bench[] {
  const rounds = once(() => contests().map(record));
  return [...playBenches(rounds), ...wireBenches(rounds)];
}

type Rounds = () => readonly Recorded[];

function playBenches(rounds: Rounds): readonly Bench[] {
  return [
    {
      name: 'netplay/referee',
      unit: 'messages/s',
      does: 'hears, checks, runs, passes on and reveals; the value is microseconds per message',
      reference: 'the same inputs in one session, counted in the same messages',
      measure: (effort) =>
        valued(
          race(rounds(), ({ heard }) => heard.length, effort),
          (rate) => 1e6 / rate,
        ),
    },
    {
      name: 'netplay/ticks',
      unit: 'ticks/s',
      does: 'the same, counted in ticks of a round; the value is rounds at 60 ticks per second',
      reference: 'the same ticks in one session',
      measure: (effort) =>
        valued(
          race(rounds(), ({ ticks }) => ticks, effort),
          (rate) => rate / TICKS_PER_SECOND,
        ),
    },
    {
      name: 'netplay/view',
      unit: 'views/s',
      does: `runs a view of ${VIEW_TICKS} ticks again, and looks for a correction; the value is milliseconds`,
      reference: 'as many ticks in one session',
      measure: (effort) => valued(views(rounds(), effort), (rate) => 1000 / rate),
    },
  ];
}

function wireBenches(rounds: Rounds): readonly Bench[] {
  return [
    {
      name: 'netplay/codec',
      unit: 'messages/s',
      does: 'writes and reads all messages of a round in the binary form; the value is bytes per message',
      reference: 'their JSON twin',
      measure: (effort) => {
        const messages = rounds().flatMap((round) => round.messages);
        const bytes = messages.reduce((sum, message) => sum + encode(message).length, 0);
        const figures = compare(
          each(messages, (message) => decode(encode(message))),
          each(messages, (message) => fromJson(toJson(message))),
          effort,
        );
        return valued(figures, () => bytes / messages.length);
      },
    },
    {
      name: 'netplay/payload',
      unit: 'bytes/s',
      does: 'what a page sends per second, the most of all games',
      reference: 'the same in the JSON twin',
      measure: () =>
        rounds()
          .map(payloadOf)
          .reduce((most, each) => (each.rate > most.rate ? each : most)),
    },
    {
      name: 'netplay/size',
      unit: 'bytes',
      does: 'the part of the package that a page takes, minified and compressed, without the engine',
      reference: 'all of the package, with the node and the JSON twin',
      measure: () => ratioOf(sizeOf(`{ ${CLIENT.join(', ')} }`), sizeOf('*')),
    },
  ];
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Plays the beginning of a round, and keeps what was said. */
function record(contest: OnlineContest): Recorded {
  const messages: NetMessage[] = [];
  const said: { side: Side; message: NetMessage; at: number }[] = [];
  const match: VirtualMatch = openOnline(contest, SEED, (side, from, message) => {
    messages.push(message);
    if (from === 'page') said.push({ side, message, at: match.now });
  });
  while (match.desk.referee === undefined) match.frame();
  const { referee } = match.desk;
  const { startAt } = match.desk.time;
  while (referee.tick < TICKS && referee.end === undefined) match.frame();
  const heard = said
    .filter(({ message }) => message.type === 'in')
    .map(({ side, message, at }) => ({
      side,
      message,
      now: Math.floor(((at - startAt) * TICKS_PER_SECOND) / 1000) + 6,
    }));
  const { head, logs, tick, cards } = referee;
  return {
    order: { head, secret: match.secret, play: FRIENDLY, owner: 1 },
    heard,
    messages,
    logs,
    cards,
    ticks: tick,
    sent: said.filter(({ side }) => side === 0).map(({ message }) => message),
  };
}

/** Lets a node hear a whole round. */
function playAtNode({ order, heard }: Recorded): void {
  const referee = new Referee(order, () => {});
  for (const side of [0, 1] as const) referee.join(side, { epochs: [0, 0], have: [0, 0] });
  for (const { side, message, now } of heard) if (message.type === 'in') referee.hear(side, message, now);
}

function playInSession({ order: { head }, logs, cards }: Recorded, ticks: number): void {
  const session = new Session(head.duel, head.setup, 0, cards);
  for (let tick = 0; tick < ticks; tick++) session.advance([logs[0][tick] ?? 0, logs[1][tick] ?? 0]);
}

/** Plays the rounds in turn at a node and in a session, and counts the same for both. */
function race(rounds: readonly Recorded[], amountOf: (round: Recorded) => number, effort: Effort): Figures {
  const inTurn = (play: (round: Recorded) => void): Work => {
    let next = 0;
    return () => {
      const round = rounds[next++ % rounds.length];
      if (round === undefined) return 0;
      play(round);
      return amountOf(round);
    };
  };
  return compare(
    inTurn(playAtNode),
    inTurn((round) => playInSession(round, round.ticks)),
    effort,
  );
}

/** A page that has played some ticks of which nobody has heard. */
function waitingPeer({ order: { head }, cards, logs }: Recorded): Peer {
  const peer = new Peer(head, 0, () => {});
  peer.hear({ type: 'begin', round: 1, commitment: '', startAt: 0, epochs: [1, 1], have: [0, 0] });
  peer.hear({ type: 'deal', rows: cards.map((row) => ({ from: 0, cards: row })) });
  for (let tick = 0; tick < VIEW_TICKS; tick++) peer.advance(logs[0][tick] ?? 0);
  return peer;
}

/** The same inputs come again and again. */
function viewOf(round: Recorded): () => void {
  const peer = waitingPeer(round);
  return () => void peer.hear({ type: 'in', side: otherSide(peer.side), epoch: 1, from: 1, runs: [1, 0] });
}

function each(messages: readonly NetMessage[], work: (message: NetMessage) => unknown): Work {
  return () => {
    for (const message of messages) work(message);
    return messages.length;
  };
}

function inTurn(tasks: readonly (() => void)[]): Work {
  return () => {
    for (const task of tasks) task();
    return tasks.length;
  };
}

function views(rounds: readonly Recorded[], effort: Effort): Figures {
  return compare(
    inTurn(rounds.map(viewOf)),
    inTurn(rounds.map((round) => () => playInSession(round, VIEW_TICKS))),
    effort,
  );
}

function valued(figures: Figures, value: (rate: number) => number): Figures {
  return { ...figures, value: value(figures.rate) };
}

function ratioOf(rate: number, referenceRate: number): Figures {
  return { rate, referenceRate, ratio: rate / referenceRate, value: rate };
}

function payloadOf({ sent, ticks }: Recorded): Figures {
  const perSecond = (lengthOf: (message: NetMessage) => number): number =>
    (sent.reduce((sum, message) => sum + lengthOf(message), 0) / ticks) * TICKS_PER_SECOND;
  return ratioOf(
    perSecond((message) => encode(message).length),
    perSecond((message) => toJson(message).length),
  );
}

/** The compressed bytes of some exports, bundled from the project's folder. */
function sizeOf(names: string): number {
  const flags = ['--bundle', '--minify', '--format=esm', '--external:@rensa/engine'];
  const input = `export ${names} from '@rensa/netplay'`;
  const bundle = execFileSync(join('node_modules', '.bin', 'esbuild'), flags, { input, cwd: process.cwd() });
  return gzipSync(bundle, { level: 9 }).length;
}
