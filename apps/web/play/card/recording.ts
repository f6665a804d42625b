// A recorded game that plays itself on a card of the home page, through the real rules and the real painter.

import { effect } from '@preact/signals';
import { type Game, type GameTypes, type Input, type Log, type Replay, Session, unpackReplay } from '@rensa/engine';
import { layoutBare, type Look, type Painter } from '@rensa/painters';
import { idle } from '../../base/screen/idle.ts';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { onPointer, type PointerPlace } from '../../base/screen/pointer.ts';
import { onSeen, onSize } from '../../base/screen/screen.ts';
import { settings } from '../../base/settings/settings.ts';
import { LogSource } from '../../run/log.ts';
import { Picture } from '../../run/picture.ts';
import { soloDriver } from '../../run/driver.ts';
import { Run } from '../../run/run.ts';
import { Seat } from '../../run/seat.ts';

export interface Recording<G extends GameTypes> {
  readonly game: Game<G>;
  readonly painter: (look: Look, ratio: number) => Painter<G>;
  readonly cols: number;
  readonly rows: number;
  /** In the compact form. */
  readonly replay: string;
  /** The first tick, with a board worth looking at; under reduced motion this is all there is to see. */
  readonly startTick: number;
}

/** Half of the screen's usual rate is enough for an ornament. */
const DRAW_TICKS = 2;

/** Ticks per slice: a slow phone takes less than a twentieth of a second for them. */
const SLICE_TICKS = 160;
/** Until the next slice at most: a page that is always busy still gets its pictures within seconds. */
const MAX_MS = 150;

export class RecordedGame<G extends GameTypes> {
  readonly #recording: Recording<G>;
  readonly #replay: Replay;
  readonly #source: LogSource;
  readonly #picture: Picture<G>;
  readonly #run: Run<G>;
  /** The game up to where it begins. */
  readonly #session: Session<G>;
  readonly #endings: readonly (() => void)[];
  #seen = false;
  #ready = false;
  #disposed = false;

  constructor(canvas: HTMLCanvasElement, recording: Recording<G>) {
    this.#recording = recording;
    this.#replay = unpackReplay(recording.replay);
    this.#source = new LogSource(this.#replay.log[0] as Log, () => this.#again());
    this.#picture = new Picture(canvas, recording.painter, cardLook());
    this.#session = this.#begin();
    this.#run = new Run(soloDriver(this.#session), {
      seats: [new Seat(this.#source, this.#picture)],
      drawTicks: DRAW_TICKS,
    });
    this.#endings = [
      onSeen(canvas, (seen) => this.#show(seen)),
      onSize(canvas, (width, height) => this.#place(width, height)),
      effect(() => this.#restyle(cardLook())),
      onPointer((at) => this.#lookAt(canvas, at)),
    ];
    void this.#prepare();
  }

  dispose(): void {
    this.#disposed = true;
    this.#run.dispose();
    for (const end of this.#endings) end();
  }

  #show(seen: boolean): void {
    this.#seen = seen;
    this.#wake();
  }

  /** Eyes follow the pointer, while anything moves. */
  #lookAt(canvas: HTMLCanvasElement, at: PointerPlace | undefined): void {
    if (!this.#seen || settings.peek().motion !== 'full') return;
    const { left, top } = canvas.getBoundingClientRect();
    this.#picture.lookAt(at && { x: at.x - left, y: at.y - top });
  }

  #restyle(look: Look): void {
    this.#picture.setLook(look, boardWords());
    this.#wake();
  }

  #wake(): void {
    if (!this.#ready) return;
    if (this.#seen && settings.peek().motion === 'full') return this.#run.play();
    this.#run.pause();
    this.#run.paintStill();
  }

  /** The board is as wide as the canvas; its floor is the lower edge. */
  #place(width: number, height: number): void {
    if (width === 0) return;
    const { cols, rows } = this.#recording;
    this.#picture.place(layoutBare(width, height, cols, rows), width, height);
    if (this.#ready) this.#run.paintStill();
  }

  #again(): void {
    this.#run.load(soloDriver(this.#begin()));
    this.#run.play();
  }

  #begin(): Session<G> {
    const { game } = this.#recording;
    this.#source.rewind();
    return new Session(game, game.parseSetup(this.#replay.setup), this.#replay.seed);
  }

  /** Plays up to where it begins, a little at a time: the page must not stop for it. */
  async #prepare(): Promise<void> {
    const session = this.#session;
    while (session.ticks < this.#recording.startTick) {
      await idle(MAX_MS);
      if (this.#disposed) return;
      this.#advance(session);
    }
    this.#ready = true;
    this.#run.load(soloDriver(session));
    this.#wake();
  }

  #advance(session: Session<G>): void {
    const until = Math.min(session.ticks + SLICE_TICKS, this.#recording.startTick);
    while (session.ticks < until) session.advance([this.#source.next() as Input]);
  }
}

/** Nobody aims here, so nothing shows where a piece would land. */
function cardLook(): Look {
  return { ...lookOf(settings.value), ghost: false };
}
