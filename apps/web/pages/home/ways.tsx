// What can be done beside playing alone: in the header, or below the cards on a phone.

import { ChartColumn, Clapperboard, Swords } from 'lucide';
import type { IconNode } from 'lucide';
import { CATALOG } from '../../catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { lastVersusPath } from '../../versus/last.ts';
import { homeWords } from './text.ts';

interface HomeLink {
  readonly href: string;
  readonly icon: IconNode;
  readonly name: string;
}

/** A test checks that the router knows each of them. */
export function ways(): readonly HomeLink[] {
  const t = homeWords();
  return [
    { href: lastVersusPath(CATALOG), icon: Swords, name: t.versus },
    { href: '/replays', icon: Clapperboard, name: t.replays },
    { href: '/stats', icon: ChartColumn, name: t.statistics },
  ];
}

export function Ways() {
  return (
    <nav class="home-ways">
      {ways().map(({ href, icon, name }) => (
        <a key={href} class="home-way" href={href}>
          <Icon node={icon} />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
}
