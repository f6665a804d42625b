// The running game, kept as a replay, so that the person can come back to it.

import type { FallingTypes } from '@rensa/games/falling';
import { atOnce, type Game, type GameTypes, type InParts, parseReplay, playedAgain, type Session } from '@rensa/engine';
import { playedKind, type StoredKind } from '../../base/storage/kinds.ts';
import { SharedValue } from '../../base/storage/shared.ts';
import { refuseNewer, store } from '../../base/storage/storage.ts';
import { AllClears, type IsAllClear } from '../followers/allclears.ts';
import { isEnded } from './ended.ts';
import { isPlayable } from '../ui/offered.ts';
import { type LongestChain, Peak } from '../followers/peak.ts';
import { saveKey, savesOf } from './saves.ts';
import { chainsIn, type TurnOf } from '../followers/turns.ts';
import { type Uncounted, whyUncounted } from './uncounted.ts';

/** A game that has been played again up to where it was left. */
interface PlayedAgain<G extends GameTypes> {
  readonly session: Session<G>;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  readonly allClears: number;
  readonly longest: LongestChain<G['state']> | undefined;
}

export interface SavedGame<G extends GameTypes> extends PlayedAgain<G> {
  /** The name of the run. */
  readonly name: string;
  readonly stored: SharedValue;
  /** Why it does not count. */
  readonly uncounted: Uncounted | undefined;
}

/** A game's page, as far as it matters here. */
export interface Savable<G extends GameTypes> {
  readonly game: Game<G>;
  readonly isOffered: (setup: unknown) => boolean;
  readonly daily?: { readonly setup: G['setup'] };
  readonly turn: TurnOf<G['event']>;
  readonly isAllClear?: IsAllClear<G['event']>;
}

/** Plays the saved inputs again. Throws unless they lead to a game that the page offers and that still runs. */
export function parseSave<G extends FallingTypes>(savable: Savable<G>, raw: unknown): PlayedAgain<G> {
  return atOnce(playSave(savable, raw, false));
}

/** The games of a kind that can be taken up. */
export function saveKind<G extends FallingTypes>(savable: Savable<G>): StoredKind {
  const { id } = savable.game;
  return playedKind(new RegExp(`^${saveKey(id)}(?:-daily)?(?::[a-z0-9]+)?$`), (raw) => playSave(savable, raw, true));
}

function* playSave<G extends FallingTypes>(
  savable: Savable<G>,
  raw: unknown,
  bounded: boolean,
): InParts<PlayedAgain<G>> {
  const { game } = savable;
  const replay = parseReplay(raw);
  refuseNewer(replay.version, game.version);
  if (replay.cards !== undefined) throw new Error('a game dealt from cards: anyone can choose them');
  if (replay.game === game.id && !isPlayable(savable, replay.setup)) throw new Error('a setup that is not offered');
  const counting = countingTurns(savable);
  const session = yield* playedAgain(game, replay, { idle: 'together', bounded, onTick: counting.hear });
  if (session.result) throw new Error('a game that is over');
  return { session, ...counting.counted() };
}

/** Counts the turns of a game that is played again: `hear` is to hear of every tick. */
export function countingTurns<G extends FallingTypes>({ turn, isAllClear }: Savable<G>) {
  const chains: number[] = [];
  const cleared = new AllClears(isAllClear);
  const peak = new Peak<G['state']>();
  const hear = (events: readonly G['event'][], { before, state }: Session<G>): void => {
    chains.push(...chainsIn(events, turn));
    cleared.tick({ events });
    peak.tick({ before, after: state });
  };
  return { hear, counted: () => ({ chains, allClears: cleared.count, longest: peak.longest }) };
}

/** The latest one that can be taken up. */
export function loadSave<G extends FallingTypes>(savable: Savable<G>): SavedGame<G> | undefined {
  for (const name of savesOf(savable.game.id)) {
    const saved = loadRun(savable, name);
    if (saved !== undefined) return saved;
  }
  return undefined;
}

/** The run of this name, as far as any tab has come with it. */
export function loadRun<G extends FallingTypes>(savable: Savable<G>, name: string): SavedGame<G> | undefined {
  if (isEnded(name)) return undefined;
  const stored = new SharedValue(saveKey(name));
  type Found = SavedGame<G> | undefined;
  const parse = (raw: unknown): Found => ({
    ...parseSave(savable, raw),
    name,
    stored,
    uncounted: whyUncounted(name),
  });
  return store.load<Found>(stored.key, parse, undefined).value;
}
