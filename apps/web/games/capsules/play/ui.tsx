import {
  BLUE,
  capsules,
  type Capsules,
  type Color,
  colorOf,
  COLS,
  type Event,
  isOffered,
  isVirus,
  OFFERED,
  OPTIONS,
  RED,
  REPEAT,
  RULES,
  type RulesName,
  rulesOf,
  type Setup,
  SPAWN_COL,
  type Speed,
  type State,
  virusesOn,
  VISIBLE_ROWS,
  YELLOW,
} from '@rensa/games/capsules';
import {
  capsuleHue,
  capsulesCues,
  CapsulesPainter,
  layoutBottle,
  paintBottle,
  paintCapsule,
  paintVirus,
} from '@rensa/painters/capsules';
import { lookOf } from '../../../base/screen/look.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { PairDrawing } from '../../../parts/pair.tsx';
import { Plate } from '../../../parts/plate.tsx';
import { Stat } from '../../../parts/stat.tsx';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { Time, TimeTile, usePick } from '../../../play/parts/rail.tsx';
import { Corner } from '../../../play/parts/score.tsx';
import { settings } from '../../../base/settings/settings.ts';
import { say } from '../../../base/text/phrase.ts';
import { colorWord } from '../../../play/narration/color.ts';
import type { Gain, Watched } from '../../../play/followers/hud.ts';
import type { GameUi, NextProps, Retry } from '../../../play/ui/ui.ts';
import { CAPSULES_ACHIEVEMENTS } from './achievements.ts';
import { THEME } from './music.ts';
import { capsulesDaily } from './daily.ts';
import { capsulesLoss } from './loss.ts';
import { NAME } from './name.ts';
import { capsulesPicture } from './pictures.ts';
import { optionNames } from '../options/text/text.ts';
import '../style.css';
import { capsulesWords as t } from '../text/text.ts';

/** The start levels that every ruleset has. */
export const LEVELS = OFFERED.level.filter((level) =>
  Object.values(RULES).every(({ lastLevel }) => level <= lastLevel),
);

export const capsulesUi: GameUi<Capsules> = {
  game: capsules,
  name: () => say(NAME),
  about: () => t().about,
  first: capsules.parseSetup({ rules: 'classic' }),
  isOffered,
  choices: [
    {
      key: 'mode',
      values: OFFERED.mode,
      label: () => t().mode,
      word: (mode) => (mode === 'marathon' ? t().marathon : t().stages),
      note: (mode) => (mode === 'marathon' ? t().marathonLine : t().stagesLine),
      picture: capsulesPicture,
    },
    {
      key: 'rules',
      values: OFFERED.rules,
      label: () => t().rules,
      word: (rules) => t()[rules as RulesName],
      note: (rules) => (rules === 'classic' ? t().classicLine : t().nesLine),
      picture: capsulesPicture,
    },
    {
      key: 'level',
      values: LEVELS,
      label: () => t().startStage,
      word: (level) => t().number(Number(level)),
      phrase: (level) => t().stage(level),
    },
    { key: 'speed', values: OFFERED.speed, label: () => t().speed, word: (speed) => t()[speed as Speed] },
  ],
  custom: { rulesets: RULES, checks: OPTIONS, names: optionNames },
  layout: layoutBottle,
  painter: (look, ratio) => new CapsulesPainter(look, ratio),
  cues: capsulesCues,
  music: { theme: THEME, cols: COLS, rows: VISIBLE_ROWS },
  speech: {
    cols: COLS,
    rows: VISIBLE_ROWS,
    entry: [SPAWN_COL, SPAWN_COL + 1],
    piece: ({ axis, child }) => t().beside(halfWord(axis), halfWord(child)),
    cell: (cell) => (isVirus(cell) ? t().virus(halfWord(colorOf(cell))) : halfWord(colorOf(cell))),
    next: ({ next }) => next,
    locked: (event) => (event.kind === 'locked' ? event.cells : undefined),
    news,
  },
  turn: (event) => (event.kind === 'ended' ? event.chain : undefined),
  gain: (event) => (event.kind === 'cleared' && event.points > 0 ? gainOf(event) : undefined),
  matches: '/versus/capsules',
  daily: capsulesDaily,
  hardDrop: (setup) => rulesOf(setup).hardDrop !== null,
  repeat: REPEAT,
  retry,
  loss: capsulesLoss,
  ending: ({ ending }) => (ending === 'won' ? t().allStages : t().over),
  title: ({ setup }) => t().titled(say(NAME), setup.mode === 'marathon' ? t().marathon : t().stages),
  progress: ({ score, level }) => t().pointsStage(score, level),
  caption: stageOf,
  Corner: Clock,
  peak: { of: ({ level }) => level, label: () => t().highestStage, note: () => t().byStage },
  achievements: CAPSULES_ACHIEVEMENTS,
  Next,
  Numbers,
  Banner,
  Result,
  partyPiece: (pen, { color, size, x, y }, look, ratio) =>
    paintCapsule(pen, partyColors(color), { look, cell: size / 2, ratio, at: { x, y: y + size / 4 } }),
  thumbnail: (pen, { state, side, look, ratio }) =>
    paintBottle(pen, state.board, { look, cell: side / COLS, ratio, rows: COLS }),
};

/** Two halves, never of the same color. */
function partyColors(color: number): State['next'] {
  return { axis: 1 + (color % 3), child: 1 + ((color + 1) % 3) };
}

function halfWord(color: number): string {
  return colorWord(capsuleHue(color));
}

/** The first stage has no event of its own: it is named with the first capsule. */
function news(event: Event, { level, viruses, pairs }: State): (() => string) | undefined {
  const isFirst = event.kind === 'spawned' && pairs === 0;
  if (event.kind === 'staged' || isFirst) return () => t().saidStage(level, viruses);
  if (event.kind === 'stageCleared') return () => t().saidClear;
  return event.kind === 'cleared' && event.viruses.length > 0 ? () => t().saidLeft(viruses) : undefined;
}

function gainOf({ points, lines }: Extract<Event, { kind: 'cleared' }>): Gain {
  return { words: () => t().gained(points), color: capsuleHue(lines[0]?.color ?? RED) };
}

/** From the same stage on. Where that is the first one, playing again is the same. */
function retry({ setup, level, ending }: State): Retry<Setup> | undefined {
  if (ending === 'won' || level === setup.level) return undefined;
  return { setup: { ...setup, level }, words: () => t().sameStage(level) };
}

function stageOf({ level, setup }: State): string {
  return t().stageAt(level, t()[setup.speed]);
}

function Clock({ state }: Watched<State>) {
  const seconds = usePick(state, (s) => secondsOf(s.ticks));
  return <Corner label={t().time} value={formatTime(seconds)} />;
}

/** Two of them side by side have to fit on the plate. */
const WIDEST = { phone: 22, low: 22, tablet: 42, desktop: 42 } as const;

function Next({ state, layout, empty }: NextProps<State>) {
  const next = usePick(state, (s) => s.next);
  const look = lookOf(settings.value);
  const cell = Math.min(layout.cell, WIDEST[layout.kind]);
  return (
    <Plate label={t().next}>
      <PairDrawing
        cell={cell}
        width={2}
        height={1}
        paint={
          empty
            ? undefined
            : (pen, ratio, margin) => paintCapsule(pen, next, { look, cell, ratio, at: { x: margin, y: margin } })
        }
      />
    </Plate>
  );
}

function Numbers({ state }: Watched<State>) {
  const level = usePick(state, (s) => s.level);
  const speed = usePick(state, (s) => s.setup.speed);
  return (
    <>
      <Stat kind="hud" class="roomy" label={t().oneStage} value={t().number(level)} />
      <Stat kind="hud" class="roomy" label={t().speed} value={t()[speed]} />
      <Time state={state} cornered />
      <div>
        <dt class="unseen">{t().virusesLeft}</dt>
        <dd>
          <VirusCounts state={state} />
        </dd>
      </div>
    </>
  );
}

export function VirusCounts({ state }: Pick<Watched<State>, 'state'>) {
  return (
    <dl class="viruses">
      {KINDS.map((kind) => (
        <Viruses key={kind.color} state={state} {...kind} />
      ))}
    </dl>
  );
}

const VIRUS_SIZE = 36;

interface VirusKind {
  readonly color: Color;
  readonly words: () => string;
}

const KINDS: readonly VirusKind[] = [
  { color: RED, words: () => t().red },
  { color: BLUE, words: () => t().blue },
  { color: YELLOW, words: () => t().yellow },
];

/** The number of viruses of one color that are left. */
function Viruses({ state, color, words }: Pick<Watched<State>, 'state'> & VirusKind) {
  const left = usePick(state, ({ board }) => virusesOn(board)[color - 1] ?? 0);
  const look = lookOf(settings.value);
  return (
    <div class="stat hud virus">
      <dt>
        <span class="unseen">{words()}</span>
        <Drawing
          width={VIRUS_SIZE}
          height={VIRUS_SIZE}
          paint={(pen, ratio) =>
            paintVirus(pen, { color, mood: left === 0 ? 'cured' : 'rest' }, { look, cell: VIRUS_SIZE, ratio })
          }
        />
      </dt>
      <dd>{t().number(left)}</dd>
    </div>
  );
}

/** Announces the stage that comes, and the end of one. */
function Banner({ state }: Watched<State>) {
  const phase = usePick(state, (s) => s.phase);
  const level = usePick(state, (s) => s.level);
  const words = phase === 'ready' ? t().stage(level) : phase === 'cleared' ? t().stageClear : undefined;
  // A screen reader says what comes into a region that is already there.
  return (
    <div role="status">
      {words !== undefined && (
        <p key={phase} class={`banner ${phase}`}>
          {words}
        </p>
      )}
    </div>
  );
}

function Result({ state }: { readonly state: State }) {
  return (
    <>
      <Stat kind="tile" label={t().oneStage} value={t().number(state.level)} />
      <Stat kind="tile" label={t().stagesCleared} value={t().number(state.stages)} />
      <TimeTile ticks={state.ticks} />
    </>
  );
}
