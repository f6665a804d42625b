// A finished match, as it is kept among the replays.

import { fields, type Match, type Replay } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { MatchSide } from '@rensa/stage';
import type { ReplayRecord } from '../../base/replays.ts';
import { type MatchPlan, parsePlan } from '../plan.ts';
import { parseRounds, type PlayedRound } from './rounds.ts';

/** Who played, and all rounds. */
export interface KeptMatch {
  readonly plan: MatchPlan;
  readonly rounds: readonly PlayedRound[];
}

const check = fields({ plan: (raw: unknown) => parsePlan(raw), rounds: parseRounds });

/** Takes what was stored. Throws unless it is a match with rounds. */
export function parseKept(raw: unknown): KeptMatch {
  const kept = check(raw, 'the match');
  if (kept.rounds.length === 0) throw new Error('a match without rounds');
  return kept;
}

/** A round that came alone, from a link or a file: nobody knows who played it. */
export function roundAlone(replay: Replay, winner: MatchSide | null): KeptMatch {
  const person = { kind: 'person', device: 'all' } as const;
  return { plan: { setup: replay.setup, bestOf: 1, seats: [person, person] }, rounds: [{ replay, winner }] };
}

interface EndedMatch<State> extends KeptMatch {
  /** The board that is listed with its score. */
  readonly seat: MatchSide;
  /** At the end of the last round. */
  readonly state: Match<State>;
  /** The chains of that board in the last round. */
  readonly chains: readonly number[];
}

export function recordOfMatch<State extends FallingState>(ended: EndedMatch<State>): ReplayRecord {
  const { plan, rounds, seat, state, chains } = ended;
  const { replay } = rounds.at(-1) as PlayedRound;
  const { score } = state.boards[seat];
  return { replay, at: Date.now(), score, chains, state, marked: false, match: { plan, rounds } };
}
