// Words that grow. A search board keeps its scratch words at the front, and the records of its users behind them.

/** The memory of a search board. */
export class Memory {
  /** Replaced whenever more is reserved: take it after that. */
  words: Int32Array;

  /** The first words are the board's own. */
  constructor(scratch: number) {
    this.words = new Int32Array(scratch);
  }

  /** Adds so many words, all 0, and gives the index of the first. */
  reserve(words: number): number {
    const start = this.words.length;
    const grown = new Int32Array(start + words);
    grown.set(this.words);
    this.words = grown;
    return start;
  }
}
