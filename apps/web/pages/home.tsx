import { useSignal } from '@preact/signals';
import { MODES } from '@rensa/games/puyo';
import { Play, Settings } from 'lucide';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Living } from '../parts/living.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { ResumeLink } from '../parts/resume.tsx';
import { Wordmark } from '../parts/wordmark.tsx';
import { loadSave, type Saved } from '../play/save.ts';
import { text } from '../text.ts';

export function Home() {
  const t = text();
  const saved = useSignal<Saved | undefined>(undefined);
  const settingsOpen = useSignal(false);
  // A long game takes a moment to be played again, so the page is shown first.
  useEffect(() => void (saved.value = loadSave()), []);
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
        {saved.value && <ResumeLink state={saved.value.session.state} href="/play/puyo" />}
        <PuyoCard />
      </main>
      {settingsOpen.value && <Preferences onClose={() => (settingsOpen.value = false)} />}
    </div>
  );
}

function PuyoCard() {
  const t = text();
  return (
    <article class="card">
      <Living />
      <div class="card-words">
        <h2>
          <a class="card-link" href={`/play/puyo?mode=${MODES[0]}`}>
            {t.puyo}
          </a>
        </h2>
        <p>{t.puyoLine}</p>
        <nav class="card-modes" aria-label={t.mode}>
          {MODES.map((mode) => (
            <a key={mode} class="card-mode" href={`/play/puyo?mode=${mode}`}>
              {mode === 'endless' && <Icon node={Play} size={18} />}
              {t[mode]}
            </a>
          ))}
        </nav>
      </div>
    </article>
  );
}
