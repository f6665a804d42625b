import {
  colorOf,
  COLORS,
  COLS,
  DIAMOND,
  EMPTY,
  type Event,
  gems,
  type Gems,
  isCrash,
  isOffered,
  type Mode,
  MODE_TICKS,
  OFFERED,
  OPTIONS,
  REPEAT,
  RULES,
  type RulesName,
  rulesOf,
  SPAWN_COL,
  type State,
  untilDiamond,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { layoutField } from '@rensa/painters';
import { gemsCues, GemsPainter, paintGem, paintGemBoard, paintGemPair } from '@rensa/painters/gems';
import { lookOf } from '../../../base/screen/look.ts';
import { PairDrawing } from '../../../parts/pair.tsx';
import { Plate } from '../../../parts/plate.tsx';
import { Stat } from '../../../parts/stat.tsx';
import { Chain, TimeTile, useClock, usePick } from '../../../play/parts/rail.tsx';
import { Corner } from '../../../play/parts/score.tsx';
import { settings } from '../../../base/settings/settings.ts';
import { say } from '../../../base/text/phrase.ts';
import { colorWord } from '../../../play/narration/color.ts';
import type { Gain, Watched } from '../../../play/followers/hud.ts';
import type { GameUi, NextProps } from '../../../play/ui/ui.ts';
import { GEMS_ACHIEVEMENTS } from './achievements.ts';
import { THEME } from './music.ts';
import { gemsDaily } from './daily.ts';
import { gemsLoss } from './loss.ts';
import { NAME } from './name.ts';
import { gemsPicture } from './pictures.ts';
import { optionNames } from '../options/text/text.ts';
import '../style.css';
import { gemsWords as t } from '../text/text.ts';

export const gemsUi: GameUi<Gems> = {
  game: gems,
  name: () => say(NAME),
  about: () => t().about,
  first: gems.parseSetup({ rules: 'classic' }),
  isOffered,
  choices: [
    {
      key: 'mode',
      values: OFFERED.mode,
      label: () => t().mode,
      word: (mode) => t()[mode as Mode],
      note: (mode) => (mode === 'endless' ? t().endlessLine : t().timedLine),
      picture: gemsPicture,
    },
    {
      key: 'rules',
      values: OFFERED.rules,
      label: () => t().rules,
      word: (rules) => t()[rules as RulesName],
      note: (rules) => (rules === 'classic' ? t().classicLine : t().arcadeLine),
      picture: gemsPicture,
    },
  ],
  custom: { rulesets: RULES, checks: OPTIONS, names: optionNames },
  layout: (box) => layoutField(box, COLS, VISIBLE_ROWS),
  painter: (look, ratio) => new GemsPainter(look, ratio),
  cues: gemsCues,
  music: { theme: THEME, cols: COLS, rows: VISIBLE_ROWS },
  speech: {
    cols: COLS,
    rows: VISIBLE_ROWS,
    entry: [SPAWN_COL],
    piece: ({ axis, child }) => t().onTop(gemWord(child), gemWord(axis)),
    cell: gemWord,
    next: ({ next }) => next,
    locked: (event) => (event.kind === 'locked' ? event.cells : undefined),
    ticksLeft,
    news: (event) => (event.kind === 'allClear' ? () => t().saidAllClear(event.points) : undefined),
  },
  turn: (event) => (event.kind === 'ended' ? event.chain : undefined),
  gain: gainOf,
  matches: '/versus/gems',
  daily: gemsDaily,
  hardDrop: (setup) => rulesOf(setup).hardDrop !== null,
  repeat: REPEAT,
  loss: gemsLoss,
  ending: ({ ending }) => (ending === 'time' ? t().timeUp : t().over),
  title: ({ setup }) => t().titled(say(NAME), t()[setup.mode]),
  progress: ({ score, level }) => t().pointsLevel(score, level),
  caption: ({ setup }) => t()[setup.mode],
  Corner: Clock,
  achievements: GEMS_ACHIEVEMENTS,
  Next,
  Numbers,
  Result,
  partyPiece: (pen, { color, size, x, y }, look, ratio) =>
    paintGem(pen, color <= COLORS ? color : DIAMOND, { look, cell: size, ratio, at: { x, y } }),
  thumbnail: (pen, { state, side, look, ratio }) =>
    paintGemBoard(pen, state, { look, cell: side / COLS, ratio, rows: COLS }),
};

function gemWord(cell: number): string {
  if (cell === DIAMOND) return t().diamond;
  const color = colorWord(colorOf(cell));
  return isCrash(cell) ? t().crashGem(color) : color;
}

function gainOf(event: Event, { board }: State): Gain | undefined {
  if (event.kind === 'tech') return { words: () => t().named(t().tech, event.points), color: 0 };
  if (event.kind === 'allClear') {
    return { words: () => t().named(t().allClear, event.points), color: 0, joins: true };
  }
  if (event.kind !== 'broke') return undefined;
  const colors = event.breaking.cells.map((index) => colorOf(board[index] ?? EMPTY));
  return { words: () => t().gained(event.link.score), color: colors.find((color) => color !== 0) ?? 0 };
}

/** Ticks until time is up; undefined where it never is. */
function ticksLeft({ setup, ticks }: State): number | undefined {
  const all = MODE_TICKS[setup.mode];
  return all === null ? undefined : all - ticks;
}

function Clock({ state }: Watched<State>) {
  return <Corner {...useClock(state, ticksLeft)} />;
}

const NEXT_SIZES = { phone: 0.84, low: 0.84, tablet: 1, desktop: 1 } as const;

function Next({ state, layout, empty }: NextProps<State>) {
  const next = usePick(state, (s) => s.next);
  const look = lookOf(settings.value);
  const cell = Math.round(NEXT_SIZES[layout.kind] * layout.cell);
  return (
    <Plate label={t().next}>
      <PairDrawing
        cell={cell}
        paint={
          empty
            ? undefined
            : (pen, ratio, margin) => paintGemPair(pen, next, { look, cell, ratio, at: { x: margin, y: margin } })
        }
      />
    </Plate>
  );
}

function Numbers(watched: Watched<State>) {
  const level = usePick(watched.state, (s) => s.level);
  const timed = usePick(watched.state, (s) => ticksLeft(s) !== undefined);
  return (
    <>
      <Diamond state={watched.state} />
      <Chain {...watched} />
      {!timed && <Stat kind="hud" label={t().level} value={t().number(level)} />}
      <Stat kind="hud" class="clock" {...useClock(watched.state, ticksLeft)} />
    </>
  );
}

const DIAMOND_SIZE = 30;

/** Pieces until the next diamond is dealt. Rules may have a last one. */
function Diamond({ state }: Pick<Watched<State>, 'state'>) {
  const pieces = usePick(state, untilDiamond);
  const look = lookOf(settings.value);
  if (pieces === null) return null;
  return (
    <div class="stat hud diamond">
      <dt>
        <span class="pictured">{t().diamondIn}</span>
        <PairDrawing
          cell={DIAMOND_SIZE}
          height={1}
          paint={(pen, ratio, margin) =>
            paintGem(pen, DIAMOND, { look, cell: DIAMOND_SIZE, ratio, at: { x: margin, y: margin } })
          }
        />
      </dt>
      <dd>{t().number(pieces)}</dd>
    </div>
  );
}

/** Tech bonuses and all clears are listed apart, as how many and what they brought. */
function Result({ state }: { readonly state: State }) {
  const { techs, allClears, rules } = state;
  return (
    <>
      <Stat kind="tile" label={t().longestChain} value={t().number(state.maxChain)} />
      <Stat kind="tile" label={t().level} value={t().number(state.level)} />
      <TimeTile ticks={state.ticks} />
      <Stat kind="tile" label={t().tech} value={t().times(techs, rules.techScore)} />
      <Stat kind="tile" label={t().allClear} value={t().times(allClears, rules.allClearScore)} />
    </>
  );
}
