// The menu of tools in the header, each with a sentence. The sentences load when it opens.

import { useSignal } from '@preact/signals';
import { ChevronDown } from 'lucide';
import { useRef } from 'preact/hooks';
import { type Phrase, say } from '../../base/text/phrase.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { homeWords } from './text/text.ts';

const TOOLED = CATALOG.filter(({ tools }) => tools !== undefined);

export function ToolMenu() {
  const t = homeWords();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const lines = useSignal<readonly Phrase[]>([]);
  const open = useSignal(false);
  const onToggle = ({ newState }: { readonly newState: string }): void => {
    open.value = newState === 'open';
    const place = button.current?.getBoundingClientRect();
    if (!open.value || !place || !menu.current) return;
    menu.current.style.top = `${place.bottom + 8}px`;
    menu.current.style.right = `${innerWidth - place.right}px`;
    Promise.all(TOOLED.map(async ({ toolLines }) => (await toolLines?.()) ?? [])).then(
      (found) => (lines.value = found.flat()),
      () => {},
    );
  };
  const links = TOOLED.flatMap(({ tools = [] }) => tools);
  return (
    <>
      <button ref={button} type="button" class="home-way" popovertarget="home-tools" aria-expanded={open.value}>
        <span>{t.tools}</span>
        <Icon node={ChevronDown} size={16} />
      </button>
      <div ref={menu} id="home-tools" class="tool-menu" popover="auto" onToggle={onToggle}>
        {links.map(({ href, name }, i) => (
          <a key={href} class="tool-link" href={href}>
            <strong>{say(name)}</strong>
            <span>{lines.value[i] && say(lines.value[i])}</span>
          </a>
        ))}
        <a class="tool-link" href="/learn">
          <strong>{t.lessons}</strong>
          <span>{t.lessonsLine}</span>
        </a>
      </div>
    </>
  );
}
