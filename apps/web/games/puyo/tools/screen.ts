// The canvas of a tool's board: a still state, ticks that are played, or a run.

import { effect } from '@preact/signals';
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
import { soloLens } from '../../../run/lens.ts';
import { type Follower, Seat, SeatView } from '../../../run/seat.ts';
import type { InputSource } from '../../../run/source.ts';
import type { Film } from './film.ts';

const sound = createSound();

/** Space around the cells for the frame and its glow, in CSS pixels. */
export const FIELD_MARGIN = 20;

/** The layout of a field with `rows` rows of cells of `cell` CSS pixels. */
export function toolLayout(cell: number, rows: number): BoardLayout {
  const field = { x: FIELD_MARGIN, y: FIELD_MARGIN, width: COLS * cell, height: rows * cell };
  return { kind: 'desktop', cell, head: 0, field };
}

export class BoardScreen {
  readonly #canvas: HTMLCanvasElement;
  readonly #picture: Picture<Puyo>;
  readonly #seat: SeatView<Puyo>;
  readonly #disposers: readonly (() => void)[];
  #run: ReplayRun<Puyo> | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#picture = new Picture(canvas, (look, ratio) => new PuyoPainter(look, ratio), lookOf(settings.peek()));
    this.#seat = new SeatView(this.#picture, [new CuePlayer(puyoCues, { sound })]);
    this.#disposers = [
      effect(() => {
        this.#picture.setLook(lookOf(settings.value), boardWords());
        this.#paint();
      }),
      effect(() => sound.mute(!settings.value.sound)),
    ];
  }

  /** Sets the size of a cell, in CSS pixels, and the number of rows. */
  place(cell: number, rows: number): void {
    const layout = toolLayout(cell, rows);
    const { width, height } = canvasBox(layout);
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    this.#picture.place(layout, width, height);
    this.#paint();
  }

  /** Marks where a bot would put the pair in hand. */
  advise(advice: { readonly col: number; readonly rot: number } | undefined): void {
    this.#picture.advise(advice);
    this.#paint();
  }

  /** Shows a state that does not change. */
  show(state: State): void {
    this.#drop();
    this.#picture.show(state);
    this.#picture.paintStill(0);
  }

  /** Shows the start of a film, and returns the run that plays it. */
  watch({ start, steps }: Film): ReplayRun<Puyo> {
    this.#drop();
    this.#run = new ReplayRun(new RecordedTicks(start, steps), {
      seats: [this.#seat],
      lens: soloLens<Puyo>(),
    });
    this.#run.paintStill();
    return this.#run;
  }

  /** Makes a seat for a run that is played on this board. */
  seat(source: InputSource<State>, follower: Follower<Puyo>): Seat<Puyo> {
    this.#drop();
    return new Seat(source, this.#picture, [new CuePlayer(puyoCues, { sound }), follower]);
  }

  /** The size of a cell, in CSS pixels. */
  get cell(): number {
    return this.#picture.cell;
  }

  /** The left edge of the first column, in CSS pixels. */
  get left(): number {
    return this.#picture.left;
  }

  dispose(): void {
    this.#drop();
    for (const dispose of this.#disposers) dispose();
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
