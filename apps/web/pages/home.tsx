import { useSignal } from '@preact/signals';
import { Settings } from 'lucide';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../parts/button.tsx';
import { Later } from '../parts/later.tsx';
import { Wordmark } from '../parts/wordmark.tsx';
import { recentSaves } from '../play/recent.ts';
import { text } from '../base/text.ts';

const puyoCard = async () => (await import('../games/puyo/card.tsx')).PuyoCard;
const gemsCard = async () => (await import('../games/gems/card.tsx')).GemsCard;
const capsulesCard = async () => (await import('../games/capsules/card.tsx')).CapsulesCard;
const loopCard = async () => (await import('../games/loop/card.tsx')).LoopCard;
const latest = async () => (await import('../play/latest.tsx')).Latest;
const settingsSheet = async () => (await import('../parts/preferences.tsx')).Preferences;

export function Home() {
  const t = text();
  const settingsOpen = useSignal(false);
  return (
    <div class="home">
      <header class="home-head">
        <h1 tabindex={-1}>
          <Wordmark />
          <span class="unseen">{t.rensa}</span>
        </h1>
        <IconButton icon={Settings} name={t.settings} class="round" onClick={() => (settingsOpen.value = true)} />
      </header>
      <main class="home-main">
        {recentSaves().length > 0 && <Later load={latest} props={{}} />}
        <div class="cards">
          <Card game="puyo" name={t.puyo} line={t.puyoLine} href="/play/puyo?mode=endless">
            <Later load={puyoCard} props={{}} />
          </Card>
          <Card game="gems" name={t.gems} line={t.gemsLine} href="/play/gems?mode=endless">
            <Later load={gemsCard} props={{}} />
          </Card>
          <Card game="capsules" name={t.capsules} line={t.capsulesLine} href="/play/capsules?mode=stages">
            <Later load={capsulesCard} props={{}} />
          </Card>
          <Card game="loop" name={t.loop} line={t.loopLine} href="/loop">
            <Later load={loopCard} props={{}} />
          </Card>
        </div>
      </main>
      {settingsOpen.value && <Later load={settingsSheet} props={{ onClose: () => (settingsOpen.value = false) }} />}
    </div>
  );
}

interface CardProps {
  readonly game: string;
  readonly name: string;
  readonly line: string;
  readonly href: string;
  readonly children?: ComponentChildren;
}

function Card({ game, name, line, href, children }: CardProps) {
  return (
    <article class="card" data-game={game}>
      {children}
      <div class="card-words">
        <h2>
          <a class="card-link" href={href}>
            {name}
          </a>
        </h2>
        <p>{line}</p>
      </div>
    </article>
  );
}
