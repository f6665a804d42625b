// Playing on from a tick of a kept match: a match of one round, which counts for nothing and is saved like any other.

import { type Game, type GameTypes, type Replay, resumeAt } from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { noteSave, runName, saveKey } from '../../play/saves/saves.ts';
import { noteUncounted } from '../../play/saves/uncounted.ts';
import { MatchJson, type SavedMatch } from '../saves/save.ts';
import type { MatchPlan, SeatPlan } from '../series/plan.ts';

/** What is handed to the page of matches: a browser that keeps nothing has no other way. */
let handed: { readonly id: string; readonly saved: SavedMatch } | undefined;

/** Makes the match. The page of its game finds it when it opens. */
export function playMatchOn<G extends GameTypes>(
  match: Game<G>,
  plan: MatchPlan,
  replay: Replay,
  tick: number,
): SavedMatch {
  const running = resumeAt(match, replay, tick).replay();
  const name = runName(match.id);
  const stored = new SharedValue(saveKey(name));
  noteUncounted(name, 'replay');
  stored.write(new MatchJson({ plan, rounds: [] }).of(JSON.stringify(running)));
  noteSave(name);
  const saved = { plan, rounds: [], running, name, stored };
  handed = { id: match.id, saved };
  return saved;
}

/** What was handed over for matches with this id, once. */
export function takeHandedMatch(id: string): SavedMatch | undefined {
  const taken = handed?.id === id ? handed.saved : undefined;
  handed = undefined;
  return taken;
}

/** The board that a person takes over; undefined where two people play on. */
export interface PlayOnWay {
  readonly seat: 0 | 1 | undefined;
  readonly plan: MatchPlan;
}

const PERSON: SeatPlan = { kind: 'person', device: 'all' };
/** Two people at one keyboard. */
export const TWO_PEOPLE: MatchPlan['seats'] = [
  { kind: 'person', device: 'keys1' },
  { kind: 'person', device: 'keys2' },
];

/** Either board against a bot that is at the other, or both by two people. */
export function waysToPlayOn({ setup, seats }: MatchPlan): readonly PlayOnWay[] {
  const [first, second] = seats;
  const ways: PlayOnWay[] = [];
  if (second.kind === 'bot') ways.push({ seat: 0, plan: { setup, bestOf: 1, seats: [PERSON, second] } });
  if (first.kind === 'bot') ways.push({ seat: 1, plan: { setup, bestOf: 1, seats: [first, PERSON] } });
  return [...ways, { seat: undefined, plan: { setup, bestOf: 1, seats: TWO_PEOPLE } }];
}
