// A drawing as it is kept: the replay of its game, the name of its puzzle and the day it was begun.

import { parseDate, fields, LogReader, parseReplay, type Replay, resume, Session, text } from '@rensa/engine';
import { loop, loopKnowing, parseSetup, type Puzzle, puzzleId, type Setup } from '@rensa/games/loop';
import type { SharedValue } from '../../../base/storage/shared.ts';
import { refuseNewer, store } from '../../../base/storage/storage.ts';
import type { Running } from '../board/drawing.ts';
import { fitsSlot, type PuzzleSlot, saveKey, slotOfKey } from '../slot/slot.ts';
import { results } from '../records/results.ts';

export interface SavedDrawing {
  readonly id: string;
  readonly begun: string;
  readonly setup: Setup;
  readonly replay: Replay;
}

/** Drawings of these versions can be played on: the inputs of version 1 mean the same in version 2. */
const VERSIONS: readonly number[] = [1, loop.version];

const envelope = fields({ id: text(100), begun: text(10), replay: (raw: unknown) => parseReplay(raw) });

/** Throws unless it is a drawing of the puzzle that belongs in this slot. */
function parseDrawing(raw: unknown, slot: PuzzleSlot): SavedDrawing {
  const { id, begun, replay } = envelope(raw, 'the drawing');
  refuseNewer(replay.version, loop.version);
  if (replay.game !== loop.id || !VERSIONS.includes(replay.version)) throw new Error('a drawing for another game');
  const setup = parseSetup(replay.setup);
  if (!fitsSlot(setup, slot)) throw new Error('a drawing for another slot');
  if (id !== puzzleId(setup, replay.seed)) throw new Error('a drawing of another puzzle');
  parseDate(begun);
  return { id, begun, setup, replay };
}

/** The game as it was left. Throws if its replay does not lead where it says. */
export function resumeDrawing(puzzle: Puzzle, { setup, replay }: SavedDrawing): Running {
  const game = loopKnowing(puzzle);
  if (replay.version === loop.version) return resume(game, replay);
  const session = new Session(game, setup, replay.seed);
  const reader = new LogReader(replay.log[0] ?? []);
  while (!reader.done && session.result === undefined) {
    const { idle } = reader;
    reader.skip(idle);
    session.idle(idle);
    if (idle === 0) session.advance([reader.next()]);
  }
  return session;
}

export function loadDrawing(slot: PuzzleSlot): SavedDrawing | undefined {
  const parse = (raw: unknown): SavedDrawing => parseDrawing(raw, slot);
  return store.load<SavedDrawing | undefined>(saveKey(slot), parse, undefined).value;
}

/** For a drawing whose replay turned out not to lead where it says. */
export function setAside(slot: PuzzleSlot): void {
  const refuse = (): never => {
    throw new Error('does not lead where it says');
  };
  store.load(saveKey(slot), refuse, undefined);
}

/** Says whether it was kept: it is not if another tab has drawn here since. */
export function keep(stored: SharedValue, { id, begun, replay }: Omit<SavedDrawing, 'setup'>): boolean {
  return stored.write(JSON.stringify({ id, begun, replay }));
}

/** More than anyone begins in a year of three puzzles per day, and still a small part of what browsers keep. */
const MOST_UNFINISHED = 1200;

/** Drops the oldest dailies that were never finished, if there are very many. What the clock says is no reason to. */
export function cleanUp(): void {
  const unfinished = store.keys().flatMap((key) => slotOfKey(key) ?? []);
  const byDate = unfinished.filter((slot) => !isFinished(slot)).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  for (const slot of byDate.slice(MOST_UNFINISHED)) store.remove(saveKey(slot));
}

function isFinished(slot: { readonly date: string; readonly level: string }): boolean {
  return results.value.some(({ mode, date, level }) => mode === 'daily' && date === slot.date && level === slot.level);
}
