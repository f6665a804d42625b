import { type Signal, useSignal } from '@preact/signals';
import type { PageLayout } from '@rensa/stage';
import { ArrowLeft, Pause, Settings, Volume2, VolumeX } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import type { Cabinet, Played } from './ui.ts';
import '../styles/play.css';
import { notify } from '../base/notice.ts';
import { IconButton, IconLink } from '../parts/button.tsx';
import { Deck } from './deck.tsx';
import { Keys } from './keys.tsx';
import { lastSetup } from './last.ts';
import { onKey } from '../base/key.ts';
import { onSize, placeAround } from './place.ts';
import { parseQuery, randomSeed } from './query.ts';
import { loadSave, type Saved } from './save.ts';
import { Best, Score } from './score.tsx';
import { Sheets } from './sheets.tsx';
import { type Elements, Table } from './table.ts';
import { isTouch } from '../base/pointer.ts';
import { address } from '../router.ts';
import { choose, settings } from '../base/settings.ts';
import { createSound } from '../base/sound/sound.ts';
import { text } from '../base/text.ts';

const sound = createSound();

// A canvas does not wait for a font: without this the first chain would be lettered in another one.
document.fonts.load('italic 900 40px "Inter Variable"').catch(() => {});

/** What the page holds once its elements exist. */
interface Opened<Setup, State extends Played, Event> {
  readonly table: Table<Setup, State, Event>;
  readonly saved: Saved<Setup, State, Event> | undefined;
  readonly seed: number | undefined;
}

interface PlayProps<Setup, State extends Played, Event> {
  readonly cabinet: Cabinet<Setup, State, Event>;
}

export function Play<Setup, State extends Played, Event>({ cabinet }: PlayProps<Setup, State, Event>) {
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const deck = useRef<HTMLDivElement>(null);
  const opened = useSignal<Opened<Setup, State, Event> | undefined>(undefined);
  const layout = useSignal<PageLayout | undefined>(undefined);
  const settingsOpen = useSignal(false);
  useEffect(() => {
    if (!root.current || !field.current || !canvas.current || !deck.current) return undefined;
    const elements = { root: root.current, field: field.current, canvas: canvas.current, deck: deck.current };
    opened.value = open(cabinet, elements);
    const { table } = opened.value;
    const endings = [...watch(elements, table, layout), () => table.dispose()];
    return () => endings.forEach((end) => end());
  }, []);
  return (
    <main ref={root} class="play" data-game={cabinet.game.id} data-phase="setup">
      <h1 class="unseen" tabindex={-1}>
        {cabinet.name(text())}
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
function open<Setup, State extends Played, Event>(
  cabinet: Cabinet<Setup, State, Event>,
  elements: Elements,
): Opened<Setup, State, Event> {
  const query = parseQuery(address.value.search, cabinet.choices);
  for (const what of query.unknown) notify((t) => t.toastQuery(what));
  const setup = cabinet.game.parseSetup({ ...lastSetup(cabinet), ...query.setup });
  const table = new Table(cabinet, elements, setup, sound);
  const saved = query.start ? undefined : loadSave(cabinet);
  if (query.start) table.start(table.setup, query.seed ?? randomSeed());
  else if (query.plain && saved) table.adopt(saved);
  return { table, saved, seed: query.seed };
}

function watch<Setup, State extends Played, Event>(
  { root, field }: Elements,
  table: Table<Setup, State, Event>,
  layout: Signal<PageLayout | undefined>,
): (() => void)[] {
  const place = (width: number, height: number): void => {
    layout.value = table.cabinet.layout({ width, height, touch: isTouch() });
    placeAround(root, layout.value);
    table.place(layout.value);
  };
  const pause = (): boolean => table.pause();
  return [onSize(field, place), onKey('Escape', pause), onKey('KeyP', pause)];
}

interface AroundProps<Setup, State extends Played, Event> {
  readonly table: Table<Setup, State, Event>;
  readonly layout: PageLayout;
  readonly settingsOpen: Signal<boolean>;
}

function Around<Setup, State extends Played, Event>(props: AroundProps<Setup, State, Event>) {
  const { table, layout, settingsOpen } = props;
  const { cabinet, hud, best } = table;
  const { Corner, Next, Numbers, Banner } = cabinet;
  const { state, gain } = hud;
  const showSettings = (): void => {
    table.pause();
    settingsOpen.value = true;
  };
  return (
    <>
      <Buttons onPause={() => table.pause()} onSettings={showSettings} />
      <Score cabinet={cabinet} hud={hud} best={best} />
      {Corner ? <Corner state={state} gain={gain} /> : <Best best={best} />}
      <div class="next">
        <Next state={state} gain={gain} layout={layout} empty={table.phase.value === 'setup'} />
      </div>
      <dl class="numbers">
        <Numbers state={state} gain={gain} />
      </dl>
      {Banner && <Banner state={state} gain={gain} />}
      <Keys hardDrop={cabinet.hardDrop(table.setup)} />
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
function Voice<Setup, State extends Played, Event>({ table }: { readonly table: Table<Setup, State, Event> }) {
  const t = text();
  const verdict = table.verdict.value;
  const chain = table.said.value;
  return (
    <p class="unseen" aria-live="polite">
      {verdict
        ? t.saidOver(table.cabinet.verdict(t, verdict.state), verdict.state.score)
        : chain > 0 && t.saidChain(chain)}
    </p>
  );
}
