// The field before a move, with where the pair went and where the bot would have put it; or the bot's line on it.

import { type Signal, useSignal } from '@preact/signals';
import { outcomeOf, type Turn } from '@rensa/bots/puyo/review';
import { COLS, type Board, type Colors, type Setup, VISIBLE_ROWS } from '@rensa/games/puyo';
import { stateOf } from '@rensa/games/puyo/lab';
import { useEffect, useRef } from 'preact/hooks';
import { huesOf, lookOf } from '../../../base/screen/look.ts';
import { textScale } from '../../../base/screen/screen.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { Field } from '../tools/field.tsx';
import { fittingCell, type PageSize } from '../tools/page.ts';
import { type BoardScreen, FIELD_MARGIN } from '../tools/screen.ts';
import type { ReviewGame } from './game.ts';
import { cellsOf, type Ghost, ghostsOf } from './marks/ghosts.ts';
import { paintGhosts } from './marks/paint.ts';
import { reviewWords } from './text/text.ts';

/** Space beside and above the field, in CSS pixels. */
const SPACE = {
  wide: { beside: 964, above: 348 },
  middle: { beside: 470, above: 420 },
  phone: { beside: 174, above: 412 },
} as const;
const MIN_CELL = 24;
const MAX_CELL = 60;
/** Scale of text above which a phone scrolls anyway, so that the field may be taller than the screen. */
const LARGE_TEXT = 1.25;

/** The size of the cells of the field, in CSS pixels. */
export function reviewCell({ layout, width, height }: PageSize): number {
  const { beside, above } = SPACE[layout];
  const scrolled = layout === 'phone' && textScale() > LARGE_TEXT;
  return fittingCell(width - beside, scrolled ? Infinity : height - above, { min: MIN_CELL, max: MAX_CELL });
}

interface BoardProps {
  readonly game: ReviewGame;
  readonly setup: Setup;
  readonly number: number;
  /** In CSS pixels. */
  readonly cell: number;
  /** A finger has gone over it, to the right or to the left. */
  readonly onSwipe: (by: 1 | -1) => void;
}

export function ReviewBoard({ game, setup, number, cell, onSwipe }: BoardProps) {
  const screen = useSignal<BoardScreen | undefined>(undefined);
  const held = useSignal(false);
  const { board, ghosts } = useShown(game, number, held.value);
  useEffect(() => screen.value?.show(stateOf(setup, board)), [screen.value, board]);
  const look = lookOf(settings.value);
  const hue = (color: number): string => huesOf(settings.value, color).light;
  return (
    <div class="review-field" {...useFinger(onSwipe, held)}>
      <Field
        rows={VISIBLE_ROWS}
        cell={cell}
        label={reviewWords().fieldSaid(number + 1)}
        onScreen={(made) => {
          screen.value = made;
          return () => (screen.value = undefined);
        }}
      />
      <Drawing
        class="review-ghosts"
        width={COLS * cell + 2 * FIELD_MARGIN}
        height={VISIBLE_ROWS * cell + 2 * FIELD_MARGIN}
        paint={(pen, ratio) => paintGhosts(pen, ghosts, { look, cell, ratio, margin: FIELD_MARGIN, hue })}
      />
    </div>
  );
}

const LINE_MS = 700;

interface ReviewedBoard {
  readonly board: Board;
  readonly ghosts: readonly Ghost[];
}

/** The field of the move, or after the bot's choice; or of the bot's line, one placement after the other. */
function useShown(game: ReviewGame, number: number, after: boolean): ReviewedBoard {
  const turn = game.turns[number] as Turn;
  const move = game.moves.value[number];
  const { value: line } = game.line;
  const steps = line?.number === number ? line.steps : undefined;
  const at = useLineStep(steps?.length);
  const step = steps?.[at];
  if (after && move)
    return { board: outcomeOf(turn.view.board, turn.view.pairs[0] as Colors, move.best).board, ghosts: [] };
  if (steps === undefined || step === undefined) {
    return { board: turn.view.board, ghosts: move ? ghostsOf(turn, move) : [] };
  }
  const board = steps[at - 1]?.board ?? turn.view.board;
  const isYours = at === 0 && line?.from === 'placed' && move !== null && move !== undefined;
  const [kind, grade] = isYours ? (['yours', move.grade] as const) : (['bot', 'best'] as const);
  return { board, ghosts: [{ kind, grade, cells: cellsOf(board, step.pair, step.aim) }] };
}

/** Goes on by itself; where motion is reduced, it is at the last step at once. */
function useLineStep(count: number | undefined): number {
  const at = useSignal(0);
  useEffect(() => {
    if (count === undefined) return undefined;
    at.value = settings.value.motion === 'full' ? 0 : count - 1;
    const timer = setInterval(() => (at.value = Math.min(count - 1, at.value + 1)), LINE_MS);
    return () => clearInterval(timer);
  }, [count]);
  return at.value;
}

const SWIPE = 36;
const HOLD_MS = 350;
/** A finger that lies still moves this much. */
const STILL = 10;

/** The events that an element listens to so that a finger can go over it, or lie on it. */
function useFinger(onSwipe: (by: 1 | -1) => void, held: Signal<boolean>) {
  const from = useRef<PointerEvent | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lift = (): void => {
    clearTimeout(timer.current);
    held.value = false;
    from.current = undefined;
  };
  const way = ({ clientX, clientY }: PointerEvent): readonly [number, number] =>
    from.current === undefined ? [0, 0] : [clientX - from.current.clientX, clientY - from.current.clientY];
  useEffect(() => lift, []);
  return {
    onPointerDown: (event: PointerEvent): void => {
      from.current = event;
      timer.current = setTimeout(() => (held.value = true), HOLD_MS);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (!held.value && Math.hypot(...way(event)) > STILL) clearTimeout(timer.current);
    },
    onPointerUp: (event: PointerEvent): void => {
      const [dx, dy] = way(event);
      const swiped = !held.value && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy);
      lift();
      if (swiped) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: lift,
    onPointerLeave: lift,
    onContextMenu: (event: Event): void => event.preventDefault(),
  };
}
