// One step of a lesson on the real board, with the real rules. Time does not run before the first press. A piece in the
// wrong place brings the board back as it was.

import { effect, signal } from '@preact/signals';
import type { Button } from '@rensa/controls';
import { type Game, type Input, Session } from '@rensa/engine';
import type { FallingPair, FallingTypes } from '@rensa/games/falling';
import { layoutBare, type TickView } from '@rensa/painters';
import { repeatOf } from '../../base/controls/profiles.ts';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { aimIn } from '../../run/aim.ts';
import { allDevices } from '../../run/devices.ts';
import { PersonSource } from '../../run/person.ts';
import { Picture } from '../../run/picture.ts';
import { soloDriver } from '../../run/driver.ts';
import { Run } from '../../run/run.ts';
import { type Follower, Seat } from '../../run/seat.ts';
import type { InputSource, Sight } from '../../run/source.ts';
import { CuePlayer } from '../followers/cues.ts';
import type { GameUi } from '../ui/ui.ts';
import { type GameLessons, isDone, type LessonStep, lowered, nextAction } from './lesson.ts';

interface TaughtElements {
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly deck: HTMLElement;
}

/** At both sides of a bare board and above it, in cells. */
const BESIDE = 0.24;
const ABOVE = 0.12;
/** Below it, with the edges of the well, in CSS pixels. */
const BELOW = 8;
/** Pieces need not be larger than that. */
const MAX_CELL = 96;

export class TaughtGame<G extends FallingTypes> implements Follower<G>, InputSource<G['state']> {
  readonly done = signal(false);
  /** The next thing to press; undefined while nothing can be done. */
  readonly wanted = signal<Button | undefined>(undefined);
  /** Counts boards that came back. */
  readonly failures = signal(0);
  readonly #ui: GameUi<G>;
  readonly #lessons: GameLessons<G['state']>;
  readonly #person: PersonSource;
  readonly #picture: Picture<G>;
  readonly #run: Run<G>;
  readonly #endings: readonly (() => void)[];
  #step: LessonStep<G['state']>;
  #begun = false;
  #placed: FallingPair | undefined;
  #failed = false;

  constructor(ui: GameUi<G>, lessons: GameLessons<G['state']>, { field, canvas, deck }: TaughtElements, sound: Sound) {
    this.#ui = ui;
    this.#lessons = lessons;
    this.#step = lessons.steps[0] as LessonStep<G['state']>;
    this.#picture = new Picture(canvas, ui.painter, lookOf(settings.value));
    const surface = {
      field,
      deck,
      cell: () => this.#picture.cell,
      aim: () => aimIn(this.#picture.left, this.#run.state),
      piece: () => this.#run.state.pairs,
      pause: () => {},
    };
    this.#person = new PersonSource(allDevices(ui.game.id, surface), () => repeatOf(ui.game.id, ui.repeat));
    const cues = new CuePlayer<G>(ui.cues, { sound, vibrate: (ms) => this.#person.vibrate(ms) });
    const seat = new Seat<G>(this, this.#picture, [this, cues]);
    this.#run = new Run<G>(soloDriver(this.#session()), { seats: [seat] });
    this.#endings = [
      effect(() => this.#picture.setLook({ ...lookOf(settings.value), ghost: true }, boardWords())),
      effect(() => sound.mute(!settings.value.sound)),
    ];
  }

  /** Shows a step from its beginning. */
  begin(index: number): void {
    this.#step = this.#lessons.steps[index] as LessonStep<G['state']>;
    this.done.value = false;
    this.#restart();
  }

  /** The board is as large as the box allows. Gives its size, in CSS pixels. */
  place(width: number, height: number): { readonly width: number; readonly height: number; readonly cell: number } {
    const { cols, rows } = this.#lessons;
    const room = Math.min(width / (cols + BESIDE), (height - BELOW) / (rows + ABOVE), MAX_CELL);
    const cell = Math.max(8, Math.floor(room));
    const size = { width: Math.ceil(cell * (cols + BESIDE)), height: Math.ceil(cell * (rows + ABOVE)), cell };
    this.#picture.place(layoutBare(size.width, size.height, cols, rows), size.width, size.height);
    this.#run.paintStill();
    return size;
  }

  /** The page is left. */
  close(): void {
    this.#run.dispose();
    for (const end of this.#endings) end();
  }

  /** The run asks for it, as of every source. */
  dispose(): void {
    this.#person.dispose();
  }

  /** Nothing moves before the first press, and after the end of the step. */
  next({ own }: Pick<Sight<G['state']>, 'own'>): Input | undefined {
    if (this.#failed) this.#restart();
    if (this.done.value) return undefined;
    const input = this.#person.next({ own });
    if (own.pair === null) return 0;
    if (input === 0 && !this.#begun) return undefined;
    this.#begun = true;
    return input;
  }

  resume(): void {
    this.#person.resume();
  }

  pause(): void {
    this.#person.pause();
  }

  show(): void {
    this.#begun = false;
    this.#placed = undefined;
    this.#failed = false;
    this.wanted.value = undefined;
  }

  tick({ before, after, events }: TickView<G>): void {
    this.#placed = before.pair ?? this.#placed;
    const { pair } = after;
    this.wanted.value = pair === null ? undefined : nextAction(pair, this.#step.wanted);
    for (const event of events) this.#judge(this.#ui.turn(event));
  }

  /** A turn is over. */
  #judge(links: number | undefined): void {
    if (links === undefined) return;
    this.done.value = isDone(this.#step, this.#placed, links);
    this.#failed = !this.done.value;
    if (this.#failed) this.failures.value++;
    // The keys are now those of the page: Space presses the button that has the focus.
    else this.pause();
  }

  #restart(): void {
    this.#run.load(soloDriver(this.#session()));
    this.#run.play();
  }

  #session(): Session<G> {
    const { game, first } = this.#ui;
    const { rows } = this.#lessons;
    const taught: Game<G> = {
      ...game,
      start: () => this.#step.start(),
      step: (before, inputs) => {
        const { state, events } = game.step(before, inputs);
        return { state: lowered(state, rows), events };
      },
    };
    return new Session(taught, first, 0);
  }
}
