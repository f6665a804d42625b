import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { PageLayout } from '@rensa/painters';
import { ArrowLeft, Pause, Settings, Volume2, VolumeX } from 'lucide';
import type { FunctionComponent, Ref, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/board.ts';
import { address } from '../../base/screen/address.ts';
import { onPlayKey, pauseKeys, restartKeys } from '../../base/controls/pausing.ts';
import { notify } from '../../base/screen/notice.ts';
import { hasDeck, textScale } from '../../base/screen/screen.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { createSound } from '../../base/sound/sound.ts';
import { IconButton, IconLink } from '../../parts/button.tsx';
import { Stat } from '../../parts/stat.tsx';
import { chosenSetup } from '../records/chosen.ts';
import type { CoachWord } from '../followers/coach.ts';
import { onPress } from '../../run/press.ts';
import { Deck } from '../parts/deck.tsx';
import { KeyHints } from '../parts/hints.tsx';
import { Spoken } from '../narration/spoken.tsx';
import { markOf } from '../parts/marks.ts';
import { onPlace, placeAround, placeCanvas } from './place.ts';
import { takeHandoff, takeWish } from '../saves/playon.ts';
import { parseQuery, randomSeed } from '../ui/query.ts';
import { loadSave } from '../saves/save.ts';
import { hasRows, HintRows } from '../hints/rows.tsx';
import { ReadyRing } from '../ready/ring.tsx';
import { Best, Score } from '../parts/score.tsx';
import type { GameIntro } from '../setup/view.ts';
import { Sheets } from '../sheets/sheets.tsx';
import { type PlayElements, SoloGame } from '../solo/solo.ts';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';

const sound = createSound();

// A canvas does not wait for a font: without this the first chain would be lettered in another one.
document.fonts.load('italic 900 40px "Inter Variable"').catch(() => {});

/** Everything the page holds once its elements exist. */
interface OpenedPage<G extends FallingTypes> {
  readonly solo: SoloGame<G>;
  /** The sheet of the moment; the signal says whether all settings are shown in place of the pause. */
  readonly sheets: (settingsOpen: Signal<boolean>) => VNode;
}

interface PlayProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly open: (solo: SoloGame<G>) => OpenedPage<G>['sheets'];
}

/** The page of one game. */
export function playPage<G extends FallingTypes>(ui: GameUi<G>, intro: GameIntro): FunctionComponent {
  const open = (solo: SoloGame<G>): OpenedPage<G>['sheets'] => openSolo(solo, intro);
  return () => <Play ui={ui} open={open} />;
}

/** A board, what surrounds it, and the sheets that `open` brings. */
export function Play<G extends FallingTypes>({ ui, open }: PlayProps<G>) {
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const deck = useRef<HTMLDivElement>(null);
  const opened = useSignal<OpenedPage<G> | undefined>(undefined);
  const layout = useSignal<PageLayout | undefined>(undefined);
  const settingsOpen = useSignal(false);
  useEffect(() => {
    if (!root.current || !field.current || !canvas.current || !deck.current) return undefined;
    const elements = { root: root.current, field: field.current, canvas: canvas.current, deck: deck.current };
    const solo = new SoloGame(ui, elements, chosenSetup(ui), sound);
    opened.value = { solo, sheets: open(solo) };
    const endings = [...watch(elements, solo, layout), () => solo.dispose()];
    return () => endings.forEach((end) => end());
  }, []);
  return (
    <main
      ref={root}
      class="play"
      data-game={ui.game.id}
      data-phase="waiting"
      data-touch={settings.value.touch}
      data-hand={settings.value.leftHanded ? 'left' : 'right'}
    >
      <h1 class="unseen" tabindex={-1}>
        {ui.name()}
      </h1>
      <div ref={field} class="table">
        <canvas ref={canvas} class="board" role="img" aria-label={playWords().board} />
        {opened.value && layout.value && (
          <Around solo={opened.value.solo} layout={layout.value} settingsOpen={settingsOpen} />
        )}
        <SoloDeck root={deck} solo={opened.value?.solo} ui={ui} />
      </div>
      {opened.value?.sheets(settingsOpen)}
      {opened.value && <Announcer solo={opened.value.solo} />}
    </main>
  );
}

/** Reads the address, and begins or goes on at once where it says so. */
function openSolo<G extends FallingTypes>(solo: SoloGame<G>, intro: GameIntro): OpenedPage<G>['sheets'] {
  const { ui } = solo;
  const { unknown, seed, start, plain, setup: asked } = parseQuery(address.value.search, ui.choices);
  for (const what of unknown) notify((t) => t.toastQuery(what));
  const setup = ui.game.parseSetup({ ...solo.setup, ...asked });
  const handed = takeHandoff(ui);
  const saved = handed ?? loadSave(ui);
  // A link that starts a game at once must not cost the one that was saved: then it is offered first.
  const goesOn = takeWish(ui.game.id) ? saved : handed;
  if (goesOn) solo.goOn(goesOn);
  else if (start && !saved) solo.start(setup, seed ?? randomSeed());
  else if (plain && saved) solo.adopt(saved);
  return (settingsOpen) => <Sheets {...{ solo, intro, setup, saved, seed, settingsOpen }} />;
}

function watch<G extends FallingTypes>(
  { root, field, canvas }: PlayElements,
  solo: SoloGame<G>,
  layout: Signal<PageLayout | undefined>,
): (() => void)[] {
  const place = (width: number, height: number): void => {
    layout.value = solo.ui.layout({ width, height, touch: hasDeck(), text: textScale() });
    placeAround(root, layout.value);
    placeCanvas(canvas, layout.value);
    solo.place(layout.value);
  };
  const { id } = solo.ui.game;
  return [
    onPlace(field, place),
    onPlayKey(
      () => pauseKeys(id),
      () => solo.pause(),
    ),
    onPlayKey(
      () => restartKeys(id),
      () => solo.askRestart(),
    ),
    onPress(() => solo.hurry()),
  ];
}

interface SoloDeckProps<G extends FallingTypes> {
  readonly root: Ref<HTMLDivElement>;
  readonly solo: SoloGame<G> | undefined;
  readonly ui: GameUi<G>;
}

/** The deck as the rules of the game need it, with words until the person knows it. */
function SoloDeck<G extends FallingTypes>({ root, solo, ui }: SoloDeckProps<G>) {
  // Other rules may have been chosen when the phase changes.
  void solo?.phase.value;
  return (
    <Deck
      root={root}
      hardDrop={solo !== undefined && ui.hardDrop(solo.setup)}
      labels={solo?.teacher.labels.value ?? false}
    />
  );
}

interface AroundProps<G extends FallingTypes> {
  readonly solo: SoloGame<G>;
  readonly layout: PageLayout;
  readonly settingsOpen: Signal<boolean>;
}

function Around<G extends FallingTypes>(props: AroundProps<G>) {
  const { solo, layout, settingsOpen } = props;
  const { ui, hud } = solo;
  const { best } = solo.outcome;
  const { Corner, Next, Numbers, Banner } = ui;
  const { state, gain } = hud;
  const showSettings = (): void => {
    solo.pause();
    settingsOpen.value = true;
  };
  return (
    <>
      <Buttons onPause={() => solo.pause()} onSettings={showSettings} />
      <Score ui={ui} hud={hud} best={best} mark={markOf(solo)} />
      {Corner ? <Corner state={state} gain={gain} /> : <Best best={best} />}
      <div class="next">
        <Next
          state={state}
          gain={gain}
          layout={layout}
          empty={solo.phase.value === 'waiting'}
          startled={solo.end.value === 'lost'}
        />
      </div>
      <dl class="numbers">
        <CoachStat said={solo.coaching.said} />
        <Numbers state={state} gain={gain} />
      </dl>
      {Banner && <Banner state={state} gain={gain} />}
      {solo.phase.value === 'ready' && (
        <>
          <ReadyRing {...{ solo, layout }} raised={hasRows(solo, layout)} />
          {hasRows(solo, layout) && <HintRows solo={solo} layout={layout} />}
        </>
      )}
      <KeyHints game={ui.game.id} hardDrop={ui.hardDrop(solo.setup)} />
    </>
  );
}

/** The chain that the coach builds toward. */
function CoachStat({ said }: { readonly said: ReadonlySignal<CoachWord | undefined> }) {
  const t = playWords();
  const links = said.value?.links ?? 0;
  return links === 0 ? null : <Stat kind="hud" label={t.buildsToward} value={t.chainOf(links)} />;
}

function Buttons({ onPause, onSettings }: { readonly onPause: () => void; readonly onSettings: () => void }) {
  const t = playWords();
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

/** Tells people who use a screen reader what happens, and how it ended. */
function Announcer<G extends FallingTypes>(props: { readonly solo: SoloGame<G> }) {
  const { ui, hud, end, narrator } = props.solo;
  const state = end.value && hud.state.value;
  return (
    <Spoken speakers={state ? [] : [narrator]}>
      {state && <p>{playWords().saidOver(ui.ending(state), ui.loss(state)?.words(), state.score)}</p>}
    </Spoken>
  );
}
