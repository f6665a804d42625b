// Today's puzzles, and the library by difficulty.

import { type Signal, useSignal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import { puzzleIn, type SharedField } from '@rensa/games/puyo/links';
import { Plus } from 'lucide';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../../base/address.ts';
import { today, watchToday } from '../../../base/daily/days.ts';
import { notify } from '../../../base/notice.ts';
import { onStored } from '../../../base/shared.ts';
import { Segmented } from '../../../parts/segmented.tsx';
import { PanelPart, SmallLink } from '../tools/frame.tsx';
import { LinkField } from '../tools/linkfield.tsx';
import { BoardThumb } from '../tools/thumb.tsx';
import { makeNazo } from './maker.ts';
import { codeHref, dailyId, dailyName, hrefOf, libraryId, libraryNazo, librarySize, pairsIn } from './puzzle.ts';
import { nazoResults, readResults } from './results.ts';
import { Stars } from './stars.tsx';
import { nazoWords } from './text.ts';
import { goalWords } from './words.ts';

interface NazoListProps {
  /** The puzzle that is shown. */
  readonly shown: string | undefined;
  readonly level: Signal<NazoLevel>;
}

export function NazoList({ shown, level }: NazoListProps) {
  const t = nazoWords();
  useEffect(() => {
    readResults();
    const ends = [watchToday(), onStored(readResults)];
    return () => ends.forEach((end) => end());
  }, []);
  const numbers = Array.from({ length: librarySize(level.value) }, (_, i) => i + 1);
  const solved = numbers.filter((n) => nazoResults.value[libraryId(level.value, n)]?.solved === true).length;
  return (
    <section class="nazo-panel nazo-list" aria-label={t.allPuzzles}>
      <PanelPart label={t.todayNazo}>
        <ul>
          {NAZO_LEVELS.map((each) => (
            <DailyRow key={`${today.value} ${each}`} date={today.value} level={each} shown={shown} />
          ))}
        </ul>
      </PanelPart>
      <Segmented
        label={t.levels}
        wide
        value={level.value}
        options={NAZO_LEVELS.map((value) => ({ value, label: t[value] }))}
        onChoose={(value) => (level.value = value)}
      />
      <PanelPart label={t[level.value]} note={<p>{t.solvedOf(solved, numbers.length)}</p>} class="nazo-library">
        <ul>
          {numbers.map((n) => (
            <LibraryRow key={`${level.value} ${n}`} level={level.value} number={n} shown={shown} />
          ))}
        </ul>
      </PanelPart>
      <PanelPart label={t.pasteNazo}>
        <LinkField onField={openField} />
        <SmallLink icon={Plus} href="/puyo/lab">
          {t.makeOwn}
        </SmallLink>
      </PanelPart>
    </section>
  );
}

/** A link without a goal is no puzzle. */
function openField(field: SharedField): void {
  if (field.goal === null) notify(() => nazoWords().noGoal);
  else navigate(codeHref(puzzleIn(field)));
}

interface DailyRowProps {
  readonly date: string;
  readonly level: NazoLevel;
  readonly shown: string | undefined;
}

/** It is made only now, so at first there is only its name. */
function DailyRow({ date, level, shown }: DailyRowProps) {
  const t = nazoWords();
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
  return <NazoRow id={id} nazo={nazo.value} shown={shown} note={t[level]} waits={failed.value} />;
}

function LibraryRow({ level, number, shown }: { level: NazoLevel; number: number; shown: string | undefined }) {
  const nazo = libraryNazo(level, number) as Nazo;
  return (
    <NazoRow
      id={libraryId(level, number)}
      nazo={nazo}
      shown={shown}
      note={nazoWords().puzzleNumber(number, pairsIn(nazo))}
    />
  );
}

interface NazoRowProps {
  readonly id: string;
  readonly nazo: Nazo | undefined;
  readonly note: string;
  readonly shown: string | undefined;
  /** It was not made, and is made when it is opened. */
  readonly waits?: boolean;
}

function NazoRow({ id, nazo, note, shown, waits = false }: NazoRowProps) {
  const t = nazoWords();
  return (
    <li>
      <a class="nazo-row" href={hrefOf(id)} aria-current={shown === id ? 'page' : undefined}>
        {nazo ? <BoardThumb class="nazo-thumb" board={nazo.board} cell={8} rows={6} /> : <span class="nazo-thumb" />}
        <span class="nazo-row-words">
          <b>{nazo ? goalWords(nazo.goal) : waits ? t.makeAgain : t.making}</b>
          <span>{note}</span>
        </span>
        <RowState id={id} />
      </a>
    </li>
  );
}

function RowState({ id }: { readonly id: string }) {
  const t = nazoWords();
  const result = nazoResults.value[id];
  if (result?.solved === true) return <Stars count={result.stars} />;
  return <span class={result ? 'nazo-ring begun' : 'nazo-ring'} role="img" aria-label={result ? t.begun : t.fresh} />;
}
