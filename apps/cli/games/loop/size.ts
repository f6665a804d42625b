import { SIDE } from '@rensa/games/loop';
import { type Args, whole } from '../../io/args.ts';

export interface GridSize {
  readonly rows: number;
  readonly cols: number;
}

/** Reads `--size N`, or `--rows R --cols C`. */
export function sizeOf(args: Args, fallback?: number): GridSize {
  const [size, rows, cols] = ['size', 'rows', 'cols'].map((name) => args.values.has(name));
  if (size && (rows || cols)) throw new Error('give --size, or --rows and --cols, not both');
  if (rows !== cols) throw new Error(`--${rows ? 'rows' : 'cols'} is not enough: add --${rows ? 'cols' : 'rows'}`);
  if (rows) return { rows: sideOf(args, 'rows'), cols: sideOf(args, 'cols') };
  if (!size && fallback === undefined) throw new Error('a size is needed: --rows R --cols C, or --size N');
  const side = sideOf(args, 'size', fallback);
  return { rows: side, cols: side };
}

function sideOf(args: Args, name: string, fallback = 0): number {
  return whole(args, name, SIDE, fallback);
}
