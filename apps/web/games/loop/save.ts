// A drawing as it is kept: the replay of its game, the name of its puzzle and the day it was begun.

import { fields, parseReplay, type Replay, text } from '@rensa/engine';
import { loop, parseDate, parseSetup, puzzleId, type Setup } from '@rensa/games/loop';
import { notify } from '../../base/notice.ts';
import { store } from '../../base/storage.ts';
import { type PuzzleSlot, slotOfKey, saveKey, setupOf } from './slot.ts';
import { results } from './results.ts';
import { dayOf } from './today.ts';

export interface SavedDrawing {
  readonly id: string;
  readonly begun: string;
  readonly replay: Replay;
}

const envelope = fields({ id: text(100), begun: text(10), replay: (raw: unknown) => parseReplay(raw) });

/** Throws unless it is a drawing of the puzzle that belongs in this slot. */
function parseDrawing(raw: unknown, slot: PuzzleSlot): SavedDrawing {
  const { id, begun, replay } = envelope(raw, 'the drawing');
  if (replay.game !== loop.id || replay.version !== loop.version) throw new Error('a drawing for another game');
  const setup = parseSetup(replay.setup);
  if (!isSame(setup, setupOf(slot))) throw new Error('a drawing for another slot');
  if (id !== puzzleId(setup, replay.seed)) throw new Error('a drawing of another puzzle');
  parseDate(begun);
  return { id, begun, replay };
}

function isSame(a: Setup, b: Setup): boolean {
  if (a.kind === 'daily') return b.kind === 'daily' && a.date === b.date && a.level === b.level;
  return a.kind === 'sized' && b.kind === 'sized' && a.rows === b.rows && a.cols === b.cols;
}

export function loadDrawing(slot: PuzzleSlot): SavedDrawing | undefined {
  const parse = (raw: unknown): SavedDrawing => parseDrawing(raw, slot);
  const { value, damaged } = store.load<SavedDrawing | undefined>(saveKey(slot), parse, undefined);
  if (damaged) notify((t) => t.toastDamagedSave);
  return value;
}

/** For a drawing whose replay turned out not to lead where it says. */
export function setAside(slot: PuzzleSlot): void {
  const refuse = (): never => {
    throw new Error('does not lead where it says');
  };
  store.load(saveKey(slot), refuse, undefined);
  notify((t) => t.toastDamagedSave);
}

export function keep(slot: PuzzleSlot, kept: SavedDrawing): void {
  store.save(saveKey(slot), kept);
}

const KEPT_DAYS = 30;

/** Drops the drawings of old dailies that were never finished. */
export function cleanUp(today: string): void {
  for (const key of store.keys()) {
    const slot = slotOfKey(key);
    if (slot !== undefined && isOld(slot.date, today) && !isFinished(slot)) store.remove(key);
  }
}

function isOld(date: string, today: string): boolean {
  try {
    return dayOf(date) < dayOf(today) - KEPT_DAYS;
  } catch {
    return false;
  }
}

function isFinished(slot: { readonly date: string; readonly level: string }): boolean {
  return results.value.some(({ mode, date, level }) => mode === 'daily' && date === slot.date && level === slot.level);
}
