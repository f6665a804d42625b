import { Play } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { infosOf } from '../infos.tsx';
import { winsOf } from '../match/rounds.ts';
import type { SavedMatch } from '../match/save.ts';
import type { Rivals } from '../rivals.ts';
import { setupWords } from './text.ts';

interface ContinueMatchProps {
  readonly saved: SavedMatch;
  readonly rivals: Rivals | undefined;
  readonly onClick: () => void;
}

const FACE = 44;

/** The bar that leads back into the match that was left. */
export function ContinueMatch({ saved, rivals, onClick }: ContinueMatchProps) {
  const t = setupWords();
  const [first, second] = infosOf(saved.plan, rivals);
  const [won, lost] = winsOf(saved.rounds);
  return (
    <button type="button" class="resume" onClick={onClick}>
      <span class="resume-faces">
        <first.Face size={FACE} mood="rest" />
        <second.Face size={FACE} mood="rest" />
      </span>
      <span class="resume-words">
        <span class="resume-lead">{t.continueMatch}</span>
        <strong>{t.between(first.name(), second.name())}</strong>
        <span class="resume-note">{t.standing(won, lost)}</span>
      </span>
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </button>
  );
}
