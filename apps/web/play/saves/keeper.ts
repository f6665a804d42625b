// The home of the running game of one kind. Several tabs may have the same run open: the one that went on with it saves
// it, and the others must take it up again from there.

import type { GameTypes, Session } from '@rensa/engine';
import { SharedValue } from '../../base/storage/shared.ts';
import { isEnded, noteEnd } from './ended.ts';
import { ReplayWriter } from './writer.ts';
import { noteSave, runName, saveKey } from './saves.ts';

/** News of a run from another tab. */
export type Elsewhere = 'continued' | 'ended';

interface KeptRun {
  readonly name: string;
  readonly stored: SharedValue;
}

/** The beginning of a run. */
export interface NewRun {
  /** One of its own, unless it is given. */
  readonly name?: string;
  /** Can it be taken up again later? */
  readonly kept?: boolean;
}

/** The place where a run is stored, under a name of its own. */
export class RunSlot {
  readonly #id: string;
  #run: KeptRun;
  #kept = true;
  /** The run was to be kept, but another tab has gone on with it. */
  onElsewhere: () => void = () => {};

  constructor(id: string) {
    this.#id = id;
    this.#run = openRun(runName(id));
  }

  get name(): string {
    return this.#run.name;
  }

  /** Undefined as long as this tab has the latest of the run. */
  get elsewhere(): Elsewhere | undefined {
    if (isEnded(this.#run.name)) return 'ended';
    return this.#run.stored.changed ? 'continued' : undefined;
  }

  /** A new run; the one before it is given up. */
  begin({ name = runName(this.#id), kept = true }: NewRun = {}): void {
    if (this.elsewhere === undefined) this.#run.stored.remove();
    this.#run = openRun(name);
    this.#kept = kept;
  }

  adopt({ name, stored }: KeptRun): void {
    this.#run = { name, stored };
    this.#kept = true;
  }

  /** Takes the JSON of what is to be stored, which is made only if it is needed. */
  write(json: () => string): void {
    if (!this.#kept) return;
    if (this.elsewhere !== undefined) return this.onElsewhere();
    this.#run.stored.write(json());
    noteSave(this.#run.name);
  }

  /** The run is over. */
  drop(): void {
    noteEnd(this.#run.name);
    this.#run.stored.remove();
  }
}

function openRun(name: string): KeptRun {
  return { name, stored: new SharedValue(saveKey(name)) };
}

/** Keeps a game as the replay of what has been played of it. */
export class RunKeeper<G extends GameTypes> extends RunSlot {
  #writer = new ReplayWriter();

  override begin(run: NewRun = {}): void {
    super.begin(run);
    this.#writer = new ReplayWriter();
  }

  override adopt(run: KeptRun): void {
    super.adopt(run);
    this.#writer = new ReplayWriter();
  }

  keep(session: Session<G>): void {
    this.write(() => this.#writer.write(session.replay()));
  }
}
