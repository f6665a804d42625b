// Reads and writes localStorage; no other code does. Each value has an envelope with a version. An unreadable value is
// moved to another key. A value of a newer version of the app is not touched. A value that the browser refuses is kept
// while the page is open, and written as soon as there is space.

import { fields, record, whole } from '@rensa/engine';
import { isOwnKey } from './kinds.ts';

const VERSION = 1;

export interface Loaded<T> {
  readonly value: T;
  /** True if a value was unreadable: it was moved to another key, and `value` is the fallback. */
  readonly damaged: boolean;
}

/** `newer`: the value belongs to a newer version of the app, in another tab. `damaged`: it is unreadable. */
export type Trouble = 'blocked' | 'full' | 'newer' | 'damaged';

/** Error of a parser for a value that only a newer version of the app can read. */
export class NewerError extends Error {}

/** Throws if a value has a newer version than its parser knows. */
export function refuseNewer(version: number, known: number): void {
  if (version > known) throw new NewerError(`version ${version} is newer than ${known}`);
}

/** A text that could not be written, and the text that was stored at that time. */
interface Unwritten {
  readonly text: string;
  readonly over: string | null;
}

export class Store {
  readonly #area: () => Storage;
  readonly #reported = new Set<string>();
  readonly #unwritten = new Map<string, Unwritten>();
  /** Texts of newer versions, by key. */
  readonly #newer = new Map<string, string>();
  /** Unreadable texts that there was no room to move, by key. */
  readonly #damaged = new Map<string, string>();
  /**
   * Called once per kind of value that is unreadable or that the browser refuses, and again if the browser refuses it
   * later on.
   */
  onTrouble: (trouble: Trouble, kind: string) => void = () => {};

  /** `area` may throw: browsers do so when storage is blocked. */
  constructor(area: () => Storage) {
    this.#area = area;
  }

  /** Reads a value. `parse` throws on a value that it cannot read. */
  load<T>(key: string, parse: (raw: unknown) => T, fallback: T): Loaded<T> {
    const text = this.read(key);
    if (text === null) return { value: fallback, damaged: false };
    try {
      return { value: parse(open(text)), damaged: false };
    } catch (error) {
      const damaged = !(error instanceof NewerError);
      if (damaged) this.#setAside(key, text);
      else this.#keepNewer(key, text);
      return { value: fallback, damaged };
    }
  }

  /** Stores a value. Returns whether it was written. */
  save(key: string, value: unknown): boolean {
    return this.write(key, envelopeOf(JSON.stringify(value)));
  }

  remove(key: string): void {
    this.#unwritten.delete(key);
    try {
      const area = this.#area();
      if (this.#isNewer(key, area.getItem(key))) return this.report('newer', key);
      area.removeItem(key);
      this.#writeWaiting(area);
    } catch (error) {
      this.report(troubleOf(error), key);
    }
  }

  /** Keys of all values of this app. */
  keys(): readonly string[] {
    const stored = this.#try('', [], (area) => Array.from({ length: area.length }, (_, i) => area.key(i)));
    return [...new Set([...stored, ...this.#unwritten.keys()])].filter(
      (key): key is string => key !== null && isOwnKey(key),
    );
  }

  /** The stored text, or the text that waits to be written if no other tab has written since. */
  read(key: string): string | null {
    const stored = this.#try(key, null, (area) => area.getItem(key));
    const mine = this.#unwritten.get(key);
    return mine !== undefined && mine.over === stored ? mine.text : stored;
  }

  /** Stores a text without an envelope. Returns whether it was written. */
  write(key: string, text: string): boolean {
    const trouble = this.#write(key, text);
    if (trouble !== undefined) this.report(trouble, key);
    return trouble === undefined;
  }

  /** Stores a value that is also kept elsewhere. Returns the trouble, and reports none. */
  saveQuietly(key: string, value: unknown): Trouble | undefined {
    return this.#write(key, envelopeOf(JSON.stringify(value)));
  }

  #write(key: string, text: string): Trouble | undefined {
    let over: string | null = null;
    try {
      const area = this.#area();
      over = area.getItem(key);
      if (this.#isNewer(key, over)) throw new NewerError(key);
      this.#keepDamaged(area, key, over);
      area.setItem(key, text);
      this.#reported.delete(kindOf(key));
      this.#unwritten.delete(key);
      this.#writeWaiting(area);
      return undefined;
    } catch (error) {
      this.#unwritten.set(key, { text, over });
      return troubleOf(error);
    }
  }

  /** Reports that a value of this key could not be stored. */
  report(trouble: Trouble, key: string): void {
    const about = trouble === 'full' ? kindOf(key) : trouble === 'damaged' ? `${trouble} ${kindOf(key)}` : trouble;
    if (this.#reported.has(about)) return;
    this.#reported.add(about);
    this.onTrouble(trouble, kindOf(key));
  }

  #try<T>(key: string, otherwise: T, use: (area: Storage) => T): T {
    try {
      return use(this.#area());
    } catch {
      this.report('blocked', key);
      return otherwise;
    }
  }

  /** Moves an unreadable text to another key. One that has no room there stays, and is not written over. */
  #setAside(key: string, text: string): void {
    try {
      const area = this.#area();
      this.#copyAside(area, key, text);
      area.removeItem(key);
    } catch {
      this.#damaged.set(key, text);
    }
    if (!isNote(key)) this.report('damaged', key);
  }

  /** Copies an unreadable text to another key, once. Throws if there is no room. */
  #copyAside(area: Storage, key: string, text: string): void {
    let n = 1;
    const copy = (): string | null => area.getItem(`${key}:damaged:${n}`);
    while (copy() !== null && copy() !== text) n++;
    area.setItem(`${key}:damaged:${n}`, text);
    this.#damaged.delete(key);
  }

  /** Keeps what is written over, if it could not be read and there was no room to move it. Throws if there still is none. */
  #keepDamaged(area: Storage, key: string, over: string | null): void {
    if (over !== null && this.#damaged.get(key) === over) this.#copyAside(area, key, over);
  }

  #keepNewer(key: string, text: string): void {
    this.#newer.set(key, text);
    this.report('newer', key);
  }

  #isNewer(key: string, text: string | null): boolean {
    return text !== null && (versionOf(text) > VERSION || this.#newer.get(key) === text);
  }

  /** Writes texts that wait for space. */
  #writeWaiting(area: Storage): void {
    for (const [key, { text, over }] of this.#unwritten) {
      if (area.getItem(key) !== over || this.#isNewer(key, over)) continue;
      try {
        this.#keepDamaged(area, key, over);
        area.setItem(key, text);
        this.#unwritten.delete(key);
      } catch {
        return;
      }
    }
  }
}

/** Kinds of notes about saved games. */
const NOTES: readonly string[] = ['saves', 'ended', 'coached', 'uncounted'];

/** Kind of a value, by which its words are found: `best` for `app:best:game`. */
function kindOf(key: string): string {
  return isNote(key) ? 'save' : partOf(key);
}

function isNote(key: string): boolean {
  return NOTES.includes(partOf(key));
}

function partOf(key: string): string {
  return key.split(':')[1] ?? '';
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof NewerError) return 'newer';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

const envelope = fields({ v: whole(1, VERSION), value: (raw: unknown) => raw });

/** Stored text of a value, from its JSON. */
export function envelopeOf(json: string): string {
  return `{"v":${VERSION},"value":${json}}`;
}

function open(text: string): unknown {
  return openEnvelope(JSON.parse(text));
}

/** The value in an envelope. */
export function openEnvelope(raw: unknown): unknown {
  const { v } = record(raw, 'the envelope');
  if (typeof v === 'number') refuseNewer(v, VERSION);
  return envelope(raw, 'the envelope').value;
}

/** Version of an envelope; 0 for any other text. */
function versionOf(text: string): number {
  return Number(/^\{"v":(\d+),/.exec(text)?.[1] ?? 0);
}

export const store = new Store(() => localStorage);
