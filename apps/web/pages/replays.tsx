import { type Signal, useSignal } from '@preact/signals';
import { ArrowLeft, Undo2, Upload } from 'lucide';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ReplayUi } from '../listing/listing.ts';
import { databaseTrouble } from '../base/storage/database.ts';
import { LongWork } from '../base/screen/longwork.ts';
import { useMedia } from '../base/screen/screen.ts';
import { notify } from '../base/screen/notice.ts';
import { say } from '../base/text/phrase.ts';
import { type KeptReplay, listReplays, reportTrouble } from '../base/storage/replays.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Button, IconLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { Later } from '../parts/later.tsx';
import { WorkingSheet } from '../parts/working.tsx';
import '../styles/chip.css';
import '../styles/replays.css';
import { onPaste, openDropped, openFiles, openText } from './replays/importing.ts';
import { ImportSheet } from './replays/importsheet.tsx';
import { dayWords } from './replays/days.ts';
import { Removal } from './replays/removal.ts';
import { BrokenRow, ReplayRow, WIDE } from './replays/row.tsx';
import { replaysWords } from './replays/text/text.ts';
import { gameOf, loadReplayUi } from './replays/uis.tsx';

/** The replay part of each game, by its id. */
type ReplayUis = ReadonlyMap<string, ReplayUi>;

export function Replays() {
  const t = replaysWords();
  const uis = useSignal<ReplayUis>(new Map());
  const list = useSignal<readonly KeptReplay[] | undefined>(undefined);
  const shown = useSignal('all');
  const importing = useSignal(false);
  const refresh = (): void => void open(uis, list);
  const working = useSignal<LongWork | undefined>(undefined);
  const openPasted = (text: string): Promise<void> => shownWhile(working, (work) => openText(text, work));
  const openChosen = async (files: readonly File[]): Promise<void> => {
    if (files.length > 1) importing.value = false;
    await shownWhile(working, (work) => openFiles(files, work, refresh));
  };
  const removal = useMemo(() => new Removal(refresh), []);
  useEffect(() => {
    refresh();
    const endPaste = onPaste((text) => void openPasted(text));
    return () => {
      endPaste();
      working.peek()?.stop();
      removal.forget();
    };
  }, []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const { dataTransfer } = event;
    void shownWhile(working, (work) => openDropped(dataTransfer, work, refresh));
  };
  const all = (list.value ?? []).filter(({ replay }) => uis.value.has(replay.game));
  const filtered = all.filter(({ replay }) => shown.value === 'all' || gameOf(replay.game) === shown.value);
  return (
    <div class="replays" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header class="replays-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.replays}</h1>
        {all.length > 0 && <p>{t.keptOf(all.length, all.filter(({ marked }) => marked).length)}</p>}
        <Button icon={Upload} onClick={() => (importing.value = true)}>
          {t.import}
        </Button>
        <Chips uis={uis.value} shown={shown} />
      </header>
      <main>
        {list.value !== undefined && filtered.length === 0 && <Empty shown={shown.value} />}
        <List list={filtered} uis={uis.value} onChange={refresh} onRemove={(record) => void removal.remove(record)} />
      </main>
      <UndoBar removal={removal} uis={uis.value} />
      {working.value && <WorkingSheet work={working.value} />}
      {importing.value && (
        <ImportSheet onText={openPasted} onFiles={openChosen} onClose={() => (importing.value = false)} />
      )}
    </div>
  );
}

/** Does some work while the page shows its progress; work that is still under way stops. */
async function shownWhile(
  working: Signal<LongWork | undefined>,
  task: (work: LongWork) => Promise<void>,
): Promise<void> {
  const work = new LongWork();
  working.value?.stop();
  working.value = work;
  await task(work);
  if (working.value === work) working.value = undefined;
}

async function open(uis: Signal<ReplayUis>, list: Signal<readonly KeptReplay[] | undefined>): Promise<void> {
  try {
    const kept = await listReplays();
    const ids = new Set([...CATALOG.map(({ id }) => id), ...kept.map(({ replay }) => replay.game)]);
    uis.value = new Map((await Promise.all([...ids].map(withUi))).flat());
    list.value = kept;
  } catch (error) {
    if (databaseTrouble(error) === 'newer') reportTrouble(error);
    else notify(() => replaysWords().notLoaded);
    list.value = [];
  }
}

async function withUi(id: string): Promise<readonly (readonly [string, ReplayUi])[]> {
  const ui = await loadReplayUi(id);
  return ui === undefined ? [] : [[id, ui]];
}

const FACE = CATALOG.find(({ face }) => face)?.face;
const COLORS = [1, 4, 2];

/** Shown if there are no replays, or none of the chosen game. */
function Empty({ shown }: { readonly shown: string }) {
  const t = replaysWords();
  const game = CATALOG.find(({ id }) => id === shown);
  return (
    <div class="replays-empty">
      <div class="replays-faces">
        {FACE && COLORS.map((color) => <Later key={color} load={FACE} props={{ color, size: 64, mood: 'happy' }} />)}
      </div>
      <h2>{game ? t.noneOf(say(game.name)) : t.noReplays}</h2>
      <p>{t.noReplaysBody}</p>
      <a class="button primary" href={game?.href ?? '/'}>
        <span>{t.play}</span>
      </a>
    </div>
  );
}

function Chips({ uis, shown }: { readonly uis: ReplayUis; readonly shown: Signal<string> }) {
  const t = replaysWords();
  const games = CATALOG.filter(({ id }) => uis.has(id));
  return (
    <div class="chips" role="group" aria-label={t.filter}>
      <Chip label={t.all} id="all" shown={shown} />
      {games.map(({ id, name }) => (
        <Chip key={id} label={say(name)} id={id} shown={shown} />
      ))}
    </div>
  );
}

function Chip({ label, id, shown }: { readonly label: string; readonly id: string; readonly shown: Signal<string> }) {
  return (
    <button type="button" class="chip" aria-pressed={shown.value === id} onClick={() => (shown.value = id)}>
      {label}
    </button>
  );
}

interface ListProps {
  readonly list: readonly KeptReplay[];
  readonly uis: ReplayUis;
  readonly onChange: () => void;
  readonly onRemove: (record: KeptReplay) => void;
}

/** One table on a wide screen, a list per day on a phone. */
function List(props: ListProps) {
  const wide = useMedia(WIDE);
  if (props.list.length === 0) return null;
  if (wide) {
    return (
      <>
        <Columns />
        <Rows {...props} />
      </>
    );
  }
  return (
    <>
      {[...byDay(props.list)].map(([day, list]) => (
        <section key={day}>
          <h2>{day}</h2>
          <Rows {...props} list={list} />
        </section>
      ))}
    </>
  );
}

function Columns() {
  const t = replaysWords();
  return (
    <div class="replay-row replay-columns" aria-hidden="true">
      <span class="replay-name">{t.game}</span>
      <span class="replay-score">{t.score}</span>
      <span class="replay-chains">{t.chainsHead}</span>
      <span class="replay-time">{t.time}</span>
      <span class="replay-at">{t.when}</span>
    </div>
  );
}

function Rows({ list, uis, onChange, onRemove }: ListProps) {
  return (
    <ul>
      {list.map((record) => {
        const ui = uis.get(record.replay.game);
        return (
          ui && (
            <Guarded key={record.id} otherwise={<BrokenRow record={record} onRemove={onRemove} />}>
              <ReplayRow record={record} ui={ui} onChange={onChange} onRemove={onRemove} />
            </Guarded>
          )
        );
      })}
    </ul>
  );
}

/** The replays of each day. The list is ordered by time, and so are the days. */
function byDay(list: readonly KeptReplay[]): Map<string, KeptReplay[]> {
  const days = new Map<string, KeptReplay[]>();
  for (const record of list) {
    const day = dayWords(record.at, 'full');
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return days;
}

/** The title of a replay, also of one that cannot be shown. */
function titleIn(uis: ReplayUis, record: KeptReplay): string {
  try {
    return uis.get(record.replay.game)?.title(record) ?? replaysWords().broken;
  } catch {
    return replaysWords().broken;
  }
}

/** Restores the last deleted replay. It takes the focus, because the row that had it is gone. */
function UndoBar({ removal, uis }: { readonly removal: Removal; readonly uis: ReplayUis }) {
  const t = replaysWords();
  const { value: record } = removal.last;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [record]);
  const title = record && titleIn(uis, record);
  return (
    <div class="replay-undo" role="status">
      {title !== undefined && (
        <p>
          <span>{t.removed(title)}</span>
          <button ref={button} type="button" onClick={() => void removal.undo()}>
            <Icon node={Undo2} size={18} />
            {t.undo}
          </button>
        </p>
      )}
    </div>
  );
}
