import type { ComponentChildren } from 'preact';

interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly kind: 'tile' | 'hud';
  readonly class?: string;
  /** Content after the value. */
  readonly children?: ComponentChildren;
}

/** Number with its name: a tile on a sheet, or plain text in the head-up display. */
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
