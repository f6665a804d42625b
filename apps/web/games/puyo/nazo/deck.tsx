// The buttons that move the pair in hand, for fingers and for anybody without keys.

import { ChevronLeft, ChevronRight, ChevronsDown, RotateCcw, RotateCw } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import type { NazoGame } from './game.ts';
import { nazoWords } from './text.ts';

export function NazoDeck({ game, onPlace }: { readonly game: NazoGame; readonly onPlace: () => void }) {
  const t = nazoWords();
  return (
    <div class="nazo-deck" role="group" aria-label={t.keyMove} inert={game.shown.value}>
      <IconButton icon={ChevronLeft} name={t.moveLeft} class="tall" onClick={() => game.move(-1)} />
      <IconButton icon={ChevronRight} name={t.moveRight} class="tall" onClick={() => game.move(1)} />
      <IconButton icon={RotateCcw} name={t.rotateNazoLeft} class="tall" onClick={() => game.rotate(-1)} />
      <IconButton icon={RotateCw} name={t.rotateNazoRight} class="tall" onClick={() => game.rotate(1)} />
      <IconButton icon={ChevronsDown} name={t.place} class="tall nazo-place" onClick={onPlace} />
    </div>
  );
}
