// What a node needs to know of a match, and what it hears of it.

import type { DuelGame, GameTypes, Side } from '@rensa/engine';
import type { RoundEnd } from '../round/referee.ts';
import type { FromNode, OverReason, SidePair } from '../wire/messages.ts';
import type { MatchHead } from './head.ts';
import type { MatchRecord } from './record.ts';

export interface DeskEnd {
  readonly winner: Side | null;
  readonly reason: OverReason;
  readonly wins: SidePair;
}

export interface DeskOrder<G extends GameTypes = GameTypes> {
  /** The id of the match: 22 letters of base64url. */
  readonly match: string;
  readonly duel: DuelGame<G>;
  readonly head: MatchHead;
  /** 32 bytes as hex digits. Nobody but the owner knows it. */
  readonly secret: string;
  /** The number of this owner, from 1. */
  readonly owner: number;
  /** The side that a bot of the node plays. */
  readonly house?: Side;
  /** What the owner before has stored. */
  readonly record?: MatchRecord;
}

/** The node around a desk. */
export interface DeskListener {
  send(side: Side, message: FromNode): void;
  /** A round begins, goes on after a takeover, or has ended: what is stored is old. */
  onChange?(): void;
  onRound?(end: RoundEnd): void;
  onOver?(end: DeskEnd): void;
  /** Both want another match. */
  onRematch?(): void;
}
