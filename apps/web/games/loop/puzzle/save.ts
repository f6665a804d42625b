// Stored drawings: the replay of a game, the name of its puzzle and the day when it was begun.

import {
  fields,
  type InParts,
  LogReader,
  parseReplay,
  playedAgain,
  type Replay,
  Session,
  text,
  whole,
} from '@rensa/engine';
import { type Loop, loop, loopKnowing, parseSetup, type Puzzle, puzzleId, type Setup } from '@rensa/games/loop';
import { civilDate } from '../../../base/calendar/days.ts';
import { keptKind } from '../../../base/storage/kinds.ts';
import type { SharedValue } from '../../../base/storage/shared.ts';
import { refuseNewer, store } from '../../../base/storage/storage.ts';
import { fitsSlot, type PuzzleSlot, saveKey, slotOfKey, slotWithKey } from '../slot/slot.ts';
import { results } from '../records/results.ts';

export interface SavedDrawing {
  readonly id: string;
  readonly begun: string;
  /** Time when it was stored, in milliseconds since 1970; absent in older ones. */
  readonly at?: number;
  readonly setup: Setup;
  readonly replay: Replay;
}

/** Versions whose drawings can be continued: the inputs of version 1 mean the same in version 2. */
const VERSIONS: readonly number[] = [1, loop.version];

const envelope = fields(
  { id: text(100), begun: civilDate, replay: (raw: unknown) => parseReplay(raw) },
  { at: whole(0, Number.MAX_SAFE_INTEGER) },
);

/** Parses a stored drawing. Throws unless its puzzle belongs in this slot. */
function parseDrawing(raw: unknown, slot: PuzzleSlot): SavedDrawing {
  const { id, begun, replay, at } = envelope(raw, 'the drawing');
  refuseNewer(replay.version, loop.version);
  if (replay.game !== loop.id || !VERSIONS.includes(replay.version)) throw new Error('a drawing for another game');
  const setup = parseSetup(replay.setup);
  if (!fitsSlot(setup, slot)) throw new Error('a drawing for another slot');
  if (id !== puzzleId(setup, replay.seed)) throw new Error('a drawing of another puzzle');
  return { id, begun, setup, replay, ...(at !== undefined && { at }) };
}

export const DRAWINGS = keptKind(/^loop-game:(?:daily|named|unlimited):/, (raw, key) =>
  parseDrawing(raw, slotWithKey(key)),
);

/** The game at the end of a drawing. Throws if the replay is not valid. */
export function* resumeDrawing(puzzle: Puzzle, { setup, replay }: SavedDrawing): InParts<Session<Loop>> {
  const game = loopKnowing(puzzle);
  if (replay.version === loop.version) return yield* playedAgain(game, replay, { idle: 'together', bounded: false });
  const session = new Session(game, setup, replay.seed);
  const reader = new LogReader(replay.log[0] ?? []);
  while (!reader.done && session.result === undefined) {
    const { idle } = reader;
    reader.skip(idle);
    session.idle(idle);
    if (idle === 0) session.advance([reader.next()]);
    yield session.ticks / replay.ticks;
  }
  return session;
}

export function loadDrawing(slot: PuzzleSlot): SavedDrawing | undefined {
  const parse = (raw: unknown): SavedDrawing => parseDrawing(raw, slot);
  return store.load<SavedDrawing | undefined>(saveKey(slot), parse, undefined).value;
}

/** Moves a drawing whose replay is not valid to the key of damaged values. */
export function setAside(slot: PuzzleSlot): void {
  const refuse = (): never => {
    throw new Error('does not lead where it says');
  };
  store.load(saveKey(slot), refuse, undefined);
}

/** Stores a drawing. Returns false if another tab has drawn in this slot since, and nothing was stored. */
export function keep(stored: SharedValue, { id, begun, replay }: Omit<SavedDrawing, 'setup' | 'at'>): boolean {
  return stored.write(JSON.stringify({ id, begun, at: Date.now(), replay }));
}

/** More dailies than a year has, and still a small part of the storage of a browser. */
const MAX_UNFINISHED = 1200;

/** Removes the oldest unfinished dailies above the limit. Their age does not matter: the clock may be wrong. */
export function cleanUp(): void {
  const unfinished = store.keys().flatMap((key) => slotOfKey(key) ?? []);
  const byDate = unfinished.filter((slot) => !isFinished(slot)).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  for (const slot of byDate.slice(MAX_UNFINISHED)) store.remove(saveKey(slot));
}

function isFinished(slot: { readonly date: string; readonly level: string }): boolean {
  return results.value.some(({ mode, date, level }) => mode === 'daily' && date === slot.date && level === slot.level);
}
