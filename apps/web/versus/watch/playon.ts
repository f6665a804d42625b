// Playing on from a tick of a kept match: a match of one round, which counts for nothing and is saved like any other.

import { type Game, type GameTypes, type Replay, resumeAt, type MatchPlan, type Participant } from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { noteSave, runName, saveKey } from '../../play/saves/saves.ts';
import { noteUncounted } from '../../play/saves/uncounted.ts';
import { MatchWriter, type SavedMatch } from '../saves/save.ts';
import { ALL_DEVICES, type Devices, type SeatedPlan } from '../series/plan.ts';

/** The match that is handed to the page of matches: a browser that keeps nothing has no other way. */
let handoff: { readonly id: string; readonly saved: SavedMatch } | undefined;

/** Does the page offer what was played there? The cards of a replay end with it. */
export function canPlayMatchOn(
  { isOffered }: { readonly isOffered: (setup: unknown) => boolean },
  { setup, cards }: Replay,
): boolean {
  return cards === undefined && isOffered(setup);
}

/** Makes the match. The page of its game finds it when it opens. */
export function playMatchOn<G extends GameTypes>(
  duel: Game<G>,
  plan: SeatedPlan,
  replay: Replay,
  tick: number,
): SavedMatch {
  const running = resumeAt(duel, replay, tick).replay();
  const name = runName(duel.id);
  const stored = new SharedValue(saveKey(name));
  noteUncounted(name, 'replay');
  stored.write(new MatchWriter({ plan, rounds: [] }).write(JSON.stringify(running)));
  noteSave(name);
  const saved = { plan, rounds: [], running, name, stored };
  handoff = { id: duel.id, saved };
  return saved;
}

/** The match that was handed over for matches with this id, once. */
export function takeMatchHandoff(id: string): SavedMatch | undefined {
  const taken = handoff?.id === id ? handoff.saved : undefined;
  handoff = undefined;
  return taken;
}

/** The board that a person takes over; undefined where two people play on. */
export interface PlayOnWay {
  readonly seat: 0 | 1 | undefined;
  readonly plan: SeatedPlan;
}

const PERSON: Participant = { kind: 'person' };
export const TWO_PEOPLE: MatchPlan['sides'] = [PERSON, PERSON];
/** Two people at one keyboard. */
const TWO_HALVES: Devices = ['keys1', 'keys2'];

/** Either board against a bot that is at the other, or both by two people. */
export function waysToPlayOn({ setup, sides }: MatchPlan): readonly PlayOnWay[] {
  const [first, second] = sides;
  const alone = { setup, bestOf: 1, devices: ALL_DEVICES } as const;
  const ways: PlayOnWay[] = [];
  if (second.kind === 'bot') ways.push({ seat: 0, plan: { ...alone, sides: [PERSON, second] } });
  if (first.kind === 'bot') ways.push({ seat: 1, plan: { ...alone, sides: [first, PERSON] } });
  return [...ways, { seat: undefined, plan: { ...alone, sides: TWO_PEOPLE, devices: TWO_HALVES } }];
}
