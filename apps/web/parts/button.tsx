import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface ButtonProps {
  readonly kind?: 'primary' | 'secondary';
  readonly icon?: IconNode;
  readonly autofocus?: boolean;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
}

export function Button({ kind = 'secondary', icon, autofocus = false, children, onClick }: ButtonProps) {
  return (
    <button type="button" class={`button ${kind}`} autofocus={autofocus} onClick={onClick}>
      {icon && <Icon node={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconNode;
  readonly name: string;
  readonly class?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ icon, name, class: extra = '', disabled = false, onClick }: IconButtonProps) {
  const look = { class: `icon-button ${extra}`, 'aria-label': name, title: name };
  return (
    <button type="button" {...look} disabled={disabled} onClick={onClick}>
      <Icon node={icon} />
    </button>
  );
}

/** A link to another page with the same look. */
export function IconLink({
  icon,
  name,
  class: extra = '',
  href,
}: Omit<IconButtonProps, 'onClick' | 'disabled'> & { href: string }) {
  return (
    <a class={`icon-button ${extra}`} aria-label={name} title={name} href={href}>
      <Icon node={icon} />
    </a>
  );
}
