// The one door to what is kept between visits. Values lie in an envelope with a version; one that cannot be read is put
// aside under another key and never lost.

import { fields, whole } from '@rensa/engine';

const VERSION = 1;

export interface Loaded<T> {
  readonly value: T;
  /** Something was there and could not be read; it now lies aside and `value` is the fallback. */
  readonly damaged: boolean;
}

export class Store {
  readonly #area: () => Storage;
  #troubled = false;
  /** Told once, when the browser refuses to keep things. */
  onTrouble: () => void = () => {};

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
    } catch {
      this.#setAside(key, text);
      return { value: fallback, damaged: true };
    }
  }

  /** Says whether it was kept. */
  save(key: string, value: unknown): boolean {
    return this.write(key, envelopeOf(JSON.stringify(value)));
  }

  remove(key: string): void {
    try {
      this.#area().removeItem(key);
    } catch {
      this.#trouble();
    }
  }

  /** Of all that is kept. */
  keys(): readonly string[] {
    try {
      const area = this.#area();
      return Array.from({ length: area.length }, (_, i) => area.key(i)).filter((key) => key !== null);
    } catch {
      this.#trouble();
      return [];
    }
  }

  #setAside(key: string, text: string): void {
    let n = 1;
    while (this.read(`${key}:damaged:${n}`) !== null) n++;
    if (this.write(`${key}:damaged:${n}`, text)) this.remove(key);
  }

  /** The text as it lies there. */
  read(key: string): string | null {
    try {
      return this.#area().getItem(key);
    } catch {
      this.#trouble();
      return null;
    }
  }

  /** Puts a text there as it is. Says whether it was kept. */
  write(key: string, text: string): boolean {
    try {
      this.#area().setItem(key, text);
      return true;
    } catch {
      this.#trouble();
      return false;
    }
  }

  #trouble(): void {
    if (this.#troubled) return;
    this.#troubled = true;
    this.onTrouble();
  }
}

const envelope = fields({ v: whole(VERSION, VERSION), value: (raw: unknown) => raw });

/** The text that is stored for a value, from the value's JSON. */
export function envelopeOf(json: string): string {
  return `{"v":${VERSION},"value":${json}}`;
}

function open(text: string): unknown {
  return envelope(JSON.parse(text), 'the envelope').value;
}

export const store = new Store(() => localStorage);
