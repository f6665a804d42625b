// A node that has taken over a match asks both pages for the logs of the round that is played.

import type { DuelGame, GameTypes, Input, Side } from '@rensa/engine';
import type { PageState } from '../round/account.ts';
import { gathered, type LogReport, type Logs, type StoredLogs } from '../round/gather.ts';
import type { Notary } from '../round/receipts.ts';
import type { DoneMessage, InMessage } from '../wire/messages.ts';
import { inputsIn } from '../wire/runs.ts';
import { ticksOf } from '@rensa/engine';

interface ReportDraft {
  readonly logs: readonly [Input[], Input[]];
  done?: DoneMessage;
}

export class Gathering<G extends GameTypes> {
  readonly #duel: DuelGame<G>;
  readonly #stored: StoredLogs;
  readonly #drafts: [ReportDraft, ReportDraft] = [{ logs: [[], []] }, { logs: [[], []] }];

  constructor(duel: DuelGame<G>, stored: StoredLogs) {
    this.#duel = duel;
    this.#stored = stored;
  }

  /** The page begins its report. */
  restart(side: Side): void {
    this.#drafts[side] = { logs: [[], []] };
  }

  /** Returns whether the inputs may stand where they are: `most` is the tick that the clock allows. */
  take(side: Side, { side: of, from, runs }: InMessage, most: number): boolean {
    const { logs, done } = this.#drafts[side];
    const log = logs[of];
    if (done !== undefined || from !== log.length + 1 || from + ticksOf(runs) - 1 > most) return false;
    const inputs = inputsIn(runs);
    if (inputs.some((input) => this.#duel.known(input) !== input)) return false;
    for (const input of inputs) log.push(input);
    return true;
  }

  /** Returns whether the report is complete. */
  finish(side: Side, done: DoneMessage): boolean {
    const draft = this.#drafts[side];
    if (draft.logs.some((log, i) => log.length !== done.have[i])) return false;
    draft.done = done;
    return true;
  }

  hasAnswered(side: Side): boolean {
    return this.#drafts[side].done !== undefined;
  }

  /** What the page of a side has. */
  pageOf(side: Side): PageState {
    return this.#drafts[side].done ?? NOTHING;
  }

  logs(notary: Notary): Logs {
    return gathered(notary, [reportOf(this.#drafts[0]), reportOf(this.#drafts[1])], this.#stored);
  }
}

export const NOTHING: PageState = { epochs: [0, 0], have: [0, 0] };

function reportOf({ logs, done }: ReportDraft): LogReport | undefined {
  return done && { logs, receipts: done.receipts };
}
