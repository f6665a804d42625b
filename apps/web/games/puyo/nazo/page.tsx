// The page of the puzzles. On a phone it shows the list or one puzzle; elsewhere both.

import { useSignal } from '@preact/signals';
import { NAZO_LEVELS, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { FlaskConical, LayoutList, Share2 } from 'lucide';
import { useEffect } from 'preact/hooks';
import { address } from '../../../base/address.ts';
import { today } from '../../../base/daily/days.ts';
import { IconLink } from '../../../parts/button.tsx';
import '../../../styles/stat.css';
import { writeLink } from '@rensa/games/puyo/links';
import { type ToolRoom, useToolRoom } from '../tools/arrangement.ts';
import { BarButton, BarLink, ToolBar } from '../tools/frame.tsx';
import { NazoList } from './list.tsx';
import { makeNazo } from './maker.ts';
import { NotThere } from './making.tsx';
import { NazoPlay } from './play.tsx';
import {
  askedBy,
  dailyId,
  dailyName,
  entryOf,
  fieldOf,
  hrefOf,
  libraryId,
  librarySize,
  type NazoAsked,
  NAZO_PATH,
  type NazoEntry,
} from './puzzle.ts';
import { NazoShare } from './share.tsx';
import './style.css';
import { nazoWords } from './text.ts';

export function NazoPage() {
  const t = nazoWords();
  const { path, search } = address.value;
  const listed = askedBy(path, search);
  const { root, room } = useToolRoom();
  const asked = listed.kind === 'list' && room.arrangement !== 'phone' ? todaysFirst() : listed;
  const id = idOf(asked);
  const level = useSignal<NazoLevel>(levelOf(asked));
  const { entry, again } = useEntry(asked, id);
  const sharing = useSignal(false);
  return (
    <main ref={root} class="nazo" data-layout={room.arrangement} data-view={listed.kind === 'list' ? 'list' : 'puzzle'}>
      <ToolBar title={t.nazo} note={t.nazoNote}>
        {entry.value && (
          <>
            <IconLink class="nazo-to-list" icon={LayoutList} name={t.allPuzzles} href={NAZO_PATH} />
            <BarLink icon={FlaskConical} name={t.openLab} href={labHref(entry.value)} />
            <BarButton icon={Share2} name={t.shareNazo} onClick={() => (sharing.value = true)} />
          </>
        )}
      </ToolBar>
      <Body asked={asked} entry={entry.value} shown={id} level={level} room={room} onAgain={again} />
      {sharing.value && entry.value && (
        <NazoShare nazo={entry.value.nazo} href={entry.value.href} onClose={() => (sharing.value = false)} />
      )}
    </main>
  );
}

/** Where the list leaves room for a puzzle. */
function todaysFirst(): NazoAsked {
  const name = dailyName(today.value, NAZO_LEVELS[0]);
  return { kind: 'made', id: dailyId(name), name };
}

/** The lab has no goals. */
function labHref({ nazo }: NazoEntry): string {
  return writeLink('rensa', { ...fieldOf(nazo), goal: null });
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

interface BodyProps {
  readonly asked: NazoAsked;
  readonly entry: NazoEntry | null | undefined;
  readonly shown: string | undefined;
  readonly level: Parameters<typeof NazoList>[0]['level'];
  readonly room: ToolRoom;
  readonly onAgain: () => void;
}

function Body({ asked, entry, shown, level, room, onAgain }: BodyProps) {
  return (
    <div class="nazo-parts">
      <NazoList shown={shown} level={level} />
      {entry && <NazoPlay key={entry.id} entry={entry} room={room} next={nextOf(entry)} />}
      {!entry && asked.kind !== 'list' && (
        <NotThere why={asked.kind === 'damaged' ? 'damaged' : entry === null ? 'failed' : 'making'} onAgain={onAgain} />
      )}
    </div>
  );
}

/** The next of its kind: of the day, or of the library. */
function nextOf({ name }: NazoEntry): string | undefined {
  if (name === undefined) return undefined;
  if ('seed' in name)
    return name.seed < librarySize(name.level) ? hrefOf(libraryId(name.level, name.seed + 1)) : undefined;
  const level = NAZO_LEVELS[NAZO_LEVELS.indexOf(name.level) + 1];
  return level && hrefOf(dailyId(dailyName(name.date, level)));
}
