// The buttons below the board while it is played: undo, redo, hints and trials. Messages are below them.

import { INPUT, type State } from '@rensa/games/loop';
import { Check, ChevronLeft, ChevronRight, Lightbulb, PencilLine, Redo2, Undo2, X } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import type { DrawingBoard } from '../board/drawing.ts';
import { waysOfHint } from '../board/picture.ts';
import { messageOf } from '../board/sentences.ts';
import { type LoopWords, loopWords } from '../text/text.ts';
import { Pill } from './pill.tsx';

export function Tools({ board, hints = true }: { readonly board: DrawingBoard; readonly hints?: boolean }) {
  const t = loopWords();
  const state = board.shown.value;
  if (state === undefined) return null;
  const trying = state.lines.firm !== null;
  return (
    <>
      <div class="pills">
        <Pill
          kind="compact"
          icon={Undo2}
          label={t.undo}
          disabled={state.past.length === 0}
          onClick={() => board.act(INPUT.undo)}
        />
        <Pill
          kind="compact"
          icon={Redo2}
          label={t.redo}
          disabled={state.future.length === 0}
          onClick={() => board.act(INPUT.redo)}
        />
        {hints && <Pill icon={Lightbulb} label={hintLabel(state, t)} onClick={() => board.act(INPUT.hint)} />}
        {hints && !trying && <Pill icon={PencilLine} label={t.trial} onClick={() => board.act(INPUT.trial('begin'))} />}
      </div>
      {trying && <Trial board={board} />}
      <Ways board={board} state={state} />
      <p class="loop-message" aria-live="polite">
        {board.input.crossing.value ? t.crossing : messageOf(state, t)}
      </p>
    </>
  );
}

/** Keeps or discards the lines on trial. */
function Trial({ board }: { readonly board: DrawingBoard }) {
  const t = loopWords();
  return (
    <div class="loop-trial" role="group" aria-label={t.trial}>
      <span>{t.trying}</span>
      <Pill icon={Check} label={t.trialKeep} onClick={() => board.act(INPUT.trial('keep'))} />
      <Pill icon={X} label={t.trialDiscard} onClick={() => board.act(INPUT.trial('discard'))} />
    </div>
  );
}

/** Shows the ways that a hint leaves, one by one on the board. */
function Ways({ board, state }: { readonly board: DrawingBoard; readonly state: State }) {
  const t = loopWords();
  const { length } = waysOfHint(state);
  if (length === 0) return null;
  const way = board.way.value;
  const turn = (by: number): void => void (board.way.value = ((way ?? (by > 0 ? -1 : 0)) + by + length) % length);
  return (
    <div class="loop-ways" role="group" aria-label={t.ways}>
      <IconButton icon={ChevronLeft} name={t.previousWay} class="plain" onClick={() => turn(-1)} />
      <span aria-live="polite">{way === undefined ? t.showWays(length) : t.wayOf(way + 1, length)}</span>
      <IconButton icon={ChevronRight} name={t.nextWay} class="plain" onClick={() => turn(1)} />
    </div>
  );
}

function hintLabel({ told }: State, t: LoopWords): string {
  if (told === null) return t.hint;
  if (told.stage === 1) return t.hintWhy;
  return told.hint.kind === 'wrong' ? t.hintErase : t.hintDraw;
}
