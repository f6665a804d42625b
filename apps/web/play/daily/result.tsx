// The result of a day's try, among one's own days.

import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { CalendarDays, Clapperboard, Dumbbell, Flame, Share2, Trophy } from 'lucide';
import { navigate } from '../../base/screen/address.ts';
import { today } from '../../base/calendar/days.ts';
import { streakOn } from '../../base/calendar/done.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Later } from '../../parts/later.tsx';
import { useSettled } from '../../parts/settled.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Stat } from '../../parts/stat.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { ReviewButton } from '../parts/reviewbutton.tsx';
import { dayWords } from './before.tsx';
import { NextDaily } from './countdown.tsx';
import { DayBars } from './days.tsx';
import type { DailyGame } from './game.ts';
import { dailyWords } from './text/text.ts';
import { comparable, countsAsDay, type DailyTry, placeOf } from './tries.ts';

const loadSharing = async () => (await import('./sharing.tsx')).ShareSheet;

interface ResultProps<G extends FallingTypes> {
  readonly daily: DailyGame<G>;
  readonly done: DailyTry;
  readonly onHome: () => void;
}

export function ResultSheet<G extends FallingTypes>(props: ResultProps<G>) {
  const { daily, done, onHome } = props;
  const t = dailyWords();
  const sharing = useSignal(false);
  const settled = useSettled();
  const { ui, phase } = daily.solo;
  const isReady = (): boolean => phase.value !== 'over' || settled();
  const days = comparable(daily.tries.value, today.value);
  const isBest = countsAsDay(done) && days.length > 1 && placeOf(days, done) === 1;
  const title = t.dailyOn(ui.name(), dayWords(done.date));
  if (sharing.value) {
    return <Later load={loadSharing} props={{ ui, done, onClose: () => (sharing.value = false) }} />;
  }
  return (
    <Sheet
      title={title}
      bare
      calm
      class="over daily"
      crown={isBest && <Celebration paintPiece={ui.partyPiece} />}
      cross={t.home}
      isReady={isReady}
      onClose={onHome}
    >
      <div class="headline">
        <p class="daily-pill" data-best={isBest}>
          <Icon node={isBest ? Trophy : CalendarDays} size={18} />
          {isBest ? t.newBestDay : title}
        </p>
        <p class="over-score">{t.number(done.score)}</p>
        <p class="over-note">{placeWords(days, done)}</p>
      </div>
      {days.length > 1 && <DayBars tries={days} date={done.date} />}
      <Tiles days={days} done={done} />
      <div class="sheet-actions">
        <Button kind="primary" icon={Share2} onClick={() => (sharing.value = true)}>
          {t.share}
        </Button>
        <div class="buttons">
          {done.replay !== null && (
            <Button icon={Clapperboard} onClick={() => navigate(`/replay/${done.replay}`)}>
              {t.watchReplay}
            </Button>
          )}
          {ui.reviewed && <ReviewButton id={done.replay ?? undefined} />}
          <Button icon={Dumbbell} onClick={() => daily.practice()}>
            {t.practiceFirst}
          </Button>
        </div>
        <NextDaily />
      </div>
    </Sheet>
  );
}

function Tiles({ days, done }: { readonly days: readonly DailyTry[]; readonly done: DailyTry }) {
  const t = dailyWords();
  const best = Math.max(done.score, ...days.map(({ score }) => score));
  return (
    <dl class="stats">
      <Stat kind="tile" label={t.chainTile} value={t.number(done.chain)} />
      <Stat kind="tile" label={t.bestDay} value={t.number(best)} />
      <Stat kind="tile" class="streak" label={t.streak} value={t.number(streakOn(today.value).days)}>
        <Icon node={Flame} />
      </Stat>
    </dl>
  );
}

/** Places up to this one are named. */
const NAMED_PLACES = 10;

function placeWords(days: readonly DailyTry[], done: DailyTry): string {
  const t = dailyWords();
  if (!done.ranked) return t.notRanked;
  if (!countsAsDay(done)) return t.tooLate;
  if (days.length === 1) return t.firstDaily;
  const place = placeOf(days, done);
  if (place <= NAMED_PLACES) return t.placeOf(place, days.length);
  return t.betterThan(days.filter(({ score }) => score < done.score).length, days.length - 1);
}

interface PracticeProps<G extends FallingTypes> extends Omit<ResultProps<G>, 'done'> {
  readonly score: number;
}

/** After practice: again, or the try itself if it is still there. */
export function PracticeSheet<G extends FallingTypes>(props: PracticeProps<G>) {
  const { daily, score, onHome } = props;
  const t = dailyWords();
  const isReady = useSettled();
  const { done } = daily;
  return (
    <Sheet title={t.practice} bare calm class="over daily" cross={t.home} isReady={isReady} onClose={onHome}>
      <div class="headline">
        <p class="daily-pill">
          <Icon node={Dumbbell} size={18} />
          {t.practice}
        </p>
        <p class="over-score">{t.number(score)}</p>
        <p class="over-note">{done ? t.todaysBest(done.score) : t.practiceNote}</p>
      </div>
      <div class="sheet-actions">
        <Button kind="primary" icon={Dumbbell} onClick={() => daily.practice()}>
          {t.playAgain}
        </Button>
        <div class="buttons">
          <Button icon={CalendarDays} onClick={() => daily.rest()}>
            {t.daily(daily.solo.ui.name())}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
