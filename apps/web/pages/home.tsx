import { useSignal } from '@preact/signals';
import { matchId } from '@rensa/engine';
import { ChartColumn, Clapperboard, Settings, Swords, Trophy } from 'lucide';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loadWhenIdle, savesData } from '../base/idle.ts';
import type { GameListing } from '../base/listing.ts';
import { useMedia } from '../base/media.ts';
import { onSeen } from '../base/seen.ts';
import { text } from '../base/text.ts';
import { say } from '../base/phrase.ts';
import { CATALOG } from '../catalog.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';
import { preferencesText } from '../parts/preferences/text.ts';
import { Wordmark } from '../parts/wordmark.tsx';
import { recentSaves } from '../play/saves.ts';
import { lastVersusPath } from '../versus/last.ts';
import { hasVersus } from '../versus/listing.ts';

const settingsSheet = async () =>
  (await Promise.all([import('../parts/preferences/preferences.tsx'), preferencesText.load()]))[0].Preferences;

const WIDE = '(min-width: 600px)';

export function Home() {
  const t = text();
  const wide = useMedia(WIDE);
  const settingsOpen = useSignal(false);
  return (
    <div class="home">
      <header class="home-head">
        <h1 tabindex={-1}>
          <Wordmark />
          <span class="unseen">{t.rensa}</span>
        </h1>
        {wide && <Ways />}
        <div class="home-tools">
          <a class="icon-button round" href="/replays" aria-label={t.replays}>
            <Icon node={Clapperboard} />
          </a>
          <a class="icon-button round" href="/stats" aria-label={t.statistics}>
            <Icon node={ChartColumn} />
          </a>
          {wide && (
            <a class="icon-button round" href="/achievements" aria-label={t.achievements}>
              <Icon node={Trophy} />
            </a>
          )}
          <IconButton icon={Settings} name={t.settings} class="round" onClick={() => (settingsOpen.value = true)} />
        </div>
      </header>
      <main class="home-main">
        <ContinueBar />
        <div class="cards">
          {CATALOG.map((game) => (
            <Card key={game.id} game={game} />
          ))}
        </div>
      </main>
      {!wide && <Ways />}
      {settingsOpen.value && <Later load={settingsSheet} props={{ onClose: () => (settingsOpen.value = false) }} />}
    </div>
  );
}

/** What can be done beside playing alone: in the header, or below the cards on a phone. */
function Ways() {
  return (
    <nav class="home-ways">
      <a class="home-way" href={lastVersusPath(CATALOG)}>
        <Icon node={Swords} />
        {text().versus}
      </a>
    </nav>
  );
}

/** Leads back into the game that was saved last, and is sound. */
function ContinueBar() {
  const bar = useSignal<VNode | undefined>(undefined);
  useEffect(() => {
    void findBar().then((found) => (bar.value = found));
  }, []);
  return bar.value ?? null;
}

async function findBar(): Promise<VNode | undefined> {
  for (const id of recentSaves()) {
    const bar = await barOf(id).catch(() => undefined);
    if (bar) return bar;
  }
  return undefined;
}

/** Of a game, or of a match. */
async function barOf(id: string): Promise<VNode | undefined> {
  const match = CATALOG.filter(hasVersus).find((game) => matchId(game.id) === id);
  if (match !== undefined) return (await import('./versus/resume.tsx')).matchBar(match);
  const show = await CATALOG.find((game) => game.id === id)?.resumeBar?.();
  return show?.();
}

/** The picture comes when the card is in sight and the browser has time for it. */
function Card({ game: { id, name, line, href, card } }: { readonly game: GameListing }) {
  const box = useRef<HTMLElement>(null);
  const picture = useSignal<ComponentType | undefined>(undefined);
  useEffect(() => {
    if (!box.current || (savesData() && id !== firstCard())) return undefined;
    return onceSeen(box.current, () => {
      loadWhenIdle(card).then(
        (Picture) => (picture.value = Picture),
        () => {},
      );
    });
  }, []);
  const Picture = picture.value;
  return (
    <article ref={box} class="card" data-game={id}>
      {Picture && <Picture />}
      <div class="card-words">
        <h2>
          <a class="card-link" href={href}>
            {say(name)}
          </a>
        </h2>
        <p>{say(line)}</p>
      </div>
    </article>
  );
}

/** The one that plays where data is to be saved: of the game that was left last. */
function firstCard(): string | undefined {
  const listed = CATALOG.map(({ id }) => id);
  return recentSaves().find((id) => listed.includes(id)) ?? listed[0];
}

function onceSeen(element: Element, callback: () => void): () => void {
  const end = onSeen(element, (seen) => {
    if (!seen) return;
    end();
    callback();
  });
  return end;
}
