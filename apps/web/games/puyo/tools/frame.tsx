// The frame of a tool's page: the bar at its top, the parts of its panels, and the tabs of a phone.

import { ArrowLeft, type IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { IconLink } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import './style.css';
import { toolsWords } from './text/text.ts';

interface ToolBarProps {
  readonly title: string;
  readonly note: string;
  readonly children?: ComponentChildren;
}

export function ToolBar({ title, note, children }: ToolBarProps) {
  return (
    <header class="tool-bar">
      <IconLink icon={ArrowLeft} name={toolsWords().back} href="/" />
      <div class="tool-title">
        <h1 tabindex={-1}>{title}</h1>
        <p>{note}</p>
      </div>
      {children}
    </header>
  );
}

interface BarItemProps {
  readonly icon: IconNode;
  /** Visible where the bar is wide. */
  readonly name: string;
  readonly class?: string;
}

export function BarLink({ icon, name, class: extra = '', href }: BarItemProps & { readonly href: string }) {
  return (
    <a class={`icon-button bar-item ${extra}`} aria-label={name} title={name} href={href}>
      <Icon node={icon} />
      <span>{name}</span>
    </a>
  );
}

export function BarButton({ icon, name, class: extra = '', onClick }: BarItemProps & { readonly onClick: () => void }) {
  return (
    <button type="button" class={`icon-button bar-item ${extra}`} aria-label={name} title={name} onClick={onClick}>
      <Icon node={icon} />
      <span>{name}</span>
    </button>
  );
}

interface PanelProps {
  readonly label: string;
  /** Shown at the right of the label. */
  readonly note?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part of a panel, under its name. */
export function PanelPart({ label, note, class: name = '', children }: PanelProps) {
  return (
    <section class={`panel-part ${name}`} aria-label={label}>
      <header class="panel-head">
        <h2>{label}</h2>
        {note}
      </header>
      {children}
    </section>
  );
}

interface SmallButtonProps {
  readonly icon: IconNode;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
}

/** A link to another page that looks like a small button. */
export function SmallLink({ icon, href, children }: Pick<SmallButtonProps, 'icon' | 'children'> & { href: string }) {
  return (
    <a class="small-button" href={href}>
      <Icon node={icon} size={18} />
      <span>{children}</span>
    </a>
  );
}

/** An icon beside or above a word. */
export function SmallButton({ icon, disabled = false, children, onClick }: SmallButtonProps) {
  return (
    <button type="button" class="small-button" disabled={disabled} onClick={onClick}>
      <Icon node={icon} size={18} />
      <span>{children}</span>
    </button>
  );
}

interface ToolTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Tab; readonly name: string; readonly icon: IconNode }[];
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
}

export function ToolTabs<Tab extends string>({ label, tabs, tab, onChoose }: ToolTabsProps<Tab>) {
  return (
    <nav class="tool-tabs" aria-label={label}>
      {tabs.map(({ value, name, icon }) => (
        <button
          key={value}
          type="button"
          aria-current={value === tab ? 'true' : undefined}
          onClick={() => onChoose(value)}
        >
          <Icon node={icon} />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
