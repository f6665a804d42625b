// Links to everything besides playing alone: in the header, or below the cards on a phone.

import { ChartColumn, Clapperboard, Swords, Tv } from 'lucide';
import type { IconNode } from 'lucide';
import { say } from '../../base/text/phrase.ts';
import { useMedia } from '../../base/screen/screen.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { lastVersusPath } from '../../versus/listing/last.ts';
import { homeWords } from './text/text.ts';
import { ToolMenu } from './tools.tsx';

interface HomeLink {
  readonly href: string;
  readonly icon: IconNode;
  readonly name: string;
}

/** The links, of which a test checks that the router knows them. */
export function homeLinks(): readonly HomeLink[] {
  const t = homeWords();
  const versus = lastVersusPath(CATALOG);
  return [
    { href: versus, icon: Swords, name: t.versus },
    { href: `${versus}?watch`, icon: Tv, name: t.watch },
    { href: '/replays', icon: Clapperboard, name: t.replays },
    { href: '/stats', icon: ChartColumn, name: t.statistics },
  ];
}

/** A header with room for the menu of tools. */
const ROOMY = '(min-width: 1180px)';

export function HomeLinks({ wide }: { readonly wide: boolean }) {
  const roomy = useMedia(ROOMY);
  const links = homeLinks();
  return (
    <nav class="home-ways">
      {(wide ? links : links.filter(({ icon }) => icon !== Tv)).map(({ href, icon, name }) => (
        <a key={href} class="home-way" href={href}>
          <Icon node={icon} />
          <span>{name}</span>
        </a>
      ))}
      {wide && roomy && <ToolMenu />}
    </nav>
  );
}

/** The tools below the cards, for screens whose header has no room for them. */
export function ToolRow() {
  return (
    <nav class="home-ways home-spare" aria-label={homeWords().tools}>
      {CATALOG.flatMap(({ tools = [] }) => tools).map(({ href, name }) => (
        <a key={href} class="home-way" href={href}>
          {say(name)}
        </a>
      ))}
    </nav>
  );
}
