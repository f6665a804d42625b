// Above the result: both faces, the winner's larger and glad of it, in a shower of beads.

import type { Side } from '@rensa/engine';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { ShownPlayer } from '../seats/seat.ts';

interface CrownProps {
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly winner: Side;
  /** A person has won. */
  readonly glad: boolean;
}

const FACE = { won: 112, lost: 66 } as const;

export function Crown({ players, winner, glad }: CrownProps) {
  return (
    <div class="result-crown">
      {glad && <Beads />}
      <div class="result-faces" data-winner={winner}>
        {players.map(({ Face }, seat) => (
          <Face key={seat} size={seat === winner ? FACE.won : FACE.lost} mood={seat === winner ? 'happy' : 'shut'} />
        ))}
      </div>
    </div>
  );
}

/** Color, radius, and where it comes to rest in a field of 390 by 160. */
const BEADS: readonly (readonly [color: number, radius: number, x: number, y: number])[] = [
  [4, 6, 40, 22],
  [2, 7, 64, 50],
  [5, 5, 24, 72],
  [3, 7, 96, 28],
  [1, 5, 78, 104],
  [2, 6, 38, 120],
  [4, 5, 130, 16],
  [3, 5, 112, 70],
  [5, 7, 176, 12],
  [1, 6, 212, 26],
  [4, 6, 246, 12],
  [3, 6, 268, 36],
  [5, 5, 290, 82],
  [1, 7, 306, 44],
  [2, 5, 300, 118],
  [3, 6, 340, 70],
  [5, 6, 344, 104],
  [4, 7, 328, 138],
  [1, 5, 362, 40],
  [2, 6, 352, 18],
];

function Beads() {
  return (
    <svg class="beads" viewBox="0 0 390 160" aria-hidden="true">
      {BEADS.map(([color, r, x, y], i) => {
        const { base, dark, light } = huesOf(settings.value, color);
        return (
          <g key={i} class="bead">
            <circle cx={x} cy={y} r={r} fill={base} stroke={dark} />
            <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.3} fill={light} />
          </g>
        );
      })}
    </svg>
  );
}
