import { winsOf } from '@rensa/engine';
import { Play } from 'lucide';
import '../../styles/faces.css';
import { Icon } from '../../parts/icon.tsx';
import { playersOf } from '../seats/players.tsx';
import type { SavedMatch } from '../saves/save.ts';
import type { Rivals } from '../opponents/rivals.ts';
import { setupWords } from '../text/setup/text.ts';

interface LeftMatch {
  readonly saved: SavedMatch;
  readonly rivals: Rivals | undefined;
  /** The name of the game, where the page does not say so. */
  readonly game?: string;
}

const FACE = 44;

/** The bar that leads back into the match that was left. */
export function ContinueMatch({ onClick, ...left }: LeftMatch & { readonly onClick: () => void }) {
  return (
    <button type="button" class="resume" onClick={onClick}>
      <Inside {...left} />
    </button>
  );
}

/** The same on another page. */
export function ContinueMatchLink({ href, ...left }: LeftMatch & { readonly href: string }) {
  return (
    <a class="resume" href={href}>
      <Inside {...left} />
    </a>
  );
}

function Inside({ saved, rivals, game }: LeftMatch) {
  const t = setupWords();
  const [first, second] = playersOf(saved.plan, rivals);
  const [won, lost] = winsOf(saved.rounds);
  return (
    <>
      <span class="resume-faces">
        <first.Face size={FACE} mood="rest" />
        <second.Face size={FACE} mood="rest" />
      </span>
      <span class="resume-words">
        <span class="resume-lead">{t.continueMatch}</span>
        <strong>{t.between(first.name(), second.name())}</strong>
        <span class="resume-note">{[...(game === undefined ? [] : [game]), t.standing(won, lost)].join(', ')}</span>
      </span>
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </>
  );
}
