import { useSignal } from '@preact/signals';
import { Settings } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Cabinet, Played } from '../cabinets/cabinet.ts';
import { capsulesCabinet } from '../cabinets/capsules.tsx';
import { gemsCabinet } from '../cabinets/gems.tsx';
import { puyoCabinet } from '../cabinets/puyo.tsx';
import { IconButton } from '../parts/button.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { ResumeLink } from '../parts/resume.tsx';
import { Wordmark } from '../parts/wordmark.tsx';
import { loadSave, recentSaves } from '../play/save.ts';
import { capsulesReel } from '../reels/capsules.ts';
import { gemsReel } from '../reels/gems.ts';
import { Living } from '../reels/living.tsx';
import { puyoReel } from '../reels/puyo.ts';
import { text } from '../text.ts';

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
        <Latest />
        <div class="cards">
          <Card game="puyo" name={t.puyo} line={t.puyoLine} href="/play/puyo?mode=endless">
            <Living reel={puyoReel} />
          </Card>
          <Card game="gems" name={t.gems} line={t.gemsLine} href="/play/gems?mode=endless">
            <Living reel={gemsReel} />
          </Card>
          <Card game="capsules" name={t.capsules} line={t.capsulesLine} href="/play/capsules?mode=stages">
            <Living reel={capsulesReel} />
          </Card>
        </div>
      </main>
      {settingsOpen.value && <Preferences onClose={() => (settingsOpen.value = false)} />}
    </div>
  );
}

const BARS: Readonly<Record<string, () => VNode | undefined>> = {
  puyo: () => barOf(puyoCabinet),
  gems: () => barOf(gemsCabinet),
  capsules: () => barOf(capsulesCabinet),
};

/** Leads back to the game that was left last, if there is one. */
function Latest() {
  const bar = useSignal<VNode | undefined>(undefined);
  // A long game takes a moment to be played again, so the page is shown first.
  useEffect(() => {
    for (const id of recentSaves(Object.keys(BARS))) bar.value ??= BARS[id]?.();
  }, []);
  return bar.value ?? null;
}

function barOf<Setup, State extends Played, Event>(cabinet: Cabinet<Setup, State, Event>): VNode | undefined {
  const saved = loadSave(cabinet);
  return saved && <ResumeLink cabinet={cabinet} state={saved.session.state} />;
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
    <article class={`card ${game}`}>
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
