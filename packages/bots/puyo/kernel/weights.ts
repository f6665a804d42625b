/** What the parts of an evaluation count. */
export interface Weights {
  /** For each cell that a column is off the wanted outline, and how far that rises to the left and sinks to the right. */
  readonly shape: number;
  readonly tilt: number;
  /** For each cell that a column lies below its neighbors, or above them. */
  readonly well: number;
  readonly bump: number;
  /** For two that touch, and for the middle of three. */
  readonly pair: number;
  readonly triple: number;
  /** For a cell of row 13 that is taken. */
  readonly kept: number;
  /** For an ojama on the field. */
  readonly ojama: number;
  /** The best chain in reach: for each link, for the height of its trigger, for each key puyo, for room beside it. */
  readonly link: number;
  readonly height: number;
  readonly key: number;
  readonly room: number;
  /** For each cell of the spawn column that is taken, as high as the column is. */
  readonly spawn: number;
}
