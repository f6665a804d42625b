import type { EmblemProps } from '../../../listing/listing.ts';

/** The emblem of Loop: a line with turns. */
export function LoopEmblem({ size }: EmblemProps) {
  return (
    <svg class="loop-emblem" width={2 * size} height={(4 / 3) * size} viewBox="0 0 36 24" aria-hidden="true">
      <path
        d="M2 18V6a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v4a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V6a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z"
        fill="none"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
