// Links to everything besides playing alone: in the header, or below the cards on a phone.

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

/** The links, of which a test checks that the router knows them. */
export function homeLinks(): readonly HomeLink[] {
  const t = homeWords();
  return [
    { href: lastVersusPath(CATALOG), icon: Swords, name: t.versus },
    { href: '/replays', icon: Clapperboard, name: t.replays },
    { href: '/stats', icon: ChartColumn, name: t.statistics },
    { href: '/learn', icon: GraduationCap, name: t.howToPlay },
  ];
}

/** Links that a phone has room for; the pages of games lead to the others. */
const PHONE_LINKS = 3;

export function HomeLinks({ wide }: { readonly wide: boolean }) {
  return (
    <nav class="home-ways">
      {homeLinks()
        .slice(0, wide ? undefined : PHONE_LINKS)
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

/** Links to the tools of all games. */
function ToolLinks() {
  return CATALOG.flatMap(({ tools = [] }) => tools).map(({ href, name }) => (
    <a key={href} class="home-way spare" href={href}>
      {say(name)}
    </a>
  ));
}

/** The tools below the cards, for screens whose header has no room for them. */
export function ToolRow() {
  return (
    <nav class="home-ways home-spare" aria-label={homeWords().tools}>
      <ToolLinks />
    </nav>
  );
}
