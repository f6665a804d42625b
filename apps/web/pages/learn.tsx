// The page with links to the lessons of each game.

import { ArrowLeft, ChevronRight } from 'lucide';
import { useMedia } from '../base/screen/screen.ts';
import { say } from '../base/text/phrase.ts';
import { shellWords } from '../base/text/text.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';
import '../styles/achievements.css';
import '../styles/learn-list.css';

/** Size of an emblem's cells in a row, in a tile and in a large tile, in CSS pixels. */
const EMBLEM_PX = { row: 26, tile: 64, large: 104 };
const TILES = '(min-width: 600px)';
const LARGE = '(width >= 600px) and (height >= 40rem)';

export function Learn() {
  const t = shellWords();
  const [tiles, large] = [useMedia(TILES), useMedia(LARGE)];
  const size = large ? EMBLEM_PX.large : tiles ? EMBLEM_PX.tile : EMBLEM_PX.row;
  return (
    <div class="achievements">
      <header class="achievements-head">
        <a class="icon-button" href="/" aria-label={t.home}>
          <Icon node={ArrowLeft} />
        </a>
        <h1 tabindex={-1}>{t.howToPlay}</h1>
      </header>
      <main>
        <ul class="learn-list">
          {CATALOG.map(({ id, name, line, learn, emblem }) => (
            <li key={id}>
              <a class="learn-link" href={learn}>
                <span class="emblem">{emblem && <Later load={emblem} props={{ size }} />}</span>
                <span>
                  <strong>{say(name)}</strong>
                  <span>{say(line)}</span>
                </span>
                <Icon node={ChevronRight} size={22} />
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
