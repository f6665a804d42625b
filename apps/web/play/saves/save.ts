// The running game, kept as a replay, so that the person can come back to it.

import { type Game, parseReplay, resume, type Session, type TypesOf } from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { refuseNewer, store } from '../../base/storage/storage.ts';
import { AllClears, type IsAllClear } from '../followers/allclears.ts';
import { isEnded } from './ended.ts';
import { isPlayable } from '../ui/offered.ts';
import { type Chaining, type LongestChain, Peak } from '../followers/peak.ts';
import { saveKey, savesOf } from './saves.ts';
import { chainsIn, type TurnOf } from '../followers/turns.ts';
import { type Uncounted, whyUncounted } from './uncounted.ts';

/** A game that has been played again up to where it was left. */
interface PlayedAgain<Setup, State, Event> {
  readonly session: Session<TypesOf<Setup, State, Event>>;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  readonly allClears: number;
  readonly longest: LongestChain<State> | undefined;
}

export interface SavedGame<Setup, State, Event> extends PlayedAgain<Setup, State, Event> {
  /** Of the run. */
  readonly name: string;
  readonly stored: SharedValue;
  /** Why it does not count. */
  readonly uncounted: Uncounted | undefined;
}

/** What of a game's page matters here. */
export interface Savable<Setup, State, Event> {
  readonly game: Game<TypesOf<Setup, State, Event>>;
  readonly isOffered: (setup: unknown) => boolean;
  readonly daily?: { readonly setup: Setup };
  readonly turn: TurnOf<Event>;
  readonly isAllClear?: IsAllClear<Event>;
}

/** Plays the saved inputs again. Throws unless they lead to a game that the page offers and that still runs. */
export function parseSave<Setup, State extends Chaining, Event>(
  savable: Savable<Setup, State, Event>,
  raw: unknown,
): PlayedAgain<Setup, State, Event> {
  const { game } = savable;
  const replay = parseReplay(raw);
  refuseNewer(replay.version, game.version);
  if (replay.game === game.id && !isPlayable(savable, replay.setup)) throw new Error('a setup that is not offered');
  const counting = countingTurns(savable);
  const session = resume(game, replay, counting.hear);
  if (session.result) throw new Error('a game that is over');
  return { session, ...counting.counted() };
}

/** Counts the turns of a game that is played again: `hear` is to hear of every tick. */
export function countingTurns<Setup, State extends Chaining, Event>({
  turn,
  isAllClear,
}: Savable<Setup, State, Event>) {
  const chains: number[] = [];
  const cleared = new AllClears(isAllClear);
  const peak = new Peak<State>();
  const hear = (events: readonly Event[], { before, state }: Session<TypesOf<Setup, State, Event>>): void => {
    chains.push(...chainsIn(events, turn));
    cleared.tick({ events });
    peak.tick({ before, after: state });
  };
  return { hear, counted: () => ({ chains, allClears: cleared.count, longest: peak.longest }) };
}

/** The latest one that can be taken up. */
export function loadSave<Setup, State extends Chaining, Event>(
  savable: Savable<Setup, State, Event>,
): SavedGame<Setup, State, Event> | undefined {
  for (const name of savesOf(savable.game.id)) {
    const saved = loadRun(savable, name);
    if (saved !== undefined) return saved;
  }
  return undefined;
}

/** The run of this name, as far as any tab has come with it. */
export function loadRun<Setup, State extends Chaining, Event>(
  savable: Savable<Setup, State, Event>,
  name: string,
): SavedGame<Setup, State, Event> | undefined {
  if (isEnded(name)) return undefined;
  const stored = new SharedValue(saveKey(name));
  type Found = SavedGame<Setup, State, Event> | undefined;
  const parse = (raw: unknown): Found => ({
    ...parseSave(savable, raw),
    name,
    stored,
    uncounted: whyUncounted(name),
  });
  return store.load<Found>(stored.key, parse, undefined).value;
}
