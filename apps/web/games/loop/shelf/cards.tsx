// Cards of Loop's pages: the puzzles of a day, each with a picture of its stored board, and links.

import { useSignal } from '@preact/signals';
import { DAILY_LEVELS, moodOf, type State, VERSION_2_DATE } from '@rensa/games/loop';
import { ChevronRight, CircleCheck } from 'lucide';
import type { IconNode } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { formatTime } from '../../../base/text/format.ts';
import { type DailyProgress, progressOf, storedState } from '../puzzle/progress.ts';
import { sizeOf } from '../records/results.ts';
import { sizeWords } from '../text/sizes.ts';
import { addressOf } from '../slot/slot.ts';
import { BoardImage } from '../board/image.tsx';
import { loopWords, type LoopWords } from '../text/text.ts';
import { dayOf, today } from '../../../base/calendar/days.ts';

export function DayCards({ date }: { readonly date: string }) {
  return (
    <>
      {DAILY_LEVELS.map((level) => (
        <DailyCard key={`${date} ${level}`} date={date} progress={progressOf({ mode: 'daily', date, level })} />
      ))}
    </>
  );
}

function DailyCard({ date, progress }: { readonly date: string; readonly progress: DailyProgress }) {
  const t = loopWords();
  const state = useSignal<State | undefined>(undefined);
  const { level } = progress;
  useEffect(() => {
    let gone = false;
    void storedState({ mode: 'daily', date, level }).then((stored) => !gone && (state.value = stored));
    return () => void (gone = true);
  }, []);
  return (
    <a class="loop-card" href={addressOf(level, date === today.value ? undefined : date)}>
      <span class="loop-card-picture">{state.value && <BoardImage state={state.value} size={56} />}</span>
      <span class="loop-card-words">
        <strong>{t[level]}</strong>
        {date >= VERSION_2_DATE && <em class="loop-mood">{t[moodOf(dayOf(date))]}</em>}
        <span>
          {state.value === undefined
            ? progressWords(progress, t)
            : t.dotted(sizeWords(sizeOf(state.value.puzzle), t), progressWords(progress, t))}
        </span>
      </span>
      {progress.state === 'done' ? (
        <span class="done">
          <Icon node={CircleCheck} />
        </span>
      ) : (
        <Icon node={ChevronRight} />
      )}
    </a>
  );
}

function progressWords({ state, seconds, result }: DailyProgress, t: LoopWords): string {
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
