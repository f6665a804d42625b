// One replay of a falling game as it is watched: its timeline, its marks, and what is seen and heard of it.

import { effect, signal } from '@preact/signals';
import { type Replay, Timeline } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import { canvasBox, type PageLayout } from '@rensa/stage';
import { onHidden } from '../../base/clock.ts';
import { boardWords, lookOf } from '../../base/look.ts';
import { settings } from '../../base/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { Picture } from '../../run/picture.ts';
import { ReplayRun } from '../../run/replay.ts';
import { soloLens } from '../../run/run.ts';
import { SeatView } from '../../run/seat.ts';
import { CuePlayer } from '../cues.ts';
import { Hud } from '../hud.ts';
import type { GameUi } from '../ui.ts';
import { firstAfter, lastBefore, Marks } from './marks.ts';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];
/** Faster than this nothing is heard. */
const HEARD_SPEED = 2;
/** A step back within so many ticks after a mark goes to the mark before it. */
const BACK_TICKS = 20;

/** A replay that has been played through once. */
export interface OpenReplay<Setup, State, Event> {
  readonly timeline: Timeline<Setup, State, Event>;
  readonly marks: Marks;
}

/** Throws when the replay is refused. */
export function openReplay<Setup, State extends FallingState, Event>(
  { game }: Pick<GameUi<Setup, State, Event>, 'game'>,
  replay: Replay,
): OpenReplay<Setup, State, Event> {
  const marks = new Marks();
  return { timeline: new Timeline(game, replay, (step) => marks.add(step)), marks };
}

export class Watching<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly hud: Hud<State, Event>;
  readonly marks: Marks;
  readonly run: ReplayRun<Setup, State, Event>;
  readonly speed = signal<PlaybackSpeed>(1);
  readonly #picture: Picture<State, Event>;
  readonly #endings: readonly (() => void)[];

  constructor(
    ui: GameUi<Setup, State, Event>,
    { timeline, marks }: OpenReplay<Setup, State, Event>,
    canvas: HTMLCanvasElement,
    sound: Sound,
  ) {
    this.ui = ui;
    this.marks = marks;
    this.hud = new Hud(timeline.state, ui.gain, () => settings.value.motion === 'full');
    this.#picture = new Picture(canvas, ui.painter, lookOf(settings.value));
    const cues = new CuePlayer(ui.cues, { sound, haptics: false });
    const seat = new SeatView<State, Event>(this.#picture, [this.hud, cues]);
    this.run = new ReplayRun(timeline, { seats: [seat], lens: soloLens<State, Event>() });
    this.#endings = [
      onHidden(() => this.run.pause()),
      effect(() => {
        this.#picture.setLook(lookOf(settings.value), boardWords());
        this.run.paintStill();
      }),
      effect(() => sound.mute(!settings.value.sound || this.speed.value > HEARD_SPEED)),
      effect(() => void (this.run.speed = this.speed.value)),
    ];
  }

  toggle(): void {
    if (this.run.playing.value) this.run.pause();
    else this.run.play();
  }

  stepTick(by: 1 | -1): void {
    if (by === 1) return this.run.stepOn();
    this.run.pause();
    this.run.seek(this.run.tick.value - 1);
  }

  stepPair(by: 1 | -1): void {
    this.#stepTo(this.marks.pairs, by);
  }

  stepChain(by: 1 | -1): void {
    this.#stepTo(
      this.marks.chains.map(({ tick }) => tick),
      by,
    );
  }

  /** To the next mark, or the one before; else to the end or the start. */
  #stepTo(ticks: readonly number[], by: 1 | -1): void {
    const { value: now } = this.run.tick;
    const to = by === 1 ? firstAfter(ticks, now) : lastBefore(ticks, this.run.playing.value ? now - BACK_TICKS : now);
    this.run.seek(to ?? (by === 1 ? this.run.timeline.ticks : 0));
  }

  place(layout: PageLayout): void {
    const { width, height } = canvasBox(layout);
    this.#picture.place(layout, width, height);
    this.run.paintStill();
  }

  dispose(): void {
    this.run.dispose();
    for (const end of this.#endings) end();
  }
}
