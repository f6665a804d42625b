// The keys and parts of game controllers that are pressed now.

import { signal } from '@preact/signals';
import { downsOf, type PadState } from '@rensa/controls';
import { padFor } from '../../base/controls/profiles.ts';
import { watchPads } from '../../base/controls/watchpads.ts';

type Parts = ReadonlySet<string>;

export class LiveInput {
  readonly keys = signal<Parts>(new Set());
  readonly parts = signal<Parts>(new Set());
  /** The first connected controller. */
  readonly pad = signal<PadState | undefined>(undefined);
  readonly #endings: readonly (() => void)[];

  constructor() {
    const listening = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(type, listener, { signal: listening.signal, capture: true });
    on('keydown', (event) => this.#change((keys) => keys.add(event.code)));
    on('keyup', (event) => this.#change((keys) => keys.delete(event.code)));
    on('blur', (event) => {
      if (event.target === window) this.#change((keys) => keys.clear());
    });
    this.#endings = [() => listening.abort(), watchPads((pads) => this.#look(pads.find((pad) => pad !== null)))];
  }

  dispose(): void {
    for (const end of this.#endings) end();
  }

  #change(change: (keys: Set<string>) => void): void {
    const keys = new Set(this.keys.value);
    change(keys);
    if (!isSame(keys, this.keys.value)) this.keys.value = keys;
  }

  #look(pad: PadState | undefined): void {
    const parts = downsOf(pad, this.parts.value, padFor(undefined).deadZone);
    if (!isSame(parts, this.parts.value)) this.parts.value = parts;
    if (pad !== undefined || this.pad.value !== undefined) this.pad.value = pad && copyOf(pad);
  }
}

/** A copy, because some browsers change the record that they returned. */
function copyOf({ connected, buttons, axes }: PadState): PadState {
  return { connected, buttons, axes: [...axes] };
}

function isSame(a: Parts, b: Parts): boolean {
  return a.size === b.size && [...a].every((part) => b.has(part));
}
