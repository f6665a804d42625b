import type { IconNode } from 'lucide';
import { h } from 'preact';

/** A drawing beside a word, or inside a button that has a name of its own: nothing to be read out. */
export function Icon({ node, size = 20 }: { readonly node: IconNode; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
