// A finished match, as it is kept among the replays.

import {
  fields,
  type Duel,
  type Replay,
  parseRounds,
  type PlayedRound,
  type Side,
  type MatchPlan,
  type Participant,
} from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { SharedReplay } from '../../base/share/link.ts';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import { ALL_DEVICES, parsePlan, type SeatedPlan, storedPlan } from '../series/plan.ts';

/** The players, and all rounds. */
export interface KeptMatch {
  readonly plan: SeatedPlan;
  readonly rounds: readonly PlayedRound[];
}

const check = fields({ plan: (raw: unknown) => parsePlan(raw), rounds: parseRounds });

/** Takes what was stored. Throws unless it is a match with rounds. */
export function parseKept(raw: unknown): KeptMatch {
  const kept = check(raw, 'the match');
  if (kept.rounds.length === 0) throw new Error('a match without rounds');
  return kept;
}

const PERSON = 'person';

/** A round as it is handed on. */
export function sharedRound(replay: Replay, { sides }: MatchPlan): SharedReplay {
  return { ...replay, players: sides.map((side) => (side.kind === 'bot' ? side.name : PERSON)) };
}

/** A round that came alone, from a link or a file. Where it does not say who played, it was two people. */
export function roundAlone(shared: SharedReplay, winner: Side | null): KeptMatch {
  const { players = [], ...replay } = shared;
  const sides = [participantOf(players[0]), participantOf(players[1])] as const;
  const plan = { setup: replay.setup, bestOf: 1, sides, devices: ALL_DEVICES } as const;
  return { plan, rounds: [{ replay, winner }] };
}

function participantOf(player = PERSON): Participant {
  return player === PERSON ? { kind: 'person' } : { kind: 'bot', name: player };
}

interface EndedMatch<State> extends KeptMatch {
  /** The board that is listed with its score. */
  readonly seat: Side;
  /** At the end of the last round. */
  readonly state: Duel<State>;
  /** The chains of that board in the last round. */
  readonly chains: readonly number[];
}

export function recordOfMatch<State extends FallingState>(ended: EndedMatch<State>): ReplayRecord {
  const { plan, rounds, seat, state, chains } = ended;
  const { replay } = rounds.at(-1) as PlayedRound;
  const { score } = state.boards[seat];
  return { replay, at: Date.now(), score, chains, state, marked: false, match: { plan: storedPlan(plan), rounds } };
}
