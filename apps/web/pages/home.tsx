import { useSignal } from '@preact/signals';
import { Flame, Settings } from 'lucide';
import { useEffect } from 'preact/hooks';
import { streakOn } from '../base/calendar/done.ts';
import { announceSpent } from '../listing/freezes.ts';
import { today, watchToday } from '../base/calendar/days.ts';
import { useMedia } from '../base/screen/screen.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';
import { preferencesText } from '../parts/preferences/text/text.ts';
import { Wordmark } from '../parts/wordmark.tsx';
import { Cards } from './home/cards.tsx';
import { ContinueBar } from './home/continue.tsx';
import { homeWords } from './home/text/text.ts';
import { Today } from './home/today.tsx';
import { HomeLinks, ToolRow } from './home/links.tsx';

const settingsSheet = async () =>
  (await Promise.all([import('../parts/preferences/preferences.tsx'), preferencesText.load()]))[0].Preferences;

const WIDE = '(min-width: 600px)';

export function Home() {
  const t = homeWords();
  const wide = useMedia(WIDE);
  const settingsOpen = useSignal(false);
  const begun = useSignal(false);
  const streak = useSignal(streakOn(today.value).days);
  useEffect(watchToday, []);
  useEffect(() => announceSpent(streakOn(today.value), today.value), [today.value]);
  return (
    <div class="home">
      <header class="home-head">
        <h1 tabindex={-1}>
          <Wordmark />
          <span class="unseen">{t.rensa}</span>
        </h1>
        {wide && <HomeLinks wide />}
        <div class="home-tools">
          {streak.value > 0 && <StreakPill days={streak.value} />}
          <IconButton icon={Settings} name={t.settings} class="round" onClick={() => (settingsOpen.value = true)} />
        </div>
      </header>
      <main class="home-main">
        <Today begun={begun} onKnown={() => (streak.value = streakOn(today.value).days)} />
        <ContinueBar />
        <Cards begun={begun} />
      </main>
      {!wide && <HomeLinks wide={false} />}
      <ToolRow />
      {settingsOpen.value && <Later load={settingsSheet} props={{ onClose: () => (settingsOpen.value = false) }} />}
    </div>
  );
}

/** The streak: days in a row with a daily done. It leads to the calendar. */
function StreakPill({ days }: { readonly days: number }) {
  const t = homeWords();
  return (
    <a class="streak-pill" href="/stats">
      <Icon node={Flame} />
      <strong aria-hidden="true">{t.number(days)}</strong>
      <span class="unseen">{t.inARow(days)}</span>
    </a>
  );
}
