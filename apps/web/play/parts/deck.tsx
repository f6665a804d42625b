// The touch pads. The controls find them by `data-button`.

import { ChevronLeft, ChevronRight, ChevronsDown, type IconNode, RotateCcw, RotateCw } from 'lucide';
import type { Ref } from 'preact';
import { playWords } from '../text/text.ts';
import { Icon } from '../../parts/icon.tsx';

function Pad({ button, icon, name }: { readonly button: string; readonly icon: IconNode; readonly name: string }) {
  return (
    <button type="button" class="pad" data-button={button} aria-label={name}>
      <Icon node={icon} size={30} />
    </button>
  );
}

export function Deck({ root }: { readonly root: Ref<HTMLDivElement> }) {
  const t = playWords();
  return (
    <div ref={root} class="deck" role="group" aria-label={t.controls}>
      <div class="deck-side">
        <Pad button="left" icon={ChevronLeft} name={t.moveLeft} />
        <Pad button="right" icon={ChevronRight} name={t.moveRight} />
      </div>
      <div class="deck-side">
        <Pad button="soft" icon={ChevronsDown} name={t.keySoft} />
        <Pad button="rotateLeft" icon={RotateCcw} name={t.rotateLeft} />
        <Pad button="rotateRight" icon={RotateCw} name={t.rotateRight} />
      </div>
    </div>
  );
}
