// The field of a puzzle with the pair in hand, the chain that pops, and the signs of hints.

import { useSignal } from '@preact/signals';
import { VISIBLE_ROWS } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/painters/puyo';
import { useEffect } from 'preact/hooks';
import { BoardTable, Said } from '../../tools/blind.tsx';
import { Field } from '../../tools/field.tsx';
import type { Film } from '../../tools/film.ts';
import { steeringActions } from '../../tools/steering.ts';
import { fittingCell, type PageSize } from '../../tools/page.ts';
import type { FieldActions } from '../../tools/pointer.ts';
import type { BoardScreen } from '../../tools/screen.ts';
import { handState, stillState } from './states.ts';
import type { NazoScene } from './scene.ts';
import { stopPlayback } from './playback.ts';
import { nazoWords } from '../text/text.ts';
import { momentWords, whereWords } from '../parts/words.ts';

/** Space beside and above the field, in CSS pixels. */
const SPACE = {
  wide: { beside: 960, above: 128 },
  middle: { beside: 420, above: 230 },
  phone: { beside: 92, above: 226 },
} as const;
const MIN_CELL = 16;
const MAX_CELL = 72;

/** The size of the cells of the field, in CSS pixels. */
export function nazoCell({ layout, width, height }: PageSize): number {
  const { beside, above } = SPACE[layout];
  return fittingCell(width - beside, height - above, { min: MIN_CELL, max: MAX_CELL });
}

interface NazoFieldProps {
  readonly scene: NazoScene;
  /** Size of a cell, in CSS pixels. */
  readonly cell: number;
  readonly signs: readonly BoardSign[];
  readonly onPlace: () => void;
}

export function NazoField({ scene, cell, signs, onPlace }: NazoFieldProps) {
  const { game, film } = scene;
  const t = nazoWords();
  const screen = useSignal<BoardScreen | undefined>(undefined);
  const { value: pair } = game.pair;
  const { value: aim } = game.aim;
  const { board } = game.attempt.value;
  useEffect(() => {
    if (film.value === undefined) {
      screen.value?.show(pair === undefined ? stillState(board) : handState(board, pair, aim));
    }
  }, [screen.value, film.value, board, pair, aim]);
  useEffect(
    () => (screen.value && film.value ? playOnce(screen.value, film.value, () => (film.value = undefined)) : undefined),
    [screen.value, film.value],
  );
  const missed = game.attempt.value.outcome === 'missed' && film.value === undefined;
  return (
    <div class={missed ? 'nazo-field missed' : 'nazo-field'}>
      <BoardTable label={t.fieldDone} board={board} />
      <Said words={film.value === undefined ? momentWords(game) : ''} />
      <Field
        rows={VISIBLE_ROWS}
        cell={cell}
        label={pair === undefined ? t.fieldDone : t.fieldOf(whereWords(aim))}
        signs={film.value === undefined ? signs : []}
        actions={actionsOf(scene, onPlace)}
        onScreen={(made) => {
          screen.value = made;
          return () => (screen.value = undefined);
        }}
      />
    </div>
  );
}

function actionsOf(scene: NazoScene, onPlace: () => void): FieldActions {
  const { game } = scene;
  const actions = steeringActions({
    blocked: () => game.inPlayback.value,
    col: () => game.aim.value.col,
    moveTo: (col) => game.moveTo(col),
    place: onPlace,
    rotate: () => game.rotate(1),
    undo: () => game.takeBack(),
  });
  return {
    ...actions,
    down: (cell, erase) => (game.inPlayback.value ? stopPlayback(scene) : actions.down(cell, erase)),
  };
}

/** Plays a film until the function that it returns is called. */
function playOnce(screen: BoardScreen, film: Film, onEnd: () => void): () => void {
  const run = screen.watch(film);
  run.play();
  return run.playing.subscribe((playing) => {
    if (!playing && run.atEnd) onEnd();
  });
}
