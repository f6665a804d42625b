// Tray of a board of Puyo: symbols for the ojama on their way, those that fall at the end of this turn first.

import { COLS, type Puyo, type State } from '@rensa/games/puyo';
import { atlasFor } from '../canvas/atlas.ts';
import { inPixels, stamp } from '../canvas/surface.ts';
import { type AttackStyle, type IncomingGarbage, type PiecePlace, totalOf, type TrayView } from '../match/attack.ts';
import { drawTrayRow, drawTrayTotal, spaceFor } from '../match/tray.ts';
import { symbolOf } from './piece/symbol.ts';
import { symbolsOf, type TraySymbol } from './piece/symbols.ts';

const MAX_SYMBOLS = 7;
/** Sizes of symbols, as shares of their room. */
const SIZES: Readonly<Record<TraySymbol, number>> = {
  small: 0.48,
  large: 0.78,
  rock: 0.86,
  star: 0.9,
  moon: 0.86,
  crown: 0.9,
  comet: 0.94,
};

/** Garbage of a state: at most `attack.most` ojama fall in one turn; the rest of the queue waits for the next. */
function incoming({ rules, queued, pending }: State): IncomingGarbage {
  const now = Math.min(queued, rules.attack?.most ?? queued);
  return { now, later: queued - now + pending, kinds: [] };
}

function drawTray(view: TrayView, waiting: IncomingGarbage): void {
  const total = totalOf(waiting);
  if (total === 0) return;
  const now = symbolsOf(waiting.now).slice(0, MAX_SYMBOLS);
  const later = symbolsOf(waiting.later).slice(0, MAX_SYMBOLS - now.length);
  drawTrayRow(
    view,
    { now, later },
    (symbol, x, y, size) => drawSymbol(view, symbol, { x, y, size }),
    spaceFor(view, total),
  );
  drawTrayTotal(view, waiting);
}

function drawSymbol({ pen, look, ratio, height }: TrayView, symbol: TraySymbol, { x, y, size }: PiecePlace): void {
  const cell = Math.round(size * SIZES[symbol] * 2) / 2;
  const lowered = symbol === 'small' ? height * 0.07 : 0;
  const sprite = symbolOf(atlasFor(look, cell, ratio), symbol);
  inPixels(pen, () => stamp(pen, sprite, x * ratio, (y + lowered) * ratio));
}

export const puyoAttacks: AttackStyle<Puyo> = {
  cols: COLS,
  incoming,
  broken: (event) =>
    event.kind === 'popped'
      ? { cells: event.groups.flatMap(({ cells }) => cells), color: event.groups[0]?.color ?? 1 }
      : undefined,
  exchanged(event) {
    if (event.kind === 'offset') return { offset: event.amount, sent: 0 };
    return event.kind === 'sent' ? { offset: 0, sent: event.amount } : undefined;
  },
  drawTray,
};
