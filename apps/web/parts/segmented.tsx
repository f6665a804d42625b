import type { IconNode } from 'lucide';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: IconNode }[];
  /** True to put the label above a control that takes the whole width. */
  readonly wide?: boolean;
  readonly onChoose: (value: T) => void;
}

/** Choice of one of a few: radio buttons, so that arrow keys and screen readers know what to do. */
export function Segmented<T extends string>({ label, value, options, wide = false, onChoose }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div class={wide ? 'row wide' : 'row'} role="radiogroup" aria-label={label}>
      <span class="row-label">{label}</span>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span>
              {option.icon && <Icon node={option.icon} size={18} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
