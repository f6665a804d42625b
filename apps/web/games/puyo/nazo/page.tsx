// The page of the puzzles. On a phone it shows the list or one puzzle; elsewhere both.

import { useSignal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { Flame, FlaskConical, List, Plus, Share2 } from 'lucide';
import { useEffect } from 'preact/hooks';
import { address } from '../../../base/screen/address.ts';
import { today } from '../../../base/calendar/days.ts';
import { IconLink } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import '../../../styles/stat.css';
import { BarButton, BarLink, ToolBar } from '../tools/frame.tsx';
import { usePageSize } from '../tools/page.ts';
import { readPasted } from '../tools/pasted.ts';
import { NazoList, useLibrary } from './list/list.tsx';
import { makeNazo } from './puzzle/maker.ts';
import { NotThere } from './make/making.tsx';
import { nextUnsolved } from './puzzle/order.ts';
import { NazoPlay } from './play/play.tsx';
import {
  askedBy,
  dailyId,
  dailyName,
  entryOf,
  labHref,
  MAKE_PATH,
  type NazoAsked,
  type NazoEntry,
} from './puzzle/puzzle.ts';
import { nazoResults, streakDays } from './puzzle/results.ts';
import { NazoShare } from './share.tsx';
import './style.css';
import { nazoWords } from './text/text.ts';

export function NazoPage() {
  const { path, search } = address.value;
  const listed = askedBy(path, search);
  const { root, size } = usePageSize();
  const asked = listed.kind === 'list' && size.layout !== 'phone' ? todaysFirst() : listed;
  const id = idOf(asked);
  const level = useSignal<NazoLevel>(levelOf(asked));
  const { entry, again } = useEntry(asked, id);
  const sharing = useSignal(false);
  const share = (): void => void (sharing.value = true);
  const listing = useSignal(false);
  useLibrary(id === undefined || listing.value);
  useEffect(() => void (listing.value = false), [id]);
  const phone = size.layout === 'phone';
  const tablet = size.layout === 'middle';
  const list = <NazoList shown={id} pasted={pastedIn(asked)} level={level} card={phone} />;
  return (
    <main ref={root} class="nazo" data-layout={size.layout} data-view={listed.kind === 'list' ? 'list' : 'puzzle'}>
      {!(phone && entry.value) && (
        <NazoBar
          entry={entry.value}
          phone={phone}
          {...(tablet ? { onList: () => (listing.value = true) } : {})}
          onShare={share}
        />
      )}
      <div class="nazo-parts">
        {!tablet && list}
        {entry.value && (
          <NazoPlay
            key={entry.value.id}
            entry={entry.value}
            size={size}
            next={nextUnsolved(entry.value, nazoResults.value)}
            onShare={share}
          />
        )}
        {!entry.value && asked.kind !== 'list' && (
          <NotThere why={whyNot(asked, entry.value)} detail={detailOf(search)} onAgain={again} />
        )}
      </div>
      {tablet && listing.value && (
        <Sheet title={nazoWords().allPuzzles} dismissible calm onClose={() => (listing.value = false)}>
          {list}
        </Sheet>
      )}
      {sharing.value && entry.value && (
        <NazoShare nazo={entry.value.nazo} href={entry.value.href} onClose={() => (sharing.value = false)} />
      )}
    </main>
  );
}

interface NazoBarProps {
  readonly entry: NazoEntry | null | undefined;
  readonly phone: boolean;
  /** Opens the list, where it is in a sheet. */
  readonly onList?: () => void;
  readonly onShare: () => void;
}

function NazoBar({ entry, phone, onList, onShare }: NazoBarProps) {
  const t = nazoWords();
  return (
    <ToolBar title={t.nazo} note={t.nazoNote}>
      <StreakLink />
      {onList && <BarButton icon={List} name={t.allPuzzles} onClick={onList} />}
      {phone && <IconLink icon={Plus} name={t.makeOwn} href={MAKE_PATH} />}
      {entry && (
        <>
          <BarLink icon={FlaskConical} name={t.openLab} href={labHref(entry)} />
          <BarButton icon={Share2} name={t.shareNazo} onClick={onShare} />
        </>
      )}
    </ToolBar>
  );
}

/** Days in a row with a daily done, in any game. */
function StreakLink() {
  const t = nazoWords();
  const { value: days } = streakDays;
  if (days === 0) return null;
  return (
    <a class="streak-pill" href="/stats" aria-label={t.inARow(days)} title={t.inARow(days)}>
      <Icon node={Flame} />
      <strong>{t.number(days)}</strong>
    </a>
  );
}

/** Where the list leaves room for a puzzle. */
function todaysFirst(): NazoAsked {
  const name = dailyName(today.value, NAZO_LEVELS[0]);
  return { kind: 'made', id: dailyId(name), name };
}

function pastedIn(asked: NazoAsked): NazoEntry | undefined {
  return asked.kind === 'puzzle' && asked.entry.name === undefined ? asked.entry : undefined;
}

function idOf(asked: NazoAsked): string | undefined {
  if (asked.kind === 'puzzle') return asked.entry.id;
  return asked.kind === 'made' ? asked.id : undefined;
}

function levelOf(asked: NazoAsked): NazoLevel {
  const name = asked.kind === 'puzzle' ? asked.entry.name : asked.kind === 'made' ? asked.name : undefined;
  return name?.level ?? NAZO_LEVELS[0];
}

/** Undefined until it is made; null where it could not be. */
function useEntry(asked: NazoAsked, id: string | undefined) {
  const entry = useSignal<NazoEntry | null | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let left = false;
    entry.value = asked.kind === 'puzzle' ? asked.entry : undefined;
    if (asked.kind === 'made') {
      makeNazo(asked.id, asked.name).then(
        (nazo) => left || (entry.value = entryOf(asked.id, asked.name, nazo)),
        () => left || (entry.value = null),
      );
    }
    return () => void (left = true);
  }, [id, times.value]);
  return { entry, again: () => times.value++ };
}

function whyNot(asked: NazoAsked, entry: NazoEntry | null | undefined): 'damaged' | 'failed' | 'making' {
  if (asked.kind === 'damaged') return 'damaged';
  return entry === null ? 'failed' : 'making';
}

/** What is wrong with a puzzle that an address holds. */
function detailOf(search: string): string {
  const code = new URLSearchParams(search).get('field');
  if (code === null) return '';
  return readPasted(`/puyo/lab?field=${code}`).why ?? nazoWords().noGoal;
}
