// Before the first pair: all there is to know about the controls, in the empty board.

import type { ReadonlySignal } from '@preact/signals';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import type { PageLayout } from '@rensa/painters';
import { MoveDown, MoveHorizontal, RotateCw } from 'lucide';
import '../../styles/hints.css';
import { hasDeck } from '../../base/screen/screen.ts';
import { Icon } from '../../parts/icon.tsx';
import { Keycap } from '../../parts/keycap.tsx';
import { LESSONS_OF_HAND } from '../records/learned.ts';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';
import type { ShownHint } from './teacher.ts';
import { hintWords } from './words.ts';

interface HintedSolo<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly setup: G['setup'];
  readonly hud: { readonly state: ReadonlySignal<FallingState> };
  readonly teacher: { readonly hint: ReadonlySignal<ShownHint | undefined> };
}

interface RowsProps<G extends FallingTypes> {
  readonly solo: HintedSolo<G>;
  readonly layout: PageLayout;
}

/** Least height of a field with room for the rows, in CSS pixels. */
const MIN_HEIGHT = 440;
const ICONS = { move: MoveHorizontal, rotate: RotateCw, drop: MoveDown };

/** Returns whether the rows are shown: to a beginner, on an empty board with room for them. */
export function hasRows<G extends FallingTypes>({ hud, teacher }: HintedSolo<G>, { field }: PageLayout): boolean {
  const { pairs, board } = hud.state.value;
  const empty = pairs === 0 && board.every((cell) => cell === 0);
  return empty && teacher.hint.value !== undefined && field.height >= MIN_HEIGHT;
}

export function HintRows<G extends FallingTypes>({ solo, layout }: RowsProps<G>) {
  const { ui, setup, teacher } = solo;
  const kind = teacher.hint.value?.kind;
  if (kind === undefined) return null;
  const { x, y, width, height } = layout.field;
  const place = { left: `${x}px`, top: `${y + 0.52 * height}px`, width: `${width}px` };
  const game = { game: ui.game.id, hardDrop: ui.hardDrop(setup) };
  return (
    <div class="hint-rows" style={place}>
      {LESSONS_OF_HAND.map((lesson) => {
        const { words, note, keys } = hintWords(kind, lesson, game);
        return (
          <p key={lesson} class="hint-row">
            {kind === 'touch' ? (
              <span class="hint-picture">
                <Icon node={ICONS[lesson]} size={26} />
              </span>
            ) : (
              <span class="hint-keys">
                {keys.map((key) => (
                  <Keycap key={key}>{key}</Keycap>
                ))}
              </span>
            )}
            <span>
              <strong>{words}</strong>
              {note !== undefined && <span class="hint-note">{note}</span>}
            </span>
          </p>
        );
      })}
      {kind === 'touch' && hasDeck() && <p class="hint-else">{playWords().orTheButtons}</p>}
    </div>
  );
}
