// Playing on from a tick of a replay: a run of its own, which counts for nothing and is kept like any other.

import type { FallingTypes } from '@rensa/games/falling';
import { type GameTypes, type Replay, resumeAt } from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { isPlayable } from '../ui/offered.ts';
import { countingTurns, type Savable, type SavedGame } from './save.ts';
import { noteSave, runName, saveKey } from './saves.ts';
import { noteUncounted } from './uncounted.ts';

/** The run that the page of the replay hands to the page of the game: a browser that keeps nothing has no other way. */
let handoff: { readonly id: string; readonly saved: unknown } | undefined;

/** The game whose saved run is to go on at once when its page opens. */
let wanted: string | undefined;

/** The person has asked to go on with a game. */
export function askToGoOn(id: string): void {
  wanted = id;
}

/** Returns whether the person has just asked to go on with this game, once. */
export function takeWish(id: string): boolean {
  const asked = wanted === id;
  wanted = undefined;
  return asked;
}

/** Does the game's page offer what was played there? The cards of a replay end with it. */
export function canPlayOn<G extends GameTypes>(savable: Savable<G>, { setup, cards }: Replay): boolean {
  return cards === undefined && isPlayable(savable, setup);
}

/** Makes the run. The page of the game finds it when it opens. */
export function playOn<G extends FallingTypes>(savable: Savable<G>, replay: Replay, tick: number): SavedGame<G> {
  const { id } = savable.game;
  const counting = countingTurns(savable);
  const session = resumeAt(savable.game, replay, tick, counting.hear);
  const name = runName(id);
  const stored = new SharedValue(saveKey(name));
  noteUncounted(name, 'replay');
  stored.write(JSON.stringify(session.replay()));
  noteSave(name);
  const saved = { session, ...counting.counted(), name, stored, uncounted: 'replay' } as const;
  handoff = { id, saved };
  return saved;
}

/** The game that was handed to the page of this game, once. */
export function takeHandoff<G extends GameTypes>({ game }: Pick<Savable<G>, 'game'>): SavedGame<G> | undefined {
  const taken = handoff?.id === game.id ? (handoff.saved as SavedGame<G>) : undefined;
  handoff = undefined;
  return taken;
}
