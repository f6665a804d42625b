// The page of the puzzles: the list or one puzzle on a phone, both on larger screens.

import { useSignal } from '@preact/signals';
import type { NazoLevel, NazoName } from '@rensa/bots/puyo/nazo';
import { Flame, FlaskConical, List, Plus, Share2 } from 'lucide';
import { useEffect } from 'preact/hooks';
import { address } from '../../../base/screen/address.ts';
import { IconLink } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import '../../../styles/stat.css';
import { BarButton, BarLink, ToolBar } from '../tools/frame.tsx';
import { usePageSize } from '../tools/page.ts';
import { NazoList, useLibrary } from './list/list.tsx';
import { endlessId, nextEndless } from './puzzle/endless.ts';
import { makeNazo } from './puzzle/maker.ts';
import { detailOf, MissingPuzzle, whyMissing } from './missing.tsx';
import { nextUnsolved } from './puzzle/order.ts';
import { NazoPlay } from './play/play.tsx';
import { entryOf, labHref, MAKE_PATH, type NazoEntry } from './puzzle/puzzle.ts';
import { idOf, levelOf, type NazoRequest, pastedIn, requestOf, todaysFirst } from './puzzle/request.ts';
import { nazoResults, streakDays } from './puzzle/results.ts';
import { NazoShare } from './share.tsx';
import './style.css';
import { nazoWords } from './text/text.ts';

export function NazoPage() {
  const { path, search } = address.value;
  const addressed = requestOf(path, search);
  const { root, size } = usePageSize();
  const request = addressed.kind === 'list' && size.layout !== 'phone' ? todaysFirst() : addressed;
  const id = idOf(request);
  const level = useSignal<NazoLevel>(levelOf(request));
  const { entry, again } = useEntry(request, id);
  const sharing = useSignal(false);
  const share = (): void => void (sharing.value = true);
  const listOpen = useSignal(false);
  useLibrary(id === undefined || listOpen.value);
  useEffect(() => void (listOpen.value = false), [id]);
  const phone = size.layout === 'phone';
  const tablet = size.layout === 'middle';
  const list = <NazoList shown={id} pasted={pastedIn(request)} level={level} card={phone} />;
  return (
    <main ref={root} class="nazo" data-layout={size.layout} data-view={addressed.kind === 'list' ? 'list' : 'puzzle'}>
      {!(phone && entry.value) && (
        <NazoBar
          entry={entry.value}
          phone={phone}
          {...(tablet ? { onList: () => (listOpen.value = true) } : {})}
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
        {!entry.value && request.kind !== 'list' && (
          <MissingPuzzle why={whyMissing(request, entry.value)} detail={detailOf(search)} onAgain={again} />
        )}
      </div>
      {tablet && listOpen.value && (
        <Sheet title={nazoWords().allPuzzles} dismissible calm onClose={() => (listOpen.value = false)}>
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
  /** Opens the sheet with the list, on a tablet. */
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

/** Makes the puzzle after an endless one while this one is played. */
function makeNext(name: NazoName): void {
  const next = nextEndless(name);
  if (next !== undefined) makeNazo(endlessId(next), next).catch(() => {});
}

/** Undefined until the puzzle is made; null if it could not be. */
function useEntry(request: NazoRequest, id: string | undefined) {
  const entry = useSignal<NazoEntry | null | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let left = false;
    entry.value = request.kind === 'puzzle' ? request.entry : undefined;
    if (request.kind === 'made') {
      makeNazo(request.id, request.name).then(
        (nazo) => {
          if (left) return;
          entry.value = entryOf(request.id, request.name, nazo);
          makeNext(request.name);
        },
        () => left || (entry.value = null),
      );
    }
    return () => void (left = true);
  }, [id, times.value]);
  return { entry, again: () => times.value++ };
}
