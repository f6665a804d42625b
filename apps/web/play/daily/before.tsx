// Before the try of a day.

import type { FallingTypes } from '@rensa/games/falling';
import { CalendarDays, Dumbbell, Play } from 'lucide';
import { dateWords, today } from '../../base/calendar/days.ts';
import { gameSpeed } from '../../base/settings/settings.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { DailyGame } from './game.ts';
import { dailyWords } from './text/text.ts';
import { isOpen } from './tries.ts';

interface BeforeProps<G extends FallingTypes> {
  readonly daily: DailyGame<G>;
  readonly onLeave: () => void;
}

export function BeforeSheet<G extends FallingTypes>(props: BeforeProps<G>) {
  const { daily, onLeave } = props;
  const t = dailyWords();
  const { ui } = daily.solo;
  const open = isOpen(daily.tries.value, today.value);
  return (
    <Sheet title={t.daily(ui.name())} note={dayWords(today.value)} class="daily" dismissible onClose={onLeave}>
      <Yesterday daily={daily} />
      <div class="daily-about">
        <p class="daily-line">
          <Icon node={CalendarDays} size={18} />
          {ui.daily.line()}
        </p>
        <p>
          <strong>{open ? t.oneTry : t.closedHead}</strong> {open ? t.oneTryNote : t.closedNote}
        </p>
        {open && <p>{t.leaveNote}</p>}
        {open && gameSpeed() < 1 && (
          <p>
            <strong>{t.slowNote}</strong>
          </p>
        )}
      </div>
      <div class="sheet-actions">
        {open && (
          <Button kind="primary" icon={Play} autofocus onClick={() => daily.begin()}>
            {t.start}
          </Button>
        )}
        <Button kind={open ? 'secondary' : 'primary'} icon={Dumbbell} onClick={() => daily.practice()}>
          {t.practiceFirst}
        </Button>
        <p class="daily-note">{t.practiceLine}</p>
      </div>
    </Sheet>
  );
}

/** A try that was left the day before can still be finished. */
function Yesterday<G extends FallingTypes>({ daily }: Omit<BeforeProps<G>, 'onLeave'>) {
  const date = daily.unfinished;
  if (date === undefined) return null;
  return (
    <div class="sheet-actions">
      <Button icon={Play} onClick={() => daily.takeUp(date)}>
        {dailyWords().finish(dayWords(date))}
      </Button>
    </div>
  );
}

export function dayWords(date: string): string {
  return dateWords(date, { month: 'long', day: 'numeric' });
}
