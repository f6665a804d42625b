import type { ComponentChildren } from 'preact';

interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly kind: 'tile' | 'hud';
  readonly class?: string;
  /** After the value. */
  readonly children?: ComponentChildren;
}

/** A number with its name: a tile on a sheet, or bare text in the head-up display. */
export function Stat({ label, value, kind, class: name = '', children }: StatProps) {
  return (
    <div class={`stat ${kind} ${name}`}>
      <dt>{label}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}
