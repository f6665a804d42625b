interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly kind: 'tile' | 'hud';
  readonly class?: string;
}

/** A number with its name: a tile on a sheet, or bare text in the head-up display. */
export function Stat({ label, value, kind, class: name = '' }: StatProps) {
  return (
    <div class={`stat ${kind} ${name}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
