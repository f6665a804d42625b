import type { Board } from '@rensa/games/gems';
import { Memory } from '../bits/memory.ts';
import { FIELD_WORDS, read, write } from './field.ts';
import { lastScore, lastTechs, resolve } from './resolve.ts';

const SCRATCH_WORDS = 32;

/** The search board of Gems, and its memory. A record holds one field; the current field is what `resolve` left. */
export class GemsKernel extends Memory {
  readonly fieldWords = FIELD_WORDS;

  constructor() {
    super(SCRATCH_WORDS);
  }

  /** Writes a board into a record as it is, gaps and all. */
  write(start: number, board: Board): void {
    write(this.words, start, board);
  }

  read(start: number): Board {
    return read(this.words, start);
  }

  /** Plays a record out to rest and gives the number of links. */
  resolve(start: number): number {
    const { words } = this;
    for (let i = 0; i < 15; i++) words[i] = words[start + i] as number;
    return resolve(words);
  }

  /** All points of the field that was resolved last. */
  lastScore(): number {
    return lastScore(this.words);
  }

  /** How many diamonds of it came down on the floor. */
  lastTechs(): number {
    return lastTechs(this.words);
  }

  /** The field that was resolved last. */
  current(): Board {
    return read(this.words, 0);
  }
}
