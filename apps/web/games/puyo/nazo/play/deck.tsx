// The buttons that move the pair in hand.

import { ChevronLeft, ChevronRight, ChevronsDown, type IconNode, RotateCcw, RotateCw } from 'lucide';
import { Icon } from '../../../../parts/icon.tsx';
import '../../../../styles/deck.css';
import type { NazoGame } from '../puzzle/game.ts';
import { nazoWords } from '../text/text.ts';

interface PadProps {
  readonly icon: IconNode;
  readonly name: string;
  /** The name of the button on the page of a game, for its style. */
  readonly button: string;
  readonly onClick: () => void;
}

function Pad({ icon, name, button, onClick }: PadProps) {
  return (
    <button type="button" class="pad" data-button={button} aria-label={name} title={name} onClick={onClick}>
      <Icon node={icon} size={26} />
    </button>
  );
}

export function NazoDeck({ game, onPlace }: { readonly game: NazoGame; readonly onPlace: () => void }) {
  const t = nazoWords();
  return (
    <div class="nazo-deck" role="group" aria-label={t.keyMove} inert={game.inPlayback.value}>
      <Pad button="left" icon={ChevronLeft} name={t.moveLeft} onClick={() => game.move(-1)} />
      <Pad button="right" icon={ChevronRight} name={t.moveRight} onClick={() => game.move(1)} />
      <Pad button="soft" icon={ChevronsDown} name={t.place} onClick={onPlace} />
      <Pad button="rotateLeft" icon={RotateCcw} name={t.rotateNazoLeft} onClick={() => game.rotate(-1)} />
      <Pad button="rotateRight" icon={RotateCw} name={t.rotateNazoRight} onClick={() => game.rotate(1)} />
    </div>
  );
}
