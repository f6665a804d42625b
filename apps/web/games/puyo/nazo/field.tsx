// The field of a puzzle: the pair in hand over it, what pops, and what a hint shows.

import { type Signal, useSignal } from '@preact/signals';
import { COLS, placePair, RULES, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/stage/puyo';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../base/settings.ts';
import { Field } from '../tools/field.tsx';
import type { BoardScreen } from '../tools/screen.ts';
import type { NazoGame } from './game.ts';
import { filmOf, handState, type NazoFilm, stillState } from './hand.ts';
import { nazoWords } from './text.ts';
import { whereWords } from './words.ts';

interface NazoFieldProps {
  readonly game: NazoGame;
  /** In CSS pixels. */
  readonly cell: number;
  readonly signs: readonly BoardSign[];
  readonly film: Signal<NazoFilm | undefined>;
  readonly onPlace: () => void;
}

export function NazoField({ game, cell, signs, film, onPlace }: NazoFieldProps) {
  const t = nazoWords();
  const screen = useSignal<BoardScreen | undefined>(undefined);
  const { value: pair } = game.pair;
  const { value: hand } = game.hand;
  const { board } = game.at.value;
  useEffect(() => {
    if (film.value === undefined) {
      screen.value?.show(pair === undefined ? stillState(board) : handState(board, pair, hand));
    }
  }, [screen.value, film.value, board, pair, hand]);
  useEffect(() => (screen.value && film.value ? watch(screen.value, film) : undefined), [screen.value, film.value]);
  const press = ({ offsetX }: MouseEvent): void => {
    const col = Math.max(0, Math.min(COLS - 1, Math.floor(offsetX / cell)));
    if (game.shown.value) return;
    if (col === hand.col) onPlace();
    else game.moveTo(col);
  };
  return (
    <div class="nazo-field" onClick={press}>
      <Field
        rows={VISIBLE_ROWS}
        cell={cell}
        label={pair === undefined ? t.fieldDone : t.fieldOf(whereWords(hand))}
        signs={film.value === undefined ? signs : []}
        onScreen={(made) => {
          screen.value = made;
          return () => (screen.value = undefined);
        }}
      />
    </div>
  );
}

/** Plays it once, and then lets go of it. */
function watch(screen: BoardScreen, film: Signal<NazoFilm | undefined>): () => void {
  const { start, steps } = film.value as NazoFilm;
  const run = screen.watch(start, steps);
  run.play();
  return run.playing.subscribe((playing) => {
    if (!playing && run.atEnd) film.value = undefined;
  });
}

/**
 * Places the pair in hand; if something pops and motion is not reduced, that is seen. While the page shows an answer, the
 * person places nothing.
 */
export function placeInHand(
  game: NazoGame,
  film: Signal<NazoFilm | undefined>,
  by: 'person' | 'shown' = 'person',
): void {
  const { value: pair } = game.pair;
  if (pair === undefined || film.value !== undefined || game.shown.value !== (by === 'shown')) return;
  const placed = placePair(game.at.value.board, pair, game.hand.value, RULES.tsu);
  if (!game.place()) return;
  if (game.at.value.links > 0 && settings.value.motion === 'full') film.value = filmOf(placed);
}
