import type { IconNode } from 'lucide';
import { Icon } from '../../../parts/icon.tsx';

interface PillProps {
  readonly icon?: IconNode;
  readonly label: string;
  readonly kind?: 'plain' | 'strong' | 'compact';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function Pill({ icon, label, kind = 'plain', disabled = false, onClick }: PillProps) {
  return (
    <button type="button" class={`pill-button ${kind}`} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      {icon && <Icon node={icon} size={18} />}
      <span>{label}</span>
    </button>
  );
}
