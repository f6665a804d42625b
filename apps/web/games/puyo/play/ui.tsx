import {
  bonusDue,
  COLS,
  type Event,
  isOffered,
  type Mode,
  MODE_TICKS,
  OFFERED,
  OJAMA,
  OPTIONS,
  pairsUntilRow,
  puyo,
  type Puyo,
  RULES,
  type RulesName,
  rulesOf,
  SPAWN_COL,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { layoutField } from '@rensa/painters';
import { paintBoard, paintPair, paintPuyo, puyoCues, PuyoPainter } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { PairDrawing } from '../../../parts/pair.tsx';
import { Plate } from '../../../parts/plate.tsx';
import { Stat } from '../../../parts/stat.tsx';
import { Chain, TimeTile, useClock, usePick } from '../../../play/parts/rail.tsx';
import { settings } from '../../../base/settings/settings.ts';
import { say } from '../../../base/text/phrase.ts';
import { colorWord } from '../../../play/narration/color.ts';
import type { Gain, Watched } from '../../../play/followers/hud.ts';
import type { GameUi, NextProps } from '../../../play/ui/ui.ts';
import { PUYO_ACHIEVEMENTS } from './achievements.ts';
import { THEME } from './music.ts';
import { puyoDaily } from './daily.ts';
import { puyoLoss } from './loss.ts';
import { NAME } from './name.ts';
import { puyoPicture } from './pictures.ts';
import { optionNames } from '../options/text/text.ts';
import '../style.css';
import { TOOLS } from '../tools/pages.ts';
import { puyoWords as t } from '../text/text.ts';

export const puyoUi: GameUi<Puyo> = {
  game: puyo,
  name: () => say(NAME),
  about: () => t().about,
  first: puyo.parseSetup({ rules: 'classic' }),
  isOffered,
  choices: [
    {
      key: 'mode',
      values: OFFERED.mode,
      label: () => t().mode,
      word: (mode) => t()[mode as Mode],
      note: (mode) => modeLine(mode as Mode),
      picture: puyoPicture,
    },
    {
      key: 'rules',
      values: OFFERED.rules,
      label: () => t().rules,
      word: (rules) => t()[rules as RulesName],
      note: (rules) => (rules === 'classic' ? t().classicLine : t().tsuLine),
      picture: puyoPicture,
    },
    {
      key: 'colors',
      values: OFFERED.colors,
      label: () => t().colors,
      word: (n) => t().number(Number(n)),
      phrase: (n) => t().ofColors(n),
    },
  ],
  custom: { rulesets: RULES, checks: OPTIONS, names: optionNames },
  layout: (box) => layoutField(box, COLS, VISIBLE_ROWS),
  painter: (look, ratio) => new PuyoPainter(look, ratio),
  cues: puyoCues,
  music: { theme: THEME, cols: COLS, rows: VISIBLE_ROWS },
  speech: {
    cols: COLS,
    rows: VISIBLE_ROWS,
    entry: [SPAWN_COL],
    piece: ({ axis, child }) => t().onTop(colorWord(child), colorWord(axis)),
    cell: (cell) => (cell === OJAMA ? t().garbage : colorWord(cell)),
    next: ({ next }) => next[0],
    locked: (event) => (event.kind === 'locked' ? event.cells : undefined),
    ticksLeft: timeLeft,
    news,
  },
  turn: (event) => (event.kind === 'ended' ? event.chain : undefined),
  isAllClear: (event) => event.kind === 'allClear',
  gain: (event) => (event.kind === 'popped' ? gainOf(event) : undefined),
  reviewed: true,
  matches: '/versus/puyo',
  tools: TOOLS.map(({ href, name }) => ({ href, name: () => say(name) })),
  daily: puyoDaily,
  hardDrop: (setup) => rulesOf(setup).hardDrop !== null,
  coach: async () => (await import('./coach.ts')).openCoach(),
  loss: puyoLoss,
  ending: (state) => (timeLeft(state) === 0 ? t().timeUp : t().over),
  title: ({ setup }) => t().titled(say(NAME), t()[setup.mode]),
  progress: (state) =>
    levelOf(state) === undefined ? t().points(state.score) : t().pointsLevel(state.score, state.level),
  achievements: PUYO_ACHIEVEMENTS,
  Next,
  Numbers,
  Result,
  partyPiece: (pen, { color, size, x, y, happy }, look, ratio) =>
    paintPuyo(pen, { color, mood: happy ? 'happy' : 'rest' }, { look, cell: size, ratio, at: { x, y } }),
  thumbnail: (pen, { state, side, look, ratio }) =>
    paintBoard(pen, state.board, { look, cell: side / COLS, ratio, rows: COLS }),
};

function modeLine(mode: Mode): string {
  const lines = { endless: t().endlessLine, survival: t().survivalLine, timed2: t().timedLine };
  return lines[mode];
}

/** Ticks until time is up; undefined where it never is. */
function timeLeft({ setup, ticks }: State): number | undefined {
  const all = MODE_TICKS[setup.mode];
  return all === null ? undefined : Math.max(0, all - ticks);
}

/** Only some rulesets have levels. */
function levelOf({ rules, level }: State): number | undefined {
  return rules.levels === null ? undefined : level;
}

const POINTS_A_PUYO = 10;

/** An all clear that is paid with the link is part of its line. */
function gainOf({ link, points, groups }: Extract<Event, { kind: 'popped' }>): Gain {
  const base = POINTS_A_PUYO * link.cleared;
  const more = points - link.score;
  const words = () => (more === 0 ? t().formula(base, link.bonus, points) : t().sum(base, link.bonus, more, points));
  return { words, color: groups[0]?.color ?? 1 };
}

function news(event: Event, state: State): (() => string) | undefined {
  if (event.kind === 'allClear') {
    const { points, due } = event;
    return () => (due > 0 ? t().saidAllClearDue(due) : t().saidAllClear(points));
  }
  return event.kind === 'spawned' && pairsUntilRow(state) === 1 ? () => t().saidRow : undefined;
}

/** Size of the two next pairs beside a field of cells of size 1. */
const SIZES = { phone: [0.84, 0.62], low: [0.84, 0.62], tablet: [1, 0.76], desktop: [1, 0.76] } as const;

function Next({ state, layout, empty, startled = false }: NextProps<State>) {
  const next = usePick(state, (s) => s.next);
  return (
    <Plate label={t().next}>
      {SIZES[layout.kind].map((size, i) => (
        <Waiting
          key={i}
          colors={empty ? undefined : next[i]}
          cell={Math.round(size * layout.cell)}
          startled={startled}
        />
      ))}
    </Plate>
  );
}

interface WaitingProps {
  readonly colors: State['next'][number] | undefined;
  readonly cell: number;
  readonly startled: boolean;
}

function Waiting({ colors, cell, startled }: WaitingProps) {
  const look = lookOf(settings.value);
  const mood = startled ? 'wide' : 'rest';
  return (
    <PairDrawing
      cell={cell}
      paint={
        colors &&
        ((pen, ratio, margin) => paintPair(pen, colors, { look, cell, ratio, at: { x: margin, y: margin } }, mood))
      }
    />
  );
}

function Numbers(watched: Watched<State>) {
  const level = usePick(watched.state, levelOf);
  return (
    <>
      <BonusDue state={watched.state} />
      <RowCountdown state={watched.state} />
      <Chain {...watched} />
      {level !== undefined && <Stat kind="hud" label={t().level} value={t().number(level)} />}
      <Stat kind="hud" {...useClock(watched.state, timeLeft)} />
    </>
  );
}

/** The points of an all clear that the next chain will pay. */
function BonusDue({ state }: Pick<Watched<State>, 'state'>) {
  const due = usePick(state, bonusDue);
  return due === 0 ? null : <Stat kind="hud" class="badge" label={t().allClear} value={t().gained(due)} />;
}

/** Pairs until a row of ojama falls, the one in hand included. */
function RowCountdown({ state }: Pick<Watched<State>, 'state'>) {
  const pairs = usePick(state, pairsUntilRow);
  if (pairs === null) return null;
  return (
    <div class={pairs === 1 ? 'stat hud warned' : 'stat hud'}>
      <dt>
        <span class="long">{t().rowIn}</span>
        <span class="short">{t().rowInShort}</span>
      </dt>
      <dd>{t().number(pairs)}</dd>
    </div>
  );
}

function Result({ state, allClears }: { readonly state: State; readonly allClears: number }) {
  const level = levelOf(state);
  return (
    <>
      <Stat kind="tile" label={t().longestChain} value={t().number(state.maxChain)} />
      {level !== undefined && <Stat kind="tile" label={t().level} value={t().number(level)} />}
      <TimeTile ticks={state.ticks} />
      <Stat kind="tile" label={t().allClears} value={t().number(allClears)} />
    </>
  );
}
