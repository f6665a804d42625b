// Today's puzzles, and the library by difficulty.

import type { Signal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { puzzleIn, type SharedField } from '@rensa/games/puyo/links';
import { Infinity as InfinityIcon, Plus } from 'lucide';
import { useEffect, useMemo } from 'preact/hooks';
import { navigate } from '../../../../base/screen/address.ts';
import { watchToday } from '../../../../base/calendar/days.ts';
import { notify } from '../../../../base/screen/notice.ts';
import { onStored } from '../../../../base/storage/shared.ts';
import { Segmented } from '../../../../parts/segmented.tsx';
import { randomSeed } from '../../../../play/ui/query.ts';
import { PanelPart, SmallLink } from '../../tools/frame.tsx';
import { LinkField } from '../../tools/linkfield.tsx';
import { endlessHref } from '../puzzle/endless.ts';
import { libraryOrder, sortLibrary } from '../puzzle/order.ts';
import { codeHref, libraryId, libraryNazo, MAKE_PATH, type NazoEntry, pairsIn } from '../puzzle/puzzle.ts';
import { nazoResults, readResults } from '../puzzle/results.ts';
import { NazoRow } from './row.tsx';
import { nazoWords } from '../text/text.ts';
import { TodayCard, TodayRows } from './today.tsx';

interface NazoListProps {
  /** Id of the open puzzle. */
  readonly shown: string | undefined;
  /** An open puzzle that is in no list. */
  readonly pasted: NazoEntry | undefined;
  readonly level: Signal<NazoLevel>;
  /** True to show today's puzzles as one card. */
  readonly card: boolean;
}

/** Follows the results of all tabs, and sorts the library whenever the list is opened. */
export function useLibrary(listed: boolean): void {
  useEffect(() => {
    const ends = [watchToday(), onStored(readResults)];
    return () => ends.forEach((end) => end());
  }, []);
  useEffect(() => {
    readResults();
    sortLibrary();
  }, [listed]);
}

export function NazoList({ shown, pasted, level, card }: NazoListProps) {
  const t = nazoWords();
  return (
    <section class="nazo-panel nazo-list" aria-label={t.allPuzzles}>
      {pasted && <PastedPart entry={pasted} />}
      {card ? <TodayCard /> : <TodayRows shown={shown} />}
      <Segmented
        label={t.levels}
        wide
        value={level.value}
        options={NAZO_LEVELS.map((value) => ({ value, label: t[value] }))}
        onChoose={(value) => (level.value = value)}
      />
      <EndlessLink level={level.value} />
      <Library level={level.value} shown={shown} />
      <PanelPart label={t.pasteNazo} class="nazo-own">
        <LinkField onField={openField} />
        <SmallLink icon={Plus} href={MAKE_PATH}>
          {t.makeOwn}
        </SmallLink>
      </PanelPart>
    </section>
  );
}

/** A new puzzle of the level, and another one after it. */
function EndlessLink({ level }: { readonly level: NazoLevel }) {
  const href = useMemo(() => endlessHref(level, randomSeed()), [level]);
  return (
    <SmallLink icon={InfinityIcon} href={href}>
      {nazoWords().endless}
    </SmallLink>
  );
}

function PastedPart({ entry: { id, href, nazo } }: { readonly entry: NazoEntry }) {
  const t = nazoWords();
  return (
    <PanelPart label={t.pastedNazo}>
      <ul>
        <NazoRow id={id} href={href} nazo={nazo} shown={id} note={t.withPairs(pairsIn(nazo))} />
      </ul>
    </PanelPart>
  );
}

/** Opens a puzzle. A link without a goal is none. */
function openField(field: SharedField): void {
  if (field.goal === null) notify(() => nazoWords().noGoal);
  else navigate(codeHref(puzzleIn(field)));
}

function Library({ level, shown }: { readonly level: NazoLevel; readonly shown: string | undefined }) {
  const t = nazoWords();
  const numbers = libraryOrder.value[level];
  const solved = numbers.filter((n) => nazoResults.value[libraryId(level, n)]?.solved === true).length;
  return (
    <PanelPart label={t[level]} note={<p>{t.solvedOf(solved, numbers.length)}</p>} class="nazo-library">
      <ul>
        {numbers.map((n) => (
          <LibraryRow key={`${level} ${n}`} level={level} number={n} shown={shown} />
        ))}
      </ul>
    </PanelPart>
  );
}

function LibraryRow({ level, number, shown }: { level: NazoLevel; number: number; shown: string | undefined }) {
  const nazo = libraryNazo(level, number);
  if (nazo === undefined) return null;
  return (
    <NazoRow
      id={libraryId(level, number)}
      nazo={nazo}
      shown={shown}
      note={nazoWords().puzzleNumber(number, pairsIn(nazo))}
    />
  );
}
