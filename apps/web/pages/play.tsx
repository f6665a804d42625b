import { type Signal, useSignal } from '@preact/signals';
import { COLS, rulesOf, VISIBLE_ROWS } from '@rensa/games/puyo';
import { type Layout, layoutField } from '@rensa/stage';
import { ArrowLeft, Pause, Settings, Volume2, VolumeX } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import '../styles/play.css';
import { notify } from '../notice.ts';
import { IconButton, IconLink } from '../parts/button.tsx';
import { Deck } from '../parts/deck.tsx';
import { Keys } from '../play/keys.tsx';
import { lastSetup } from '../play/last.ts';
import { onKey } from '../play/key.ts';
import { onSize, placeAround } from '../play/place.ts';
import { parseQuery, randomSeed } from '../play/query.ts';
import { Next, Numbers } from '../play/rail.tsx';
import { loadSave, type Saved } from '../play/save.ts';
import { Best, Score } from '../play/score.tsx';
import { Sheets } from '../play/sheets.tsx';
import { type Elements, Table } from '../play/table.ts';
import { isTouch } from '../pointer.ts';
import { address } from '../router.ts';
import { choose, settings } from '../settings.ts';
import { createSound } from '../sound/sound.ts';
import { text } from '../text.ts';

const sound = createSound();

// A canvas does not wait for a font: without this the first chain would be lettered in another one.
document.fonts.load('italic 900 40px "Inter Variable"').catch(() => {});

/** What the page holds once its elements exist. */
interface Opened {
  readonly table: Table;
  readonly saved: Saved | undefined;
  readonly seed: number | undefined;
}

export function Play() {
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const deck = useRef<HTMLDivElement>(null);
  const opened = useSignal<Opened | undefined>(undefined);
  const layout = useSignal<Layout | undefined>(undefined);
  const settingsOpen = useSignal(false);
  useEffect(() => {
    if (!root.current || !field.current || !canvas.current || !deck.current) return undefined;
    const elements = { root: root.current, field: field.current, canvas: canvas.current, deck: deck.current };
    opened.value = open(elements);
    const { table } = opened.value;
    const endings = [...watch(elements, table, layout), () => table.dispose()];
    return () => endings.forEach((end) => end());
  }, []);
  return (
    <main ref={root} class="play" data-phase="setup">
      <h1 class="unseen" tabindex={-1}>
        {text().puyo}
      </h1>
      <div ref={field} class="table">
        <canvas ref={canvas} class="board" role="img" aria-label={text().board} />
        {opened.value && layout.value && (
          <Around table={opened.value.table} layout={layout.value} settingsOpen={settingsOpen} />
        )}
        <Deck root={deck} />
      </div>
      {opened.value && <Sheets {...opened.value} settingsOpen={settingsOpen} />}
      {opened.value && <Voice table={opened.value.table} />}
    </main>
  );
}

/** Reads the address, and begins or goes on at once where it says so. */
function open(elements: Elements): Opened {
  const query = parseQuery(address.value.search);
  for (const what of query.unknown) notify((t) => t.toastQuery(what));
  const table = new Table(elements, { ...lastSetup(), ...query.setup }, sound);
  const saved = query.start ? undefined : loadSave();
  if (query.start) table.start(table.setup, query.seed ?? randomSeed());
  else if (query.plain && saved) table.adopt(saved);
  return { table, saved, seed: query.seed };
}

function watch({ root, field }: Elements, table: Table, layout: Signal<Layout | undefined>): (() => void)[] {
  const place = (width: number, height: number): void => {
    layout.value = layoutField({ width, height, touch: isTouch() }, COLS, VISIBLE_ROWS);
    placeAround(root, layout.value);
    table.place(layout.value);
  };
  const pause = (): boolean => table.pause();
  return [onSize(field, place), onKey('Escape', pause), onKey('KeyP', pause)];
}

interface AroundProps {
  readonly table: Table;
  readonly layout: Layout;
  readonly settingsOpen: Signal<boolean>;
}

function Around({ table, layout, settingsOpen }: AroundProps) {
  const { hud, best } = table;
  const showSettings = (): void => {
    table.pause();
    settingsOpen.value = true;
  };
  return (
    <>
      <Buttons onPause={() => table.pause()} onSettings={showSettings} />
      <Score hud={hud} best={best} />
      <Best best={best} />
      <Next hud={hud} layout={layout} empty={table.phase.value === 'setup'} />
      <Numbers hud={hud} />
      <Keys hardDrop={rulesOf(table.setup).hardDrop !== null} />
    </>
  );
}

function Buttons({ onPause, onSettings }: { readonly onPause: () => void; readonly onSettings: () => void }) {
  const t = text();
  const { sound } = settings.value;
  return (
    <div class="play-buttons">
      <IconLink icon={ArrowLeft} name={t.back} class="back" href="/" />
      <IconButton
        icon={sound ? Volume2 : VolumeX}
        name={sound ? t.soundOn : t.soundOff}
        class="sound"
        onClick={() => choose('sound', !sound)}
      />
      <IconButton icon={Settings} name={t.settings} class="settings" onClick={onSettings} />
      <IconButton icon={Pause} name={t.pause} class="pause" onClick={onPause} />
    </div>
  );
}

/** Says long chains and the end to those who listen. */
function Voice({ table }: { readonly table: Table }) {
  const t = text();
  const verdict = table.verdict.value;
  const chain = table.said.value;
  return (
    <p class="unseen" aria-live="polite">
      {verdict ? t.saidOver(verdict.score) : chain > 0 && t.saidChain(chain)}
    </p>
  );
}
