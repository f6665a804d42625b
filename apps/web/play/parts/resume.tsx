// The bar that leads back into a saved game.

import { isCustom } from '@rensa/engine';
import { Play } from 'lucide';
import type { FallingTypes } from '@rensa/games/falling';
import { markWords } from './marks.ts';
import { playWords } from '../text/text.ts';
import { Icon } from '../../parts/icon.tsx';
import { askToGoOn } from '../saves/playon.ts';
import type { SavedGame } from '../saves/save.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { GameUi } from '../ui/ui.ts';

interface InsideProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly saved: SavedGame<G>;
}

function Inside<G extends FallingTypes>({ ui, saved }: InsideProps<G>) {
  const t = playWords();
  const { state, setup } = saved.session;
  return (
    <>
      <Thumbnail ui={ui} state={state} />
      <span class="resume-words">
        <span class="resume-lead">{t.continue}</span>
        <strong>{ui.title(state)}</strong>
        <span class="resume-note">{ui.progress(state)}</span>
        {isCustom(setup) && <span class="resume-note">{t.customRules}</span>}
        {saved.uncounted && <span class="resume-note">{markWords(saved.uncounted)}</span>}
      </span>
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </>
  );
}

export function ResumeLink<G extends FallingTypes>(inside: InsideProps<G>) {
  const { id } = inside.ui.game;
  return (
    <a class="resume" href={`/play/${id}`} onClick={() => askToGoOn(id)}>
      <Inside {...inside} />
    </a>
  );
}
