import { address } from '../../../base/screen/address.ts';
import { Calendar } from './calendar.tsx';
import { DayCards } from './cards.tsx';
import { replace } from '../play/history.ts';
import { parseQuery } from '../slot/slot.ts';
import { LoopLayout } from './layout.tsx';
import { daysAfter, today } from '../../../base/calendar/days.ts';
import { dayWords, loopWords } from '../text/text.ts';

export function LoopArchive() {
  const t = loopWords();
  const { date = daysAfter(today.value, -1) } = parseQuery(address.value.search, today.value);
  return (
    <LoopLayout title={t.archive}>
      <Calendar date={date} onPick={(picked) => replace(`/loop/archive?date=${picked}`)} />
      <h2 class="loop-head">{t.ofDay(dayWords(date))}</h2>
      <DayCards key={date} date={date} />
    </LoopLayout>
  );
}
