import { type Signal, useSignal } from '@preact/signals';
import { ArrowLeft, Upload } from 'lucide';
import { useEffect } from 'preact/hooks';
import { navigate } from '../base/address.ts';
import type { ReplayUi } from '../base/listing.ts';
import { databaseTrouble } from '../base/database.ts';
import { linkText } from '../base/link.ts';
import { notify } from '../base/notice.ts';
import { say } from '../base/phrase.ts';
import { type KeptReplay, listReplays } from '../base/replays.ts';
import { store } from '../base/storage.ts';
import { CATALOG } from '../catalog.ts';
import { Button, IconLink } from '../parts/button.tsx';
import '../styles/replays.css';
import { ImportSheet } from './replays/import.tsx';
import { dayWords } from './replays/days.ts';
import { parseText } from './replays/find.ts';
import { ReplayRow } from './replays/row.tsx';
import { replaysWords } from './replays/text.ts';
import { gameOf, loadReplayUi } from './replays/uis.tsx';

/** How each game shows its replays, by its id. */
type ReplayUis = ReadonlyMap<string, ReplayUi>;

export function Replays() {
  const t = replaysWords();
  const uis = useSignal<ReplayUis>(new Map());
  const list = useSignal<readonly KeptReplay[] | undefined>(undefined);
  const shown = useSignal('all');
  const importing = useSignal(false);
  useEffect(() => void open(uis, list), []);
  const all = list.value ?? [];
  const filtered = all.filter(({ replay }) => shown.value === 'all' || gameOf(replay.game) === shown.value);
  const games = CATALOG.filter(({ id }) => uis.value.has(id));
  return (
    <div class="replays" onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
      <header class="replays-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.replays}</h1>
        {all.length > 0 && <p>{t.keptOf(all.length, all.filter(({ marked }) => marked).length)}</p>}
        <Button icon={Upload} onClick={() => (importing.value = true)}>
          {t.import}
        </Button>
      </header>
      <main>
        <div class="chips" role="group" aria-label={t.filter}>
          <Chip label={t.all} id="all" shown={shown} />
          {games.map(({ id, name }) => (
            <Chip key={id} label={say(name)} id={id} shown={shown} />
          ))}
        </div>
        {list.value !== undefined && all.length === 0 && <Empty />}
        <Days list={filtered} uis={uis.value} onChange={() => void open(uis, list)} />
      </main>
      {importing.value && <ImportSheet onText={openText} onClose={() => (importing.value = false)} />}
    </div>
  );
}

async function open(uis: Signal<ReplayUis>, list: Signal<readonly KeptReplay[] | undefined>): Promise<void> {
  try {
    const kept = await listReplays();
    const ids = new Set([...CATALOG.map(({ id }) => id), ...kept.map(({ replay }) => replay.game)]);
    uis.value = new Map((await Promise.all([...ids].map(withUi))).flat());
    list.value = kept;
  } catch (error) {
    store.report(databaseTrouble(error), 'rensa:replay');
    list.value = [];
  }
}

async function withUi(id: string): Promise<readonly (readonly [string, ReplayUi])[]> {
  const ui = await loadReplayUi(id);
  return ui === undefined ? [] : [[id, ui]];
}

async function drop(event: DragEvent): Promise<void> {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  const text = file === undefined ? event.dataTransfer?.getData('text') : await file.text();
  if (text) await openText(text);
}

/** Goes to the page of a replay that was brought from elsewhere. */
async function openText(text: string): Promise<void> {
  try {
    navigate(`/replay#${await linkText(await parseText(text))}`);
  } catch {
    notify(() => replaysWords().damagedHead);
  }
}

function Empty() {
  const t = replaysWords();
  return (
    <div class="replays-empty">
      <h2>{t.noReplays}</h2>
      <p>{t.noReplaysBody}</p>
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

/** The list is in order of time, so each day is one run of it. */
function byDay(list: readonly KeptReplay[]): Map<string, KeptReplay[]> {
  const days = new Map<string, KeptReplay[]>();
  for (const record of list) {
    const day = dayWords(record.at);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return days;
}

interface DaysProps {
  readonly list: readonly KeptReplay[];
  readonly uis: ReplayUis;
  readonly onChange: () => void;
}

function Days({ list, uis, onChange }: DaysProps) {
  const days = byDay(list);
  return (
    <>
      {[...days].map(([day, records]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {records.map((record) => {
              const ui = uis.get(record.replay.game);
              return ui && <ReplayRow key={record.id} record={record} ui={ui} onChange={onChange} />;
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
