// Where the running game of one kind is kept. Several tabs may have the same run open: the one that went on with it saves
// it, and the others must take it up again from there.

import type { Session } from '@rensa/engine';
import { SharedValue } from '../base/shared.ts';
import type { Keeper } from '../run/run.ts';
import { isEnded, noteEnd } from './ended.ts';
import { ReplayJson } from './json.ts';
import type { SavedGame } from './save.ts';
import { noteSave, runName, saveKey } from './saves.ts';

/** What another tab has done with a run. */
export type Elsewhere = 'continued' | 'ended';

interface KeptRun {
  readonly name: string;
  readonly stored: SharedValue;
  readonly json: ReplayJson;
}

export class RunKeeper<Setup, State, Event> implements Keeper<Session<Setup, State, Event>> {
  readonly #id: string;
  #run: KeptRun;
  /** The game was to be kept, but another tab has gone on with it. */
  onElsewhere: () => void = () => {};

  constructor(id: string) {
    this.#id = id;
    this.#run = newRun(id);
  }

  get name(): string {
    return this.#run.name;
  }

  /** Undefined as long as this tab has the latest of the run. */
  get elsewhere(): Elsewhere | undefined {
    if (isEnded(this.#run.name)) return 'ended';
    return this.#run.stored.changed ? 'continued' : undefined;
  }

  /** A new game; the one before it is given up. */
  begin(): void {
    if (this.elsewhere === undefined) this.#run.stored.remove();
    this.#run = newRun(this.#id);
  }

  adopt({ name, stored }: SavedGame<Setup, State, Event>): void {
    this.#run = { name, stored, json: new ReplayJson() };
  }

  keep(session: Session<Setup, State, Event>): void {
    if (this.elsewhere !== undefined) return this.onElsewhere();
    this.#run.stored.write(this.#run.json.of(session.replay()));
    noteSave(this.#run.name);
  }

  /** The game is over. */
  drop(): void {
    noteEnd(this.#run.name);
    this.#run.stored.remove();
  }
}

function newRun(id: string): KeptRun {
  const name = runName(id);
  return { name, stored: new SharedValue(saveKey(name)), json: new ReplayJson() };
}
