// The frame of a tool's page: its bar, and below it what the page has.

import { ArrowLeft } from 'lucide';
import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { IconLink } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import './style.css';
import { toolsWords } from './text.ts';

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

interface PanelProps {
  readonly label: string;
  /** At the right of the label. */
  readonly note?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part of a panel, with its name above it. */
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

/** An icon beside or above a word. */
export function SmallButton({ icon, disabled = false, children, onClick }: SmallButtonProps) {
  return (
    <button type="button" class="small-button" disabled={disabled} onClick={onClick}>
      <Icon node={icon} size={18} />
      <span>{children}</span>
    </button>
  );
}
