// The three puzzles of today: rows of a list, or on a phone one card and buttons to choose the puzzle.

import { useSignal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import { Play } from 'lucide';
import { useEffect } from 'preact/hooks';
import { today } from '../../../../base/calendar/days.ts';
import { Icon } from '../../../../parts/icon.tsx';
import { useSecondsToMidnight } from '../../../../parts/midnight.ts';
import { PanelPart } from '../../tools/frame.tsx';
import { WaitingPair } from '../../tools/pairs.tsx';
import { BoardThumb } from '../../tools/thumb.tsx';
import { makeNazo } from '../puzzle/maker.ts';
import { dailyId, dailyName, hrefOf, pairsIn } from '../puzzle/puzzle.ts';
import { nazoResults } from '../puzzle/results.ts';
import { NazoRow, RowState } from './row.tsx';
import { nazoWords } from '../text/text.ts';
import { goalName } from '../parts/words.ts';

interface MadeDaily {
  readonly id: string;
  /** Undefined until the puzzle is made. */
  readonly nazo: Nazo | undefined;
  readonly failed: boolean;
}

function useDaily(date: string, level: NazoLevel): MadeDaily {
  const name = dailyName(date, level);
  const id = dailyId(name);
  const nazo = useSignal<Nazo | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    makeNazo(id, name).then(
      (made) => (nazo.value = made),
      () => (failed.value = true),
    );
  }, []);
  return { id, nazo: nazo.value, failed: failed.value };
}

/** The first unsolved puzzle, or the last one. */
function firstUnsolved(date: string): NazoLevel {
  const unsolved = NAZO_LEVELS.find((level) => nazoResults.value[dailyId(dailyName(date, level))]?.solved !== true);
  return unsolved ?? 'hard';
}

export function TodayRows({ shown }: { readonly shown: string | undefined }) {
  return (
    <PanelPart label={nazoWords().todayNazo} note={<NewIn />}>
      <ul>
        {NAZO_LEVELS.map((each) => (
          <DailyRow key={`${today.value} ${each}`} date={today.value} level={each} shown={shown} />
        ))}
      </ul>
    </PanelPart>
  );
}

const MINUTE_MS = 60_000;

/** The time until new puzzles, in minutes. */
function NewIn() {
  const t = nazoWords();
  const left = useSecondsToMidnight(MINUTE_MS);
  const minutes = Math.floor(left / 60);
  return <p>{minutes === 0 ? t.newSoon : t.newIn(Math.floor(minutes / 60), minutes % 60)}</p>;
}

interface DailyRowProps {
  readonly date: string;
  readonly level: NazoLevel;
  readonly shown: string | undefined;
}

/** A row that has only a name until its puzzle is made. */
function DailyRow({ date, level, shown }: DailyRowProps) {
  const { id, nazo, failed } = useDaily(date, level);
  return <NazoRow id={id} nazo={nazo} shown={shown} note={nazoWords()[level]} failed={failed} />;
}

export function TodayCard() {
  const t = nazoWords();
  const { value: date } = today;
  const chosen = useSignal<NazoLevel | undefined>(undefined);
  const level = chosen.value ?? firstUnsolved(date);
  return (
    <section class="nazo-today" aria-label={t.todayNazo}>
      <DailyCard key={`${date} ${level}`} date={date} level={level} />
      <div class="nazo-days">
        {NAZO_LEVELS.map((each) => (
          <button key={each} type="button" aria-pressed={each === level} onClick={() => (chosen.value = each)}>
            <span>{t[each]}</span>
            <RowState id={dailyId(dailyName(date, each))} />
          </button>
        ))}
      </div>
    </section>
  );
}

const CARD_CELL = 26;
const CARD_ROWS = 8;
const PAIR_CELL = 20;

function DailyCard({ date, level }: Omit<DailyRowProps, 'shown'>) {
  const t = nazoWords();
  const { id, nazo, failed } = useDaily(date, level);
  const solved = nazoResults.value[id]?.solved === true;
  return (
    <a class="nazo-card" href={hrefOf(id)}>
      {nazo ? (
        <BoardThumb class="nazo-card-board" board={nazo.board} cell={CARD_CELL} rows={CARD_ROWS} />
      ) : (
        <span class="nazo-card-board" />
      )}
      <span class="nazo-card-words">
        <span class="nazo-card-note">{t.todayNazo}</span>
        <b>{nazo ? goalName(nazo.goal) : failed ? t.makeAgain : t.making}</b>
        <span class="nazo-card-note">{nazo ? t.pairsAndLevel(pairsIn(nazo), t[level]) : t[level]}</span>
        <span class="nazo-card-pairs">
          {nazo?.steps.map((step, i) =>
            step.kind === 'pair' ? <WaitingPair key={i} colors={step.pair} cell={PAIR_CELL} /> : null,
          )}
        </span>
        <span class="nazo-card-go">
          <Icon node={Play} size={18} />
          {solved ? t.solveAgain : t.solve}
        </span>
      </span>
    </a>
  );
}
