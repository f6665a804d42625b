import type { ComponentChildren } from 'preact';

/** Plain surface for parts beside the board. */
export function Plate({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="plate-block" role="group" aria-label={label}>
      <h2 class="hud-label">{label}</h2>
      <div class="plate">{children}</div>
    </div>
  );
}
