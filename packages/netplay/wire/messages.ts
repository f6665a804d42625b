// The messages between a page and the node that owns its match. docs/netplay.md describes each of them.

import type { Log, Side } from '@rensa/engine';

/** The version of the messages. */
export const PROTOCOL = 1;

/** Two numbers, one for each side. */
export type SidePair = readonly [number, number];

export const FORMS = ['binary', 'json'] as const;
export const PHASES = ['ready', 'countdown', 'playing', 'paused', 'gathering', 'over'] as const;
export const ASKS = ['pause', 'resume', 'draw', 'no draw', 'resign', 'rematch', 'leave', 'phrase'] as const;
export const TOLD = [...ASKS, 'ready', 'away', 'back'] as const;
/** Why a round has ended. */
export const END_REASONS = ['played', 'resigned', 'left', 'away', 'paused', 'draw', 'long', 'forged', 'void'] as const;
/** Why a match has ended: as its last round, or because nobody wins rounds. */
export const OVER_REASONS = ['rounds', 'draws', ...END_REASONS] as const;
export const CLOCK_REASONS = ['pause', 'resume'] as const;
export const REFUSALS = [
  'protocol',
  'version',
  'match',
  'token',
  'message',
  'early',
  'forged',
  'state',
  'busy',
  'elsewhere',
] as const;

export type WireForm = (typeof FORMS)[number];
export type DeskPhase = (typeof PHASES)[number];
export type AskWhat = (typeof ASKS)[number];
export type ToldWhat = (typeof TOLD)[number];
export type EndReason = (typeof END_REASONS)[number];
export type OverReason = (typeof OVER_REASONS)[number];
export type ClockReason = (typeof CLOCK_REASONS)[number];
export type Refusal = (typeof REFUSALS)[number];

/** The first message of a page. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly protocol: number;
  /** The form of all messages that follow. */
  readonly form: WireForm;
  /** 128 bits as 22 letters of base64url. */
  readonly match: string;
  /** Says who plays. Without it one watches. */
  readonly token?: string;
  /** The games of the page and their versions, such as "gems 3,puyo 2". */
  readonly versions: string;
  /** The round that the page is in, from 1; 0 for none. */
  readonly round: number;
  /** The epochs of both logs, as far as the page knows them. */
  readonly epochs: SidePair;
  /** The ticks of both logs that the page has. */
  readonly have: SidePair;
}

/** Answers `hello`. */
export interface SeatMessage {
  readonly type: 'seat';
  /** Null for one who watches. */
  readonly side: Side | null;
  /** The round that is played or comes next, from 1. */
  readonly round: number;
  readonly phase: DeskPhase;
  /** Rounds that each side has won. */
  readonly wins: SidePair;
  /** JSON of a `MatchHead`. */
  readonly head: string;
}

/** The page may begin this round. */
export interface ReadyMessage {
  readonly type: 'ready';
  readonly round: number;
}

/** A round begins, or goes on here. Cards, inputs and `ack` follow. */
export interface BeginMessage {
  readonly type: 'begin';
  readonly round: number;
  /** 32 bytes as hex digits. */
  readonly commitment: string;
  /** The moment before the first tick, in milliseconds of the node. */
  readonly startAt: number;
  /** The tick at which the clock stops, where it does. */
  readonly stopAt?: number;
  /** The epochs of both logs, and the ticks of them that the node has. */
  readonly epochs: SidePair;
  readonly have: SidePair;
}

/** Inputs of a side. */
export interface InMessage {
  readonly type: 'in';
  readonly side: Side;
  readonly epoch: number;
  /** The first tick of them. */
  readonly from: number;
  readonly runs: Log;
}

/** Proof that the node has accepted the first ticks of a log. */
export interface Receipt {
  readonly epoch: number;
  readonly ticks: number;
  /** 16 bytes as hex digits. */
  readonly mac: string;
}

/** Accepts inputs of one's own side. */
export interface AckMessage {
  readonly type: 'ack';
  readonly epoch: number;
  /** Ticks of the log that the node has. */
  readonly have: number;
  /** Of both logs, side 0 first; about once per second. */
  readonly receipts?: Receipts;
}

export type Receipts = readonly [Receipt | null, Receipt | null];

/** The node has written ticks without an input into one's log. */
export interface IdleMessage {
  readonly type: 'idle';
  readonly epoch: number;
  readonly from: number;
  readonly ticks: number;
}

/** More cards of each row. */
export interface DealMessage {
  readonly type: 'deal';
  readonly rows: readonly DealtRow[];
}

export interface DealtRow {
  /** The number of the first card, from 0. */
  readonly from: number;
  readonly cards: readonly number[];
}

/** Asks for the inputs of a side from a tick on. */
export interface GapMessage {
  readonly type: 'gap';
  readonly side: Side;
  readonly from: number;
}

/** The state that the page has confirmed after a tick. */
export interface MarkMessage {
  readonly type: 'mark';
  readonly tick: number;
  readonly hash: string;
}

/** The clock of the round has another start, or stops at a tick. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly startAt: number;
  readonly stopAt?: number;
  readonly why: ClockReason;
}

/** A player asks for something. */
export interface AskMessage {
  readonly type: 'ask';
  readonly what: AskWhat;
  /** The number of a phrase. */
  readonly which?: number;
}

/** Somebody did or asked something, or something is known about somebody. */
export interface ToldMessage {
  readonly type: 'told';
  readonly side: Side;
  readonly what: ToldWhat;
  readonly which?: number;
  /** Milliseconds of the node. */
  readonly until?: number;
  /** The match that both sides go on to. */
  readonly match?: string;
}

export interface EndMessage {
  readonly type: 'end';
  readonly round: number;
  /** The last tick of the round, and the hash of the state after it. */
  readonly tick: number;
  readonly hash: string;
  readonly winner: Side | null;
  readonly reason: EndReason;
  /** Opens the commitment: 32 bytes as hex digits. */
  readonly key: string;
}

export interface OverMessage {
  readonly type: 'over';
  readonly winner: Side | null;
  readonly reason: OverReason;
  readonly wins: SidePair;
  /** Where the match is kept; empty where it is not. */
  readonly record: string;
}

export interface PingMessage {
  readonly type: 'ping';
  /** Milliseconds of the page, whole ones. */
  readonly t: number;
}

export interface PongMessage {
  readonly type: 'pong';
  readonly t: number;
  /** Milliseconds of the node. */
  readonly server: number;
}

/** A node that took over a match asks for both logs. They come as `in`, and then `done`. */
export interface GatherMessage {
  readonly type: 'gather';
  readonly round: number;
}

export interface DoneMessage {
  readonly type: 'done';
  readonly round: number;
  readonly epochs: SidePair;
  readonly have: SidePair;
  readonly receipts: Receipts;
}

/** Something was refused. The connection ends. */
export interface NoMessage {
  readonly type: 'no';
  readonly code: Refusal;
  /** Seconds until another try makes sense. */
  readonly wait?: number;
  readonly reason: string;
}

export type NetMessage =
  | HelloMessage
  | SeatMessage
  | ReadyMessage
  | BeginMessage
  | InMessage
  | AckMessage
  | IdleMessage
  | DealMessage
  | GapMessage
  | MarkMessage
  | ClockMessage
  | AskMessage
  | ToldMessage
  | EndMessage
  | OverMessage
  | PingMessage
  | PongMessage
  | GatherMessage
  | DoneMessage
  | NoMessage;

/** The messages that a page sends. */
export type FromPage =
  | HelloMessage
  | ReadyMessage
  | InMessage
  | GapMessage
  | MarkMessage
  | AskMessage
  | PingMessage
  | DoneMessage;
/** The messages that a node sends. */
export type FromNode = Exclude<
  NetMessage,
  HelloMessage | ReadyMessage | MarkMessage | AskMessage | PingMessage | DoneMessage
>;
