// Tray of a board of Gems: the counter gems on their way, in the pattern that they will land in, with their number and
// an alarm.

import { colorIn, COLS, type Gems, patternCode, type PatternName, patternWith, type State } from '@rensa/games/gems';
import { FONT } from '../canvas/font.ts';
import type { Look } from '../canvas/look.ts';
import { drawMark } from '../canvas/marks.ts';
import { huesOf } from '../canvas/palette.ts';
import type { Pen } from '../canvas/surface.ts';
import { type AttackStyle, type IncomingGarbage, totalOf, type TrayView } from '../match/attack.ts';
import { drawTrayTotal } from '../match/tray.ts';
import { type Alarm, alarmOf } from './alarm.ts';
import { STEEL } from './counter.ts';

const PAD = 10;
const MAX_ROWS = 3;
const LATER_ALPHA = 0.38;
const BUMP = 0.12;
/** Width from which a tray has room for a word beside the pattern. */
const WORD_FROM = 190;
const ALARM_COLORS: Readonly<Record<Alarm, string>> = { caution: '#FFE45C', warning: '#FFB13D', danger: '#FF7A5C' };

function incoming({ queued, pending, incoming: pattern }: State): IncomingGarbage {
  return { now: queued, later: pending, kinds: [patternCode(pattern)] };
}

function drawTray(view: TrayView, waiting: IncomingGarbage): void {
  const alarm = alarmOf(totalOf(waiting));
  if (alarm === undefined) return;
  const { pen, height, width, bump, words } = view;
  const cell = ((height - 2 * 5) / MAX_ROWS) * (1 + BUMP * bump);
  drawCounters(view, waiting, cell);
  drawTrayTotal(view, waiting);
  if (width < WORD_FROM) return;
  pen.font = `italic 800 ${Math.round(height * 0.34)}px ${FONT}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = ALARM_COLORS[alarm];
  pen.fillText(words[alarm] ?? '', PAD + COLS * cell + 12, height / 2 + 1);
}

/** Draws counter gems row by row from the floor up, as they land; those that fall later are dim. */
function drawCounters(view: TrayView, waiting: IncomingGarbage, cell: number): void {
  const { pen, look, height } = view;
  const shown = Math.min(totalOf(waiting), MAX_ROWS * COLS);
  const rows = Math.ceil(shown / COLS);
  const floor = height / 2 + (rows * cell) / 2;
  const pattern = patternWith(waiting.kinds[0]);
  for (let i = 0; i < shown; i++) {
    const [row, col] = [Math.floor(i / COLS), i % COLS];
    pen.globalAlpha = i < waiting.now ? 1 : LATER_ALPHA;
    drawCounter(pen, look, {
      color: colorIn(pattern, row, col),
      x: PAD + col * cell,
      y: floor - (row + 1) * cell,
      cell,
    });
  }
  pen.globalAlpha = 1;
}

interface SmallCounter {
  readonly color: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

function drawCounter(pen: Pen, { palette, marks }: Look, { color, x, y, cell }: SmallCounter): void {
  const hues = huesOf(palette, color);
  pen.fillStyle = STEEL.dark;
  pen.beginPath();
  pen.roundRect(x + 0.5, y + 0.5, cell - 1, cell - 1, cell * 0.22);
  pen.fill();
  pen.fillStyle = hues.base;
  pen.beginPath();
  pen.roundRect(x + cell * 0.2, y + cell * 0.2, cell * 0.6, cell * 0.6, cell * 0.14);
  pen.fill();
  if (!marks) return;
  pen.save();
  pen.translate(x + cell / 2, y + cell / 2);
  drawMark(pen, color, hues, cell * 0.24);
  pen.restore();
}

/** Paints `rows` rows of a side's pattern, for the plates beside the boards. */
export function paintPattern(
  pen: Pen,
  pattern: PatternName,
  { look, cell, rows }: { readonly look: Look; readonly cell: number; readonly rows: number },
): void {
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < COLS; col++) {
      drawCounter(pen, look, { color: colorIn(pattern, row, col), x: col * cell, y: (rows - 1 - row) * cell, cell });
    }
  }
}

export const gemsAttacks: AttackStyle<Gems> = {
  cols: COLS,
  incoming,
  broken: (event) => (event.kind === 'broke' ? { cells: event.breaking.cells, color: 4 } : undefined),
  exchanged(event) {
    if (event.kind === 'offset') return { offset: event.amount, sent: 0 };
    return event.kind === 'sent' ? { offset: 0, sent: event.amount } : undefined;
  },
  drawTray,
};
