// One round of a match as it is watched: both boards, what flies between them, and what is heard of it.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DuelTypes, PlayedRound, BestOf, Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { MatchLayout } from '@rensa/painters';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { CuePlayer } from '../../play/followers/cues.ts';
import { Watching } from '../../play/watch/watching.ts';
import { ReplayRun } from '../../run/replay.ts';
import { matchLens } from '../../run/lens.ts';
import { SeatView } from '../../run/seat.ts';
import { personAlone } from '../series/people.ts';
import { ShownBoards, type ShownMatch, type ViewElements } from '../match/view.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { ShownPlayer } from '../seats/seat.ts';
import type { VersusUi } from '../ui/ui.ts';
import type { OpenRound } from './rounds.ts';

/** A match to be watched, with all that is known of it. */
export interface OpenMatch<G extends FallingTypes> {
  readonly versus: VersusUi<G>;
  readonly plan: SeatedPlan;
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly rounds: readonly OpenRound<G>[];
}

const SEATS = [0, 1] as const;

export class WatchedRound<G extends FallingTypes> implements ShownMatch<G> {
  readonly view: ShownBoards<G>;
  readonly run: ReplayRun<DuelTypes<G>, G>;
  readonly watching: Watching;
  readonly bestOf: BestOf;
  readonly rounds: ReadonlySignal<readonly Pick<PlayedRound, 'winner'>[]>;
  readonly own: Side | undefined;
  readonly announced = false;
  readonly advised = undefined;
  readonly #winner: Side | null;
  readonly #unlook: () => void;

  /** `number` is that of the round, from 0. */
  constructor(opened: OpenMatch<G>, number: number, elements: ViewElements, sound: Sound) {
    const { versus, plan, players, rounds } = opened;
    const { timeline, marks, winner } = rounds[number] as OpenRound<G>;
    this.bestOf = plan.bestOf;
    this.#winner = winner;
    this.own = personAlone(plan);
    this.rounds = signal(rounds.slice(0, number));
    timeline.seek(0);
    this.view = new ShownBoards(versus, elements, timeline.state);
    const { huds, pictures, whole } = this.view;
    const seats = SEATS.map((seat) => {
      const cues = new CuePlayer(versus.ui.cues, { sound });
      return new SeatView<G>(pictures[seat], [huds[seat], cues]);
    });
    this.run = new ReplayRun(timeline, { seats, lens: matchLens<G>(), whole });
    const colored = SEATS.map((seat) => ({
      ...marks[seat],
      color: () => huesOf(settings.value, players[seat].color).base,
    }));
    this.watching = new Watching(this.run, colored, sound);
    this.#unlook = effect(() => {
      this.view.restyle();
      this.run.paintStill();
    });
  }

  get ended(): Side | null | undefined {
    return this.run.atEnd ? this.#winner : undefined;
  }

  place(layout: MatchLayout, width: number, height: number): void {
    this.view.place(layout, width, height);
    this.run.paintStill();
  }

  dispose(): void {
    this.run.dispose();
    this.watching.dispose();
    this.#unlook();
  }
}
