/** Weights of the parts of an evaluation. */
export interface Weights {
  /**
   * Per cell that a column is off the wanted outline, and the rows by which that outline is higher on the left and
   * lower on the right.
   */
  readonly shape: number;
  readonly tilt: number;
  /** Per cell that a column is lower than its neighbors, or higher than they are. */
  readonly well: number;
  readonly bump: number;
  /** Per two puyos that touch, and per middle of three. */
  readonly pair: number;
  readonly triple: number;
  /** Per cell of row 13 that is taken. */
  readonly kept: number;
  /** Per ojama on the field. */
  readonly ojama: number;
  /** For the best chain in reach: per link, per row of its trigger, per key puyo, and for room beside it. */
  readonly link: number;
  readonly height: number;
  readonly key: number;
  readonly room: number;
  /** Per cell of the height of the spawn column. */
  readonly spawn: number;
}
