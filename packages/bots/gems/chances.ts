// Pieces that can follow those that are shown, and the likelihood of each.

import { COLORS, crashOf, DIAMOND, isCrash, type Piece, type RulesName } from '@rensa/games/gems';

export interface ChancePiece extends Piece {
  readonly weight: number;
}

/** Relative likelihood of a normal gem and of a crash gem of a color: the mean of both gems of a piece. */
const ODDS: Readonly<Record<RulesName, readonly [normal: number, crash: number]>> = { classic: [5, 1], arcade: [5, 3] };

const COLOR_LIST = Array.from({ length: COLORS }, (_, i) => i + 1);

/** Every piece once, in one order of its gems. Pieces of two crash gems are so rare that they are left out. */
export function chancePieces(rules: RulesName): readonly ChancePiece[] {
  const gems = gemsOf(rules);
  const pieces = gems.flatMap((axis, i) =>
    gems.slice(i).map((child, j) => ({
      axis: axis.gem,
      child: child.gem,
      weight: (j === 0 ? 1 : 2) * axis.weight * child.weight,
    })),
  );
  return pieces.filter(({ axis, child }) => !isCrash(axis) || !isCrash(child));
}

/** Every piece with a diamond. */
export function diamondPieces(rules: RulesName): readonly ChancePiece[] {
  return gemsOf(rules).map(({ gem, weight }) => ({ axis: gem, child: DIAMOND, weight }));
}

function gemsOf(rules: RulesName): readonly { readonly gem: number; readonly weight: number }[] {
  const [normal, crash] = ODDS[rules];
  return COLOR_LIST.flatMap((color) => [
    { gem: color, weight: normal },
    { gem: crashOf(color), weight: crash },
  ]);
}
