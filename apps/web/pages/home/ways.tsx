// What can be done beside playing alone: in the header, or below the cards on a phone.

import { ChartColumn, Clapperboard, GraduationCap, Swords } from 'lucide';
import type { IconNode } from 'lucide';
import { say } from '../../base/text/phrase.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { lastVersusPath } from '../../versus/listing/last.ts';
import { homeWords } from './text/text.ts';

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
    { href: '/learn', icon: GraduationCap, name: t.howToPlay },
  ];
}

/** So many fit beside each other on a phone; games lead to the rest. */
const PHONE_WAYS = 3;

export function Ways({ wide }: { readonly wide: boolean }) {
  return (
    <nav class="home-ways">
      {ways()
        .slice(0, wide ? undefined : PHONE_WAYS)
        .map(({ href, icon, name }) => (
          <a key={href} class="home-way" href={href}>
            <Icon node={icon} />
            <span>{name}</span>
          </a>
        ))}
      {wide && <ToolLinks />}
    </nav>
  );
}

/** The tools of all games. */
function ToolLinks() {
  return CATALOG.flatMap(({ tools = [] }) => tools).map(({ href, name }) => (
    <a key={href} class="home-way spare" href={href}>
      {say(name)}
    </a>
  ));
}

/** The same below the cards, where the header has no room for them. */
export function ToolRow() {
  return (
    <nav class="home-ways home-spare" aria-label={homeWords().tools}>
      <ToolLinks />
    </nav>
  );
}
