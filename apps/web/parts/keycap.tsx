import type { ComponentChildren } from 'preact';

export function Keycap({ children }: { readonly children: ComponentChildren }) {
  return <kbd class="keycap">{children}</kbd>;
}
