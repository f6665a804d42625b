// The field of a puzzle: the pair in hand over it, what pops, and what a hint shows.

import { type Signal, useSignal } from '@preact/signals';
import { VISIBLE_ROWS } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/painters/puyo';
import { useEffect } from 'preact/hooks';
import { Field } from '../../tools/field.tsx';
import { leadingHand } from '../../tools/leading.ts';
import type { FieldHand } from '../../tools/pointer.ts';
import type { BoardScreen } from '../../tools/screen.ts';
import { handState, type NazoFilm, stillState } from './hand.ts';
import type { NazoScene } from './scene.ts';
import { stopShowing } from './showing.ts';
import { nazoWords } from '../text/text.ts';
import { whereWords } from '../parts/words.ts';

interface NazoFieldProps {
  readonly scene: NazoScene;
  /** In CSS pixels. */
  readonly cell: number;
  readonly signs: readonly BoardSign[];
  readonly onPlace: () => void;
}

export function NazoField({ scene, cell, signs, onPlace }: NazoFieldProps) {
  const { game, film } = scene;
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
  const missed = game.at.value.outcome === 'missed' && film.value === undefined;
  return (
    <div class={missed ? 'nazo-field missed' : 'nazo-field'}>
      <Field
        rows={VISIBLE_ROWS}
        cell={cell}
        label={pair === undefined ? t.fieldDone : t.fieldOf(whereWords(hand))}
        signs={film.value === undefined ? signs : []}
        hand={handOf(scene, onPlace)}
        onScreen={(made) => {
          screen.value = made;
          return () => (screen.value = undefined);
        }}
      />
    </div>
  );
}

function handOf(scene: NazoScene, onPlace: () => void): FieldHand {
  const { game } = scene;
  const hand = leadingHand({
    rests: () => game.shown.value,
    col: () => game.hand.value.col,
    leadTo: (col) => game.moveTo(col),
    place: onPlace,
    rotate: () => game.rotate(1),
    undo: () => game.takeBack(),
  });
  return { ...hand, down: (cell, erase) => (game.shown.value ? stopShowing(scene) : hand.down(cell, erase)) };
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
