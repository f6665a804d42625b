// The settings of Loop: a sheet beside or below the board, whose changes apply at once.

import { holeCounts, LEVEL_NAMES, type Shape, SHAPE_SIDE } from '@rensa/games/loop';
import type { ComponentChildren } from 'preact';
import { Segmented } from '../../../parts/segmented.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Slider } from '../../../parts/slider.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { CHOICES, choose, settings, theme } from '../../../base/settings/settings.ts';
import { Pill } from './pill.tsx';
import { BORDERS, CLUES, COUNTS, options, setOption } from '../board/options.ts';
import type { PuzzleGame } from '../puzzle/puzzle.ts';
import { presetOf, slotOfLevel, type UnlimitedSlot } from '../slot/slot.ts';
import { loopWords } from '../text/text.ts';

interface SettingsSheetProps {
  readonly game: PuzzleGame;
  readonly onSolution: () => void;
  readonly onClose: () => void;
}

export function SettingsSheet({ game, onSolution, onClose }: SettingsSheetProps) {
  const t = loopWords();
  const slot = game.slot.value;
  return (
    <Sheet title={t.settings} dismissible class="loop-sheet loop-settings" onClose={onClose}>
      <div class="rows">
        {slot?.mode === 'unlimited' && <BoardRows game={game} slot={slot} />}
        <ClueRows />
        <GeneralRows />
      </div>
      {game.phase.value === 'playing' && <SolutionRow game={game} onSolution={onSolution} />}
    </Sheet>
  );
}

/** A line that explains the row above it. */
function Note({ children }: { readonly children: ComponentChildren }) {
  return <p class="loop-note">{children}</p>;
}

const SIDES = Array.from({ length: SHAPE_SIDE.most - SHAPE_SIDE.least + 1 }, (_, i) => SHAPE_SIDE.least + i);

/** Chooses a level, or any rectangle with holes. Under Easy the sliders show the small board of the moment. */
function BoardRows({ game, slot }: { readonly game: PuzzleGame; readonly slot: UnlimitedSlot }) {
  const t = loopWords();
  const shown = game.board.shown.value?.puzzle;
  const shape = slot.small && shown ? { ...shown, holes: shown.holes.length } : slot.shape;
  const { rows, cols, holes } = shape;
  const counts = holeCounts(rows, cols);
  const resize = (to: Shape): void => void game.switchTo({ mode: 'unlimited', shape: fitting(to) });
  return (
    <>
      <Segmented
        wide
        label={t.difficulty}
        value={presetOf(slot.shape) ?? 'own'}
        options={LEVEL_NAMES.map((value) => ({ value, label: t[value] }))}
        onChoose={(level) => level !== 'own' && void game.switchTo(slotOfLevel(level))}
      />
      <Slider
        label={t.rows}
        index={SIDES.indexOf(rows)}
        words={SIDES.map(String)}
        onChoose={(i) => resize({ ...shape, rows: SIDES[i] ?? rows })}
      />
      <Slider
        label={t.cols}
        index={SIDES.indexOf(cols)}
        words={SIDES.map(String)}
        onChoose={(i) => resize({ ...shape, cols: SIDES[i] ?? cols })}
      />
      <Slider
        label={t.holesLabel}
        index={counts.indexOf(holes)}
        words={counts.map(String)}
        onChoose={(i) => resize({ ...shape, holes: counts[i] ?? holes })}
      />
      <Note>{t.boardNote}</Note>
    </>
  );
}

/** The shape with the nearest number of holes that its rows and columns allow. */
function fitting({ rows, cols, holes }: Shape): Shape {
  const counts = holeCounts(rows, cols);
  const nearest = counts.toSorted((a, b) => Math.abs(a - holes) - Math.abs(b - holes))[0] ?? 0;
  return { rows, cols, holes: nearest };
}

function ClueRows() {
  const t = loopWords();
  const { clues, border, count } = options.value;
  return (
    <>
      <Segmented
        label={t.count}
        value={count}
        options={COUNTS.map((value) => ({ value, label: t[`count_${value}`] }))}
        onChoose={(to) => setOption('count', to)}
      />
      <Note>{t.countNote}</Note>
      <Segmented
        label={t.clues}
        value={clues}
        options={CLUES.map((value) => ({ value, label: t[value] }))}
        onChoose={(to) => setOption('clues', to)}
      />
      <Note>{t.cluesNote}</Note>
      <Segmented
        label={t.areaBorder}
        value={border}
        options={BORDERS.map((value) => ({ value, label: t[value] }))}
        onChoose={(to) => setOption('border', to)}
      />
      <Note>{t.areaNote}</Note>
    </>
  );
}

/** Each language has its name in that language. */
const LANGUAGES = { en: 'English', ja: '日本語' } as const;

/** Turns high contrast on or off. The high-contrast theme without its contrast is the dark theme. */
function chooseContrast(on: boolean): void {
  if (!on && settings.value.theme === 'contrast') choose('theme', 'dark');
  choose('contrast', on);
}

const VOLUMES = Array.from({ length: 11 }, (_, i) => 10 * i);

/** The volume of the music. */
function Music() {
  const t = loopWords();
  const index = VOLUMES.findLastIndex((volume) => volume <= settings.value.music);
  return (
    <Slider
      label={t.music}
      index={Math.max(0, index)}
      words={VOLUMES.map((volume) => (volume === 0 ? t.musicOff : t.percent(volume)))}
      onChoose={(i) => choose('music', VOLUMES[i] ?? 0)}
    />
  );
}

function GeneralRows() {
  const t = loopWords();
  const { sound, haptics, contrast, language } = settings.value;
  return (
    <>
      <Switch label={t.timer} on={options.value.timer} onChange={(on) => setOption('timer', on)} />
      <Note>{t.timerNote}</Note>
      <Switch label={t.moveCount} on={options.value.moves} onChange={(on) => setOption('moves', on)} />
      <Switch label={t.sound} on={sound} onChange={(on) => choose('sound', on)} />
      <Note>{t.soundNote}</Note>
      <Music />
      {'vibrate' in navigator && (
        <>
          <Switch label={t.haptics} on={haptics} onChange={(on) => choose('haptics', on)} />
          <Note>{t.hapticsNote}</Note>
        </>
      )}
      <Switch label={t.dark} on={theme.value === 'dark'} onChange={(on) => choose('theme', on ? 'dark' : 'light')} />
      <Note>{t.darkNote}</Note>
      <Switch label={t.contrast} on={contrast} onChange={chooseContrast} />
      <Note>{t.contrastNote}</Note>
      <Segmented
        label={t.language}
        value={language}
        options={CHOICES.language.map((value) => ({ value, label: value === 'system' ? t.auto : LANGUAGES[value] }))}
        onChoose={(value) => choose('language', value)}
      />
      <Note>{t.languageNote}</Note>
    </>
  );
}

/** Shows or hides the solution, apart from the switches because seeing it cannot be undone. */
function SolutionRow({ game, onSolution }: Omit<SettingsSheetProps, 'onClose'>) {
  const t = loopWords();
  const shown = game.board.solution.value;
  const seen = game.board.shown.value?.solutionSeen === true;
  const show = (): void => (seen ? game.showSolution(true) : onSolution());
  return (
    <section class="loop-solution">
      <Pill
        label={shown ? t.hideSolution : t.showSolution}
        onClick={() => (shown ? game.showSolution(false) : show())}
      />
      <p class="loop-note">{game.slot.value?.mode === 'daily' ? t.solutionNote : t.solutionNoteTime}</p>
    </section>
  );
}
