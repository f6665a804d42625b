// The puzzles of a day as cards, each with a picture of its board as it is.

import { useSignal } from '@preact/signals';
import { DAILY_LEVELS, moodOf, type State, VERSION_2_DATE } from '@rensa/games/loop';
import { ChevronRight, CircleCheck } from 'lucide';
import type { IconNode } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { formatTime } from '../../../base/text/format.ts';
import { glance, type DailyProgress, progressOf } from '../puzzle/progress.ts';
import { sizeOf } from '../records/results.ts';
import { sizeWords } from '../play/share.ts';
import { addressOf } from '../slot/slot.ts';
import { Still } from '../board/still.tsx';
import { loopText, type LoopDictionary } from '../text/text.ts';
import { dayOf, today } from '../../../base/calendar/days.ts';

export function DayCards({ date }: { readonly date: string }) {
  return (
    <>
      {DAILY_LEVELS.map((level) => (
        <DailyCard key={`${date} ${level}`} date={date} standing={progressOf({ mode: 'daily', date, level })} />
      ))}
    </>
  );
}

function DailyCard({ date, standing }: { readonly date: string; readonly standing: DailyProgress }) {
  const t = loopText();
  const state = useSignal<State | undefined>(undefined);
  const { level } = standing;
  useEffect(() => {
    let gone = false;
    void glance({ mode: 'daily', date, level }).then((seen) => !gone && (state.value = seen));
    return () => void (gone = true);
  }, []);
  return (
    <a class="loop-card" href={addressOf(level, date === today.value ? undefined : date)}>
      <span class="loop-card-picture">{state.value && <Still state={state.value} size={56} />}</span>
      <span class="loop-card-words">
        <strong>{t[level]}</strong>
        {date >= VERSION_2_DATE && <em class="loop-mood">{t[moodOf(dayOf(date))]}</em>}
        <span>
          {state.value === undefined
            ? progressWords(standing, t)
            : t.dotted(sizeWords(sizeOf(state.value.puzzle), t), progressWords(standing, t))}
        </span>
      </span>
      {standing.state === 'done' ? (
        <span class="done">
          <Icon node={CircleCheck} />
        </span>
      ) : (
        <Icon node={ChevronRight} />
      )}
    </a>
  );
}

function progressWords({ state, seconds, result }: DailyProgress, t: LoopDictionary): string {
  if (state === 'new') return t.fresh;
  if (result?.seen) return t.seen;
  return state === 'begun' ? t.begun(formatTime(seconds)) : t.done(formatTime(seconds));
}

interface LinkCardProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly line: string;
  readonly href: string;
}

export function LinkCard({ icon, title, line, href }: LinkCardProps) {
  return (
    <a class="loop-card" href={href}>
      <span class="loop-card-picture">
        <Icon node={icon} size={24} />
      </span>
      <span class="loop-card-words">
        <strong>{title}</strong>
        <span>{line}</span>
      </span>
      <Icon node={ChevronRight} />
    </a>
  );
}
