// Deleting replays. The last deleted one can be restored for some seconds.

import { signal } from '@preact/signals';
import { type KeptReplay, replays, reportTrouble } from '../../base/storage/replays.ts';

/** Time in which a deleted replay can be restored. */
const UNDO_MS = 10_000;

/** Deletes replays, and holds the last one for undo. */
export class Removal {
  readonly last = signal<KeptReplay | undefined>(undefined);
  readonly #onChange: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` is called when the stored list has changed. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  async remove(record: KeptReplay): Promise<void> {
    await this.#try(() => replays.remove(record.id));
    clearTimeout(this.#timer);
    this.last.value = record;
    this.#timer = setTimeout(() => this.forget(), UNDO_MS);
  }

  async undo(): Promise<void> {
    const { value: record } = this.last;
    this.forget();
    if (record !== undefined) await this.#try(() => replays.restore(record));
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.last.value = undefined;
  }

  async #try(change: () => Promise<void>): Promise<void> {
    await change().catch(reportTrouble);
    this.#onChange();
  }
}
