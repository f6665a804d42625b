// A run may be open in several tabs. It goes on in the one that went on with it last, and stops in the others.

import { notify } from '../../base/screen/notice.ts';
import { onStored } from '../../base/storage/shared.ts';
import type { Elsewhere, RunSlot } from './keeper.ts';

/** The run of this tab. */
interface TabbedRun {
  /** There is a game that could go on. */
  readonly isOpen: () => boolean;
  readonly pause: () => void;
  /** Takes the run up from where another tab has left it. */
  readonly catchUp: () => void;
  /** Gives up a run that another tab has finished. */
  readonly giveUp: () => void;
}

export class TabGuard {
  readonly #slot: RunSlot;
  readonly #run: TabbedRun;
  readonly #unlisten: () => void;
  /** The last notice about another tab. */
  #lastNotice: Elsewhere | undefined;

  constructor(slot: RunSlot, run: TabbedRun) {
    this.#slot = slot;
    this.#run = run;
    slot.onElsewhere = () => this.check();
    this.#unlisten = onStored(() => this.check());
  }

  /** Returns whether play may go on here, from where another tab has left it. */
  mayResume(): boolean {
    if (this.#slot.elsewhere === 'continued') this.#run.catchUp();
    if (this.#slot.elsewhere !== 'ended') return true;
    this.check();
    return false;
  }

  /** Another run begins: whatever happened to the one before no longer matters. */
  forget(): void {
    this.#lastNotice = undefined;
  }

  dispose(): void {
    this.#unlisten();
  }

  /** Stops a run that another tab has gone on with. */
  check(): void {
    const { elsewhere } = this.#slot;
    if (elsewhere === undefined || elsewhere === this.#lastNotice || !this.#run.isOpen()) return;
    this.#lastNotice = elsewhere;
    notify((t) => (elsewhere === 'ended' ? t.toastEndedElsewhere : t.toastElsewhere));
    this.#run.pause();
    if (elsewhere === 'ended') this.#run.giveUp();
  }
}
