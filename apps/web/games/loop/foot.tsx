// Below the board: undo, redo and hints while it is played, the result when it is solved.

import { INPUT, type State } from '@rensa/games/loop';
import { Lightbulb, Redo2, Undo2 } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { messageOf } from './sentences.ts';
import type { DrawingBoard } from './drawing.ts';
import { type LoopDictionary, loopText } from './text.ts';
import { hintOf } from '@rensa/games/loop';

interface PillProps {
  readonly icon?: IconNode;
  readonly label: string;
  readonly kind?: 'plain' | 'strong';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function Pill({ icon, label, kind = 'plain', disabled = false, onClick }: PillProps) {
  return (
    <button type="button" class={`pill-button ${kind}`} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      {icon && <Icon node={icon} size={18} />}
      <span>{label}</span>
    </button>
  );
}

export function Tools({ board, hints = true }: { readonly board: DrawingBoard; readonly hints?: boolean }) {
  const t = loopText();
  const state = board.shown.value;
  if (state === undefined) return null;
  const message = messageOf(state, t);
  return (
    <>
      <div class="pills">
        <Pill icon={Undo2} label={t.undo} disabled={state.past.length === 0} onClick={() => board.act(INPUT.undo)} />
        <Pill icon={Redo2} label={t.redo} disabled={state.future.length === 0} onClick={() => board.act(INPUT.redo)} />
        {hints && <Pill icon={Lightbulb} label={hintLabel(state, t)} onClick={() => board.act(INPUT.hint)} />}
      </div>
      <p class="loop-message" aria-live="polite">
        {message}
      </p>
    </>
  );
}

function hintLabel(state: State, t: LoopDictionary): string {
  if (state.hintStage === 0) return t.hint;
  if (state.hintStage === 1) return t.hintWhy;
  return hintOf(state)?.kind === 'wrong' ? t.hintErase : t.hintDraw;
}
