// The running match, kept as replays: those of the rounds that are over, and of the one that is played.

import {
  fields,
  type Game,
  type GameTypes,
  nullOr,
  parseReplay,
  type Replay,
  playedAgain,
  type InParts,
  atOnce,
  matchWinner,
  parseRounds,
  type PlayedRound,
} from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { playedKind, type StoredKind } from '../../base/storage/kinds.ts';
import { refuseNewer, store } from '../../base/storage/storage.ts';
import { isEnded } from '../../play/saves/ended.ts';
import { saveKey, savesOf } from '../../play/saves/saves.ts';
import { parsePlan, type SeatedPlan, storedPlan } from '../series/plan.ts';

/** The standing of a match so far. */
interface MatchProgress {
  readonly plan: SeatedPlan;
  /** The rounds that are over. */
  readonly rounds: readonly PlayedRound[];
  /** Null between two rounds. */
  readonly running: Replay | null;
}

export interface SavedMatch extends MatchProgress {
  /** The name of the run. */
  readonly name: string;
  readonly stored: SharedValue;
}

/** A game, as far as it matters here. */
export interface SavableMatch<G extends GameTypes> {
  readonly duel: Game<G>;
  readonly isOffered: (setup: unknown) => boolean;
}

const progress = fields({
  plan: (raw: unknown) => parsePlan(raw),
  rounds: parseRounds,
  running: nullOr((raw: unknown) => parseReplay(raw)),
});

/** Plays the running round again. Throws unless this is a match that the page offers and that still runs. */
export function parseMatch<G extends GameTypes>(savable: SavableMatch<G>, raw: unknown): MatchProgress {
  return atOnce(playMatch(savable, raw, false));
}

/** The matches of a kind that can be taken up. */
export function matchSaveKind<G extends GameTypes>(savable: SavableMatch<G>): StoredKind {
  const keys = new RegExp(`^${saveKey(savable.duel.id)}(?::[a-z0-9]+)?$`);
  return playedKind(keys, (raw) => playMatch(savable, raw, true));
}

function* playMatch<G extends GameTypes>(
  { duel, isOffered }: SavableMatch<G>,
  raw: unknown,
  bounded: boolean,
): InParts<MatchProgress> {
  const found = progress(raw, 'the match');
  const { plan, rounds, running } = found;
  if (running !== null) refuseNewer(running.version, duel.version);
  if (!isOffered(plan.setup)) throw new Error('a setup that is not offered');
  if ([running, ...rounds.map(({ replay }) => replay)].some((replay) => replay?.cards !== undefined))
    throw new Error('a match dealt from cards: anyone can choose them');
  if (matchWinner(rounds, plan.bestOf) !== undefined) throw new Error('a match that is over');
  if (running === null) return found;
  const { result } = yield* playedAgain(duel, running, { idle: 'together', bounded });
  if (result !== undefined) throw new Error('a round that is over');
  return found;
}

/** The JSON of a match but for its running round, which changes with every tick. */
export class MatchWriter {
  readonly #head: string;

  constructor({ plan, rounds }: Omit<MatchProgress, 'running'>) {
    this.#head = `{"plan":${JSON.stringify(storedPlan(plan))},"rounds":${JSON.stringify(rounds)},"running":`;
  }

  /** Takes the JSON of the running round. */
  write(running: string): string {
    return `${this.#head}${running}}`;
  }
}

/** The latest one that can be taken up. */
export function loadMatch<G extends GameTypes>(savable: SavableMatch<G>): SavedMatch | undefined {
  for (const name of savesOf(savable.duel.id)) {
    const saved = loadMatchRun(savable, name);
    if (saved !== undefined) return saved;
  }
  return undefined;
}

/** The match of this name, as far as any tab has come with it. */
export function loadMatchRun<G extends GameTypes>(savable: SavableMatch<G>, name: string): SavedMatch | undefined {
  if (isEnded(name)) return undefined;
  const stored = new SharedValue(saveKey(name));
  const parse = (raw: unknown): SavedMatch | undefined => ({ ...parseMatch(savable, raw), name, stored });
  return store.load<SavedMatch | undefined>(stored.key, parse, undefined).value;
}
