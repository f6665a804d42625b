// Seven days from Monday, each with how many of its dailies are solved.

import { isOwn, results } from '../records/results.ts';
import { dateWords } from '../../../base/calendar/days.ts';
import { loopText } from '../text/text.ts';
import { dayOf, daysAfter, today } from '../../../base/calendar/days.ts';

export function Week() {
  const t = loopText();
  const monday = daysAfter(today.value, -((dayOf(today.value) + 3) % 7));
  return (
    <ol class="loop-week" aria-label={t.week}>
      {Array.from({ length: 7 }, (_, i) => daysAfter(monday, i)).map((date) => (
        <Day key={date} date={date} />
      ))}
    </ol>
  );
}

function Day({ date }: { readonly date: string }) {
  const t = loopText();
  const solved = results.value.filter((result) => result.mode === 'daily' && result.date === date);
  const state = date > today.value ? 'later' : solved.length === 0 ? 'none' : solved.some(isOwn) ? 'own' : 'helped';
  const name = dateWords(date, { weekday: 'long' });
  return (
    <li
      class="loop-week-day"
      data-state={state}
      {...(date === today.value && { 'aria-current': 'date' as const })}
      aria-label={t.dayDone(name, solved.length)}
    >
      <span aria-hidden="true">{dateWords(date, { weekday: 'narrow' })}</span>
      <span class="loop-week-dot" aria-hidden="true">
        {solved.length > 0 && solved.length}
      </span>
    </li>
  );
}
