// Music goes with the ticks of a game: it rests when the game does, and hurries when the board fills up.

import type { FallingState, FallingTypes } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { composeStep, type Danger, stepTicks, type Theme } from '../../base/sound/music.ts';
import type { Sound } from '../../base/sound/sound.ts';
import type { Follower } from '../../run/seat.ts';

/** The part of a game that its music needs. */
export interface GameMusic {
  readonly theme: Theme;
  /** The size of the board, as far as it is seen. */
  readonly cols: number;
  readonly rows: number;
}

/** The filled share of the middle columns, where new pieces come in. */
const SOME = 0.5;
const MUCH = 0.75;

/** By the higher one of the two middle columns. */
export function dangerOf({ board }: Pick<FallingState, 'board'>, { cols, rows }: Omit<GameMusic, 'theme'>): Danger {
  const middle = [cols / 2 - 1, cols / 2].map((col) => {
    const filled = Array.from({ length: rows }, (_, row) => board[row * cols + col] !== 0);
    return filled.lastIndexOf(true) + 1;
  });
  const height = Math.max(...middle) / rows;
  return height >= MUCH ? 2 : height >= SOME ? 1 : 0;
}

export class MusicPlayer implements Follower<FallingTypes> {
  readonly #music: GameMusic;
  readonly #sound: Sound;
  #step = 0;
  #wait = 0;

  constructor(music: GameMusic, sound: Sound) {
    this.#music = music;
    this.#sound = sound;
  }

  /** A new game begins the music again. */
  show({ ticks }: FallingState): void {
    if (ticks > 0) return;
    this.#step = 0;
    this.#wait = 0;
  }

  /** The music ends with the game: after that nothing changes any more. */
  tick({ before, after }: TickView<FallingTypes>): void {
    if (before === after || after.phase === 'over') return;
    if (this.#wait-- > 0) return;
    const { theme } = this.#music;
    const danger = dangerOf(after, this.#music);
    this.#sound.playMusic(composeStep(theme, this.#step++, danger));
    this.#wait = stepTicks(theme, danger) - 1;
  }
}
