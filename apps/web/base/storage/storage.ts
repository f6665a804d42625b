// The only code that reads and writes localStorage. Each value has an envelope with a version. A value that cannot be
// read is kept under another key. A value of a newer version of the app is left as it is. A value that the browser
// refuses is kept while the page is open, and written as soon as there is space.

import { fields, record, whole } from '@rensa/engine';

const VERSION = 1;

export interface Loaded<T> {
  readonly value: T;
  /** Something was there and could not be read; it now lies aside and `value` is the fallback. */
  readonly damaged: boolean;
}

/** `newer`: the value belongs to a newer version of the app, in another tab. `damaged`: it could not be read. */
export type Trouble = 'blocked' | 'full' | 'newer' | 'damaged';

/** Thrown by a parser for what only a newer version of the app can read. */
export class NewerError extends Error {}

/** For a parser of values with a version of their own. */
export function refuseNewer(version: number, known: number): void {
  if (version > known) throw new NewerError(`version ${version} is newer than ${known}`);
}

/** A text that could not be written, and what was stored there at that time. */
interface Unwritten {
  readonly text: string;
  readonly over: string | null;
}

export class Store {
  readonly #area: () => Storage;
  readonly #said = new Set<string>();
  readonly #unwritten = new Map<string, Unwritten>();
  /** Texts that a parser has found to be newer, by their keys. */
  readonly #newer = new Map<string, string>();
  /**
   * Called once for each kind of value that cannot be read, or that the browser refuses to keep; again if it refuses it
   * later on.
   */
  onTrouble: (trouble: Trouble, kind: string) => void = () => {};

  /** `area` may throw: browsers do so when storage is blocked. */
  constructor(area: () => Storage) {
    this.#area = area;
  }

  /** `parse` throws on a value that it does not understand. */
  load<T>(key: string, parse: (raw: unknown) => T, fallback: T): Loaded<T> {
    const text = this.read(key);
    if (text === null) return { value: fallback, damaged: false };
    try {
      return { value: parse(open(text)), damaged: false };
    } catch (error) {
      const damaged = !(error instanceof NewerError);
      if (damaged) this.#setAside(key, text);
      else this.#leave(key, text);
      return { value: fallback, damaged };
    }
  }

  /** Says whether it was kept. */
  save(key: string, value: unknown): boolean {
    return this.write(key, envelopeOf(JSON.stringify(value)));
  }

  remove(key: string): void {
    this.#unwritten.delete(key);
    try {
      const area = this.#area();
      if (this.#isNewer(key, area.getItem(key))) return this.report('newer', key);
      area.removeItem(key);
      this.#catchUp(area);
    } catch (error) {
      this.report(troubleOf(error), key);
    }
  }

  /** Of all that is kept. */
  keys(): readonly string[] {
    const stored = this.#try('', [], (area) => Array.from({ length: area.length }, (_, i) => area.key(i)));
    return [...new Set([...stored, ...this.#unwritten.keys()])].filter((key) => key !== null);
  }

  /** The text as it lies there, or as it is to be written as long as no other tab has written there. */
  read(key: string): string | null {
    const stored = this.#try(key, null, (area) => area.getItem(key));
    const mine = this.#unwritten.get(key);
    return mine !== undefined && mine.over === stored ? mine.text : stored;
  }

  /** Puts a text there as it is. Says whether it was kept. */
  write(key: string, text: string): boolean {
    const trouble = this.#write(key, text);
    if (trouble !== undefined) this.report(trouble, key);
    return trouble === undefined;
  }

  /** For what is also kept elsewhere: gives the trouble, and reports none. */
  saveQuietly(key: string, value: unknown): Trouble | undefined {
    return this.#write(key, envelopeOf(JSON.stringify(value)));
  }

  #write(key: string, text: string): Trouble | undefined {
    let over: string | null = null;
    try {
      const area = this.#area();
      over = area.getItem(key);
      if (this.#isNewer(key, over)) throw new NewerError(key);
      area.setItem(key, text);
      this.#said.delete(kindOf(key));
      this.#unwritten.delete(key);
      this.#catchUp(area);
      return undefined;
    } catch (error) {
      this.#unwritten.set(key, { text, over });
      return troubleOf(error);
    }
  }

  /** Something of this key could not be kept. */
  report(trouble: Trouble, key: string): void {
    const about = trouble === 'full' ? kindOf(key) : trouble === 'damaged' ? `${trouble} ${kindOf(key)}` : trouble;
    if (this.#said.has(about)) return;
    this.#said.add(about);
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

  #setAside(key: string, text: string): void {
    let n = 1;
    while (this.read(`${key}:damaged:${n}`) !== null) n++;
    if (this.write(`${key}:damaged:${n}`, text)) this.remove(key);
    if (!isNote(key)) this.report('damaged', key);
  }

  #leave(key: string, text: string): void {
    this.#newer.set(key, text);
    this.report('newer', key);
  }

  #isNewer(key: string, text: string | null): boolean {
    return text !== null && (versionOf(text) > VERSION || this.#newer.get(key) === text);
  }

  /** There may be room now for what there was none for. */
  #catchUp(area: Storage): void {
    for (const [key, { text, over }] of this.#unwritten) {
      if (area.getItem(key) !== over || this.#isNewer(key, over)) continue;
      try {
        area.setItem(key, text);
        this.#unwritten.delete(key);
      } catch {
        return;
      }
    }
  }
}

/** What is only noted about saved games. */
const NOTES: readonly string[] = ['saves', 'ended', 'coached', 'uncounted'];

/** What a value is, as the words for it are found: `best` for `app:best:game`. */
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

/** The text that is stored for a value, from the value's JSON. */
export function envelopeOf(json: string): string {
  return `{"v":${VERSION},"value":${json}}`;
}

function open(text: string): unknown {
  return openEnvelope(JSON.parse(text));
}

/** What is in an envelope. */
export function openEnvelope(raw: unknown): unknown {
  const { v } = record(raw, 'the envelope');
  if (typeof v === 'number') refuseNewer(v, VERSION);
  return envelope(raw, 'the envelope').value;
}

/** 0 for a text that is no envelope. */
function versionOf(text: string): number {
  return Number(/^\{"v":(\d+),/.exec(text)?.[1] ?? 0);
}

export const store = new Store(() => localStorage);
