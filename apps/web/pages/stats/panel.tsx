import type { ComponentChildren } from 'preact';

interface PanelProps {
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly class: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, note, class: name, children }: PanelProps) {
  return (
    <section class={`stats-panel ${name}`}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
