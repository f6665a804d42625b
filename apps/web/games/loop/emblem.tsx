import type { EmblemProps } from '../../base/listing.ts';

/** A line that turns. */
export function LoopEmblem({ size }: EmblemProps) {
  return (
    <svg class="loop-emblem" width={2 * size} height={1.4 * size} viewBox="0 0 36 25" aria-hidden="true">
      <path
        d="M3 9V5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3a3 3 0 0 0 6 0V5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v14a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z"
        fill="none"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
