// The touch pads. The controls find them by `data-button`.

import { ChevronLeft, ChevronRight, ChevronsDown, type IconNode, RotateCcw, RotateCw } from 'lucide';
import type { Ref } from 'preact';
import { playWords } from '../text/text.ts';
import { Icon } from '../../parts/icon.tsx';

interface PadProps {
  readonly button: string;
  readonly icon: IconNode;
  readonly name: string;
  /** The button of a short tap, if it differs. */
  readonly tap?: string | undefined;
  /** Words under the icon. */
  readonly label: string | undefined;
}

function Pad({ button, icon, name, tap, label }: PadProps) {
  return (
    <button type="button" class="pad" data-button={button} data-tap={tap} aria-label={name}>
      <Icon node={icon} size={30} />
      {label !== undefined && <span class="pad-label">{label}</span>}
    </button>
  );
}

interface DeckProps {
  readonly root: Ref<HTMLDivElement>;
  /** The rules have a hard drop: a tap drops, and holding makes faster. */
  readonly hardDrop?: boolean;
  /** The pads say what they do. */
  readonly labels?: boolean;
}

export function Deck({ root, hardDrop = false, labels = false }: DeckProps) {
  const t = playWords();
  const label = (words: string): string | undefined => (labels ? words : undefined);
  const drop = hardDrop ? t.padDrop : t.padFaster;
  return (
    <div ref={root} class="deck" role="group" aria-label={t.controls}>
      <div class="deck-side">
        <Pad button="left" icon={ChevronLeft} name={t.moveLeft} label={label(t.moveLeft)} />
        <Pad button="right" icon={ChevronRight} name={t.moveRight} label={label(t.moveRight)} />
      </div>
      <div class="deck-side">
        <Pad button="soft" icon={ChevronsDown} name={drop} tap={hardDrop ? 'hard' : undefined} label={label(drop)} />
        <Pad button="rotateLeft" icon={RotateCcw} name={t.rotateLeft} label={label(t.keyRotate)} />
        <Pad button="rotateRight" icon={RotateCw} name={t.rotateRight} label={label(t.keyRotate)} />
      </div>
    </div>
  );
}
