// The board of a tool on its canvas: at rest, or while something happens on it.

import { effect } from '@preact/signals';
import type { TimelineStep } from '@rensa/engine';
import { COLS, type Puyo, type State } from '@rensa/games/puyo';
import { type BoardLayout, canvasBox } from '@rensa/painters';
import { puyoCues, PuyoPainter } from '@rensa/painters/puyo';
import { boardWords, lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { createSound } from '../../../base/sound/sound.ts';
import { CuePlayer } from '../../../play/followers/cues.ts';
import { Picture } from '../../../run/picture.ts';
import { RecordedTicks } from '../../../run/recorded.ts';
import { ReplayRun } from '../../../run/replay.ts';
import { soloLens } from '../../../run/run.ts';
import { type Follower, Seat, SeatView } from '../../../run/seat.ts';
import type { InputSource } from '../../../run/source.ts';

const sound = createSound();

/** Around the cells, in CSS pixels: for the frame and its glow. */
export const FIELD_MARGIN = 20;

/** A well with so many rows. */
export function toolLayout(cell: number, rows: number): BoardLayout {
  const field = { x: FIELD_MARGIN, y: FIELD_MARGIN, width: COLS * cell, height: rows * cell };
  return { kind: 'desktop', cell, head: 0, field };
}

export class BoardScreen {
  readonly #canvas: HTMLCanvasElement;
  readonly #picture: Picture<Puyo>;
  readonly #seat: SeatView<Puyo>;
  readonly #ends: readonly (() => void)[];
  #run: ReplayRun<Puyo> | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#picture = new Picture(canvas, (look, ratio) => new PuyoPainter(look, ratio), lookOf(settings.peek()));
    this.#seat = new SeatView(this.#picture, [new CuePlayer(puyoCues, { sound })]);
    this.#ends = [
      effect(() => {
        this.#picture.setLook(lookOf(settings.value), boardWords());
        this.#paint();
      }),
      effect(() => sound.mute(!settings.value.sound)),
    ];
  }

  /** In CSS pixels. */
  place(cell: number, rows: number): void {
    const layout = toolLayout(cell, rows);
    const { width, height } = canvasBox(layout);
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    this.#picture.place(layout, width, height);
    this.#paint();
  }

  /** Where a bot would put the pair in hand. */
  advise(advice: { readonly col: number; readonly rot: number } | undefined): void {
    this.#picture.advise(advice);
    this.#paint();
  }

  /** A state that does not change. */
  show(state: State): void {
    this.#drop();
    this.#picture.show(state);
    this.#picture.paintStill(0);
  }

  /** What happens from a state on, still at its start. */
  watch(start: State, steps: readonly TimelineStep<Puyo>[]): ReplayRun<Puyo> {
    this.#drop();
    this.#run = new ReplayRun(new RecordedTicks(start, steps), {
      seats: [this.#seat],
      lens: soloLens<Puyo>(),
    });
    this.#run.paintStill();
    return this.#run;
  }

  /** A seat in front of this board, for a run that is played on it. */
  seat(source: InputSource<State>, follower: Follower<Puyo>): Seat<Puyo> {
    this.#drop();
    return new Seat(source, this.#picture, [new CuePlayer(puyoCues, { sound }), follower]);
  }

  /** The size of a cell, and where the first column begins, in CSS pixels. */
  get cell(): number {
    return this.#picture.cell;
  }

  get left(): number {
    return this.#picture.left;
  }

  dispose(): void {
    this.#drop();
    for (const end of this.#ends) end();
  }

  #paint(): void {
    if (this.#run === undefined) this.#picture.paintStill(0);
    else this.#run.paintStill();
  }

  #drop(): void {
    this.#run?.dispose();
    this.#run = undefined;
  }
}
