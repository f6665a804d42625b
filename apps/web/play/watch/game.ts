// One replay of a falling game: its timeline, its marks, and what is seen and heard of it.

import { effect } from '@preact/signals';
import { type GameTypes, type InParts, type Replay, Timeline } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { canvasBox, type PageLayout } from '@rensa/painters';
import { navigate } from '../../base/screen/address.ts';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import { Picture } from '../../run/picture.ts';
import { ReplayRun } from '../../run/replay.ts';
import { soloLens } from '../../run/lens.ts';
import { SeatView } from '../../run/seat.ts';
import { CuePlayer } from '../followers/cues.ts';
import { Hud } from '../followers/hud.ts';
import { canPlayOn, playOn } from '../saves/playon.ts';
import type { GameUi } from '../ui/ui.ts';
import { Marks } from './marks.ts';
import { Watching } from './watching.ts';

/** A replay that has been played through once. */
export interface OpenReplay<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly marks: Marks;
}

/** Throws when the replay is refused. */
export function* openReplay<G extends FallingTypes>(
  { game }: Pick<GameUi<G>, 'game'>,
  replay: Replay,
  bounded: boolean,
): InParts<OpenReplay<G>> {
  const marks = new Marks();
  const timeline = yield* Timeline.open(game, replay, { bounded, onStep: (step) => marks.add(step) });
  return { timeline, marks };
}

export class WatchedGame<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly hud: Hud<G>;
  readonly timeline: Timeline<G>;
  readonly run: ReplayRun<G>;
  readonly watching: Watching;
  readonly #picture: Picture<G>;
  readonly #unlook: () => void;

  constructor(ui: GameUi<G>, { timeline, marks }: OpenReplay<G>, canvas: HTMLCanvasElement, sound: Sound) {
    this.ui = ui;
    this.hud = new Hud(timeline.state, ui.gain, () => settings.value.motion === 'full');
    this.#picture = new Picture(canvas, ui.painter, lookOf(settings.value));
    const cues = new CuePlayer(ui.cues, { sound });
    const seat = new SeatView<G>(this.#picture, [this.hud, cues]);
    this.timeline = timeline;
    this.run = new ReplayRun(timeline, { seats: [seat], lens: soloLens<G>() });
    this.watching = new Watching(this.run, [marks], sound);
    if (canPlayOn(ui, timeline.replay)) this.watching.onPlayOn = () => this.#playOn();
    this.#unlook = effect(() => {
      this.#picture.setLook(lookOf(settings.value), boardWords());
      this.run.paintStill();
    });
  }

  place(layout: PageLayout): void {
    const { width, height } = canvasBox(layout);
    this.#picture.place(layout, width, height);
    this.run.paintStill();
  }

  /** On the page of the game. */
  #playOn(): void {
    const { replay, tick } = this.timeline;
    playOn(this.ui, replay, tick);
    navigate(`/play/${this.ui.game.id}`);
  }

  dispose(): void {
    this.run.dispose();
    this.watching.dispose();
    this.#unlook();
  }
}
