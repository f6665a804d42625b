// Words that grow. A search board keeps its scratch words at the front and the records of its users behind them.

/** The memory of a search board. */
export class Memory {
  /** Replaced when more words are reserved, so read it again after `reserve`. */
  words: Int32Array;

  /** Keeps the first `scratch` words for the board itself. */
  constructor(scratch: number) {
    this.words = new Int32Array(scratch);
  }

  /** Adds `words` words, all 0, and returns the index of the first. */
  reserve(words: number): number {
    const start = this.words.length;
    const grown = new Int32Array(start + words);
    grown.set(this.words);
    this.words = grown;
    return start;
  }
}
