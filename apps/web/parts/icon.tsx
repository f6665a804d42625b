import type { IconNode } from 'lucide';
import { h } from 'preact';

/** Icon beside a word, or inside a button with a name: screen readers skip it. */
export function Icon({ node, size = 20 }: { readonly node: IconNode; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
