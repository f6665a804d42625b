/** A number with its name: a tile on a sheet, or bare text in the head-up display. */
export function Stat({
  label,
  value,
  kind,
}: {
  readonly label: string;
  readonly value: string;
  readonly kind: 'tile' | 'hud';
}) {
  return (
    <div class={`stat ${kind}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
