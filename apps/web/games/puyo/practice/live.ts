// Practice in real time: the real game from a position on, whose placements go into the tree.

import { Session } from '@rensa/engine';
import { type Aim, COLS, puyo, type Puyo, type State } from '@rensa/games/puyo';
import type { TickView } from '@rensa/painters';
import { onHidden } from '../../../base/screen/clock.ts';
import { repeatOf } from '../../../base/controls/profiles.ts';
import { gameSpeed } from '../../../base/settings/settings.ts';
import { aimIn } from '../../../run/aim.ts';
import { allDevices } from '../../../run/devices.ts';
import { PersonSource } from '../../../run/person.ts';
import { soloDriver } from '../../../run/driver.ts';
import { Run } from '../../../run/run.ts';
import type { Follower } from '../../../run/seat.ts';
import type { BoardScreen } from '../tools/screen.ts';

export interface LiveOptions {
  readonly screen: BoardScreen;
  readonly field: HTMLElement;
  readonly deck: HTMLElement;
  /** A pair has been set down, and everything has come to rest. */
  readonly onPlaced: (aim: Aim) => void;
  /** It is over, or the person has left. */
  readonly onEnd: () => void;
}

export class LiveGame implements Follower<Puyo> {
  readonly #options: LiveOptions;
  readonly #run: Run<Puyo>;
  readonly #unhide: () => void;
  #placed: Aim | undefined;

  constructor(from: State, options: LiveOptions) {
    const { screen, field, deck, onEnd } = options;
    this.#options = options;
    const surface = {
      field,
      deck,
      cell: () => screen.cell,
      aim: () => aimIn(screen.left, this.#run.state),
      pause: onEnd,
    };
    const person = new PersonSource(allDevices(puyo.id, surface), () => repeatOf(puyo.id, undefined));
    const session = new Session({ ...puyo, start: () => from }, from.setup, 0);
    this.#run = new Run<Puyo>(soloDriver(session), {
      seats: [screen.seat(person, this)],
      speed: gameSpeed,
      onEndSeen: onEnd,
    });
    this.#unhide = onHidden(onEnd);
    this.#run.play();
  }

  show(): void {
    this.#placed = undefined;
  }

  tick({ events }: TickView<Puyo>): void {
    for (const event of events) {
      if (event.kind === 'locked') this.#placed = aimOf(event.cells);
      if (event.kind === 'ended' && this.#placed !== undefined) this.#options.onPlaced(this.#placed);
    }
  }

  dispose(): void {
    this.#unhide();
    this.#run.dispose();
  }
}

/** The cells of the axis and the child at the moment they lock. */
export function aimOf([axis, child]: readonly [number, number]): Aim {
  const col = axis % COLS;
  if (child % COLS === col) return { col, rot: child > axis ? 0 : 2 };
  return { col, rot: child % COLS > col ? 1 : 3 };
}
