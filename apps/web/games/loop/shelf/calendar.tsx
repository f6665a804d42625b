// A calendar month of dailies. Each day has three dots, one per difficulty, filled if that daily is solved.

import { useSignal } from '@preact/signals';
import { dateOf } from '@rensa/engine';
import { DAILY_LEVELS, FIRST_DATE } from '@rensa/games/loop';
import { ChevronLeft, ChevronRight, Snowflake } from 'lucide';
import { Icon } from '../../../parts/icon.tsx';
import { isPast } from '../slot/slot.ts';
import { results, type SolveResult } from '../records/results.ts';
import { loopStreak } from '../records/streak.ts';
import { loopWords } from '../text/text.ts';
import { dateWords, dayOf, daysAfter, today } from '../../../base/calendar/days.ts';
import { placeInWeek, weekOfDay } from '../../../base/calendar/locale.ts';

interface CalendarProps {
  /** The chosen day. */
  readonly date: string;
  readonly onPick: (date: string) => void;
}

export function Calendar({ date, onPick }: CalendarProps) {
  const month = useSignal(firstOf(date));
  const [first, next] = [month.value, firstOf(daysAfter(month.value, 31))];
  return (
    <section>
      <MonthHead first={first} onTurn={(to) => (month.value = to)} />
      <div class="calendar">
        {weekOfDay(dayOf(first)).map((day) => (
          <span key={day} class="calendar-weekday" aria-hidden="true">
            {dateWords(dateOf(day), { weekday: 'narrow' })}
          </span>
        ))}
        {Array.from({ length: placeInWeek(dayOf(first)) }, (_, i) => (
          <span key={`blank ${i}`} />
        ))}
        {Array.from({ length: dayOf(next) - dayOf(first) }, (_, i) => daysAfter(first, i)).map((day) => (
          <Day key={day} date={day} current={day === date} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

function MonthHead({ first, onTurn }: { readonly first: string; readonly onTurn: (to: string) => void }) {
  const t = loopWords();
  const [before, after] = [firstOf(daysAfter(first, -1)), firstOf(daysAfter(first, 31))];
  return (
    <header class="calendar-head">
      <Turn
        icon={ChevronLeft}
        name={t.previousMonth}
        enabled={before >= firstOf(FIRST_DATE)}
        onTurn={() => onTurn(before)}
      />
      <h2 aria-live="polite">{dateWords(first, { year: 'numeric', month: 'long' })}</h2>
      <Turn
        icon={ChevronRight}
        name={t.nextMonth}
        enabled={after <= firstOf(today.value)}
        onTurn={() => onTurn(after)}
      />
    </header>
  );
}

interface TurnProps {
  readonly icon: typeof ChevronLeft;
  readonly name: string;
  readonly enabled: boolean;
  readonly onTurn: () => void;
}

function Turn({ icon, name, enabled, onTurn }: TurnProps) {
  return (
    <button type="button" class="icon-button plain" aria-label={name} disabled={!enabled} onClick={onTurn}>
      <Icon node={icon} />
    </button>
  );
}

function Day({ date, current, onPick }: CalendarProps & { readonly current: boolean }) {
  const number = Number(date.slice(-2));
  if (!isPast(date, today.value)) return <span class="calendar-day">{number}</span>;
  const t = loopWords();
  const won = DAILY_LEVELS.map((level) =>
    results.value.find((result) => result.mode === 'daily' && result.date === date && result.level === level),
  );
  const done = t.dayDone(dateWords(date, { month: 'long', day: 'numeric' }), won.filter(Boolean).length);
  const seen = won.some((result) => result?.seen) ? t.list(done, t.seen) : done;
  const frozen = loopStreak(results.value, today.value).frozen.includes(dayOf(date));
  return (
    <button
      type="button"
      class="calendar-day"
      aria-label={frozen ? t.list(seen, t.frozen) : seen}
      {...(current && { 'aria-current': 'date' as const })}
      onClick={() => onPick(date)}
    >
      {number}
      {frozen && (
        <span class="calendar-frozen">
          <Icon node={Snowflake} size={12} />
        </span>
      )}
      <span class="calendar-dots">
        {won.map((each, i) => (
          <span key={i} class={`calendar-dot ${dotOf(each)}`} />
        ))}
      </span>
    </button>
  );
}

/** The look of a dot: solved, solved with the solution seen, or not solved. */
function dotOf(result: SolveResult | undefined): 'won' | 'seen' | 'open' {
  if (result === undefined) return 'open';
  return result.seen ? 'seen' : 'won';
}

/** The first day of a date's month. */
function firstOf(date: string): string {
  return `${date.slice(0, 8)}01`;
}
