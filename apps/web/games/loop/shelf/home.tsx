import { CalendarDays, ChartColumn, Flame, GraduationCap, Infinity as Endless, Snowflake, Trophy } from 'lucide';
import { Icon } from '../../../parts/icon.tsx';
import { DayCards, LinkCard } from './cards.tsx';
import { addressOf, puzzleNumber } from '../slot/slot.ts';
import { results } from '../records/results.ts';
import { announceSpent } from '../../../listing/freezes.ts';
import { useEffect } from 'preact/hooks';
import { LoopLayout } from './layout.tsx';
import { today } from '../../../base/calendar/days.ts';
import { loopStreak } from '../records/streak.ts';
import { dayWords, loopWords } from '../text/text.ts';

export function LoopHome() {
  const t = loopWords();
  const date = today.value;
  const novice = results.value.length === 0;
  return (
    <LoopLayout home="/">
      <p class="loop-day">
        <strong>{dayWords(date)}</strong>
        <span>{t.number(puzzleNumber(date))}</span>
      </p>
      <StreakLine />
      {novice && <Tutorial />}
      <DayCards key={date} date={date} />
      <LinkCard icon={Endless} title={t.unlimited} line={t.unlimitedLine} href={addressOf('unlimited')} />
      <LinkCard icon={CalendarDays} title={t.archive} line={t.archiveLine} href="/loop/archive" />
      {!novice && <Tutorial />}
      <LinkCard icon={ChartColumn} title={t.stats} line={t.statsLine} href="/loop/stats" />
      <LinkCard icon={Trophy} title={t.achievements} line={t.achievementsLine} href="/achievements" />
    </LoopLayout>
  );
}

/** The link to the tutorial, which comes first until the player has solved a puzzle. */
function Tutorial() {
  const t = loopWords();
  return <LinkCard icon={GraduationCap} title={t.tutorial} line={t.tutorialLine} href="/loop/tutorial" />;
}

function StreakLine() {
  const t = loopWords();
  const streak = loopStreak(results.value, today.value);
  const { days, freezes, safe } = streak;
  useEffect(() => announceSpent(streak, today.value), [today.value]);
  if (days === 0) return <p class="loop-streak">{t.noStreak}</p>;
  return (
    <p class="loop-streak">
      <strong>
        <Icon node={Flame} size={18} />
        {t.inARow(days)}
      </strong>
      <span>{safe ? t.streakSafe : t.streakDue}</span>
      {freezes > 0 && (
        <span class="cold" role="img" aria-label={`${t.freezes}: ${freezes}`}>
          {Array.from({ length: freezes }, (_, i) => (
            <Icon key={i} node={Snowflake} size={18} />
          ))}
        </span>
      )}
    </p>
  );
}
