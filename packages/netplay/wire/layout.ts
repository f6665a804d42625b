// The fields of each message, as data: the binary form and its JSON twin are both made from this table.

import {
  ASKS,
  CLOCK_REASONS,
  END_REASONS,
  FORMS,
  type NetMessage,
  OVER_REASONS,
  PHASES,
  REFUSALS,
  TOLD,
} from './messages.ts';

/** Bytes of a frame. */
export const MAX_FRAME = 4096;
/** A round has fewer ticks: 60 minutes are 216,000. */
export const MAX_TICK = 0x10_0000 - 1;
/** Runs that a message may have. */
export const MAX_RUNS = 2000;
/** Letters of the head of a match. */
const MAX_HEAD = 3600;
const MAX_EPOCH = 0x1_0000 * 0x1_0000 - 1;
const MAX_ROUND = 1000;
const MAX_ROWS = 8;
const MAX_DEALT = 700;

/** The form of a field. */
export type FieldKind =
  | { readonly of: 'whole'; readonly most: number }
  /** One of some values, by its place. */
  | { readonly of: 'choice'; readonly values: readonly (string | number | null)[] }
  /** So many bytes, as hex digits or base64url in JSON. */
  | { readonly of: 'hex' | 'base64'; readonly bytes: number }
  | { readonly of: 'text'; readonly most: number }
  /** A length and the items, or exactly `most` of them. */
  | { readonly of: 'list' | 'exactly'; readonly item: FieldKind; readonly most: number }
  | { readonly of: 'fields'; readonly fields: FieldKinds }
  /** Neighbors differ, and no run is empty. */
  | { readonly of: 'runs' }
  /** Absent or, in a list, null. */
  | { readonly of: 'maybe'; readonly item: FieldKind };

export type FieldKinds = Readonly<Record<string, FieldKind>>;

const whole = (most: number): FieldKind => ({ of: 'whole', most });
const choice = (values: readonly (string | number | null)[]): FieldKind => ({ of: 'choice', values });
const hex = (bytes: number): FieldKind => ({ of: 'hex', bytes });
const base64 = (bytes: number): FieldKind => ({ of: 'base64', bytes });
const text = (most: number): FieldKind => ({ of: 'text', most });
const maybe = (item: FieldKind): FieldKind => ({ of: 'maybe', item });
const pair = (item: FieldKind): FieldKind => ({ of: 'exactly', item, most: 2 });

const SIDE = choice([0, 1]);
const SIDE_OR_NONE = choice([0, 1, null]);
const EPOCH = whole(MAX_EPOCH);
const TICK = whole(MAX_TICK);
const ROUND = whole(MAX_ROUND);
const MS = whole(Number.MAX_SAFE_INTEGER);
const WINS = pair(whole(MAX_ROUND));
const WHICH = maybe(whole(255));
const RECEIPT: FieldKind = { of: 'fields', fields: { epoch: EPOCH, ticks: TICK, mac: hex(16) } };
const RECEIPTS = pair(maybe(RECEIPT));
const ROW: FieldKind = {
  of: 'fields',
  fields: { from: whole(100_000), cards: { of: 'list', item: whole(0xffff_ffff), most: MAX_DEALT } },
};

type LayoutOf<M> = { readonly [Key in Exclude<keyof M, 'type'>]-?: FieldKind };

/** In the order of their types in the binary form, which count from 1. */
export const LAYOUT: { readonly [Type in NetMessage['type']]: LayoutOf<Extract<NetMessage, { readonly type: Type }>> } =
  {
    hello: {
      protocol: whole(0xffff),
      form: choice(FORMS),
      match: base64(16),
      token: maybe(base64(32)),
      versions: text(100),
      round: ROUND,
      epochs: pair(EPOCH),
      have: pair(TICK),
    },
    seat: {
      side: SIDE_OR_NONE,
      round: ROUND,
      phase: choice(PHASES),
      wins: WINS,
      head: text(MAX_HEAD),
    },
    ready: { round: ROUND },
    begin: {
      round: ROUND,
      commitment: hex(32),
      startAt: MS,
      stopAt: maybe(TICK),
      epochs: pair(EPOCH),
      have: pair(TICK),
    },
    in: { side: SIDE, epoch: EPOCH, from: TICK, runs: { of: 'runs' } },
    ack: { epoch: EPOCH, have: TICK, receipts: maybe(RECEIPTS) },
    idle: { epoch: EPOCH, from: TICK, ticks: TICK },
    deal: { rows: { of: 'list', item: ROW, most: MAX_ROWS } },
    gap: { side: SIDE, from: TICK },
    mark: { tick: TICK, hash: hex(8) },
    clock: { startAt: MS, stopAt: maybe(TICK), why: choice(CLOCK_REASONS) },
    ask: { what: choice(ASKS), which: WHICH },
    told: { side: SIDE, what: choice(TOLD), which: WHICH, until: maybe(MS), match: maybe(base64(16)) },
    end: { round: ROUND, tick: TICK, hash: hex(8), winner: SIDE_OR_NONE, reason: choice(END_REASONS), key: hex(32) },
    over: { winner: SIDE_OR_NONE, reason: choice(OVER_REASONS), wins: WINS, record: text(100) },
    ping: { t: MS },
    pong: { t: MS, server: MS },
    gather: { round: ROUND },
    done: { round: ROUND, epochs: pair(EPOCH), have: pair(TICK), receipts: RECEIPTS },
    no: { code: choice(REFUSALS), wait: maybe(whole(0xffff)), reason: text(200) },
  };

export const TYPES = Object.keys(LAYOUT) as readonly NetMessage['type'][];
