// A drawing as it is kept: the replay of its game, the name of its puzzle and the day it was begun.

import { parseReplay, type Replay } from '@rensa/engine';
import { loop, parseDate, parseSetup, puzzleId, type Setup } from '@rensa/games/loop';
import { notify } from '../../base/notice.ts';
import { store } from '../../base/storage.ts';
import { record, words } from './parse.ts';
import { type Place, placeOfKey, saveKey, setupOf } from './place.ts';
import { results } from './results.ts';
import { dayOf } from './today.ts';

export interface Kept {
  readonly id: string;
  readonly begun: string;
  readonly replay: Replay;
}

/** Throws unless it is a drawing of the puzzle that belongs in this place. */
function parseKept(raw: unknown, place: Place): Kept {
  const { id, begun, replay: inner } = record(raw, 'a drawing');
  const replay = parseReplay(inner);
  if (replay.game !== loop.id || replay.version !== loop.version) throw new Error('a drawing for another game');
  const setup = parseSetup(replay.setup);
  if (!isSame(setup, setupOf(place))) throw new Error('a drawing for another place');
  if (words(id, 'id') !== puzzleId(setup, replay.seed)) throw new Error('a drawing of another puzzle');
  const day = words(begun, 'begun');
  parseDate(day);
  return { id: words(id, 'id'), begun: day, replay };
}

function isSame(a: Setup, b: Setup): boolean {
  if (a.kind === 'daily') return b.kind === 'daily' && a.date === b.date && a.level === b.level;
  return a.kind === 'sized' && b.kind === 'sized' && a.rows === b.rows && a.cols === b.cols;
}

export function loadKept(place: Place): Kept | undefined {
  const parse = (raw: unknown): Kept => parseKept(raw, place);
  const { value, damaged } = store.load<Kept | undefined>(saveKey(place), parse, undefined);
  if (damaged) notify((text) => text.toastDamagedSave);
  return value;
}

/** For a drawing whose replay turned out not to lead where it says. */
export function setAside(place: Place): void {
  const refuse = (): never => {
    throw new Error('does not lead where it says');
  };
  store.load(saveKey(place), refuse, undefined);
  notify((text) => text.toastDamagedSave);
}

export function keep(place: Place, kept: Kept): void {
  store.save(saveKey(place), kept);
}

const KEPT_DAYS = 30;

/** Drops the drawings of old dailies that were never finished. */
export function cleanUp(today: string): void {
  for (const key of store.keys()) {
    const place = placeOfKey(key);
    if (place !== undefined && isOld(place.date, today) && !isFinished(place)) store.remove(key);
  }
}

function isOld(date: string, today: string): boolean {
  try {
    return dayOf(date) < dayOf(today) - KEPT_DAYS;
  } catch {
    return false;
  }
}

function isFinished(place: { readonly date: string; readonly level: string }): boolean {
  return results.value.some(
    ({ mode, date, level }) => mode === 'daily' && date === place.date && level === place.level,
  );
}
