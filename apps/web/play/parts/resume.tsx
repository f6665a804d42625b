// The bar that leads back into a saved game.

import { isCustom } from '@rensa/engine';
import { Play } from 'lucide';
import type { FallingState } from '@rensa/games/falling';
import { markWords } from './marks.ts';
import { playWords } from '../text/text.ts';
import { Icon } from '../../parts/icon.tsx';
import type { SavedGame } from '../saves/save.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { GameUi } from '../ui/ui.ts';

interface InsideProps<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly saved: SavedGame<Setup, State, Event>;
}

function Inside<Setup, State extends FallingState, Event>({ ui, saved }: InsideProps<Setup, State, Event>) {
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

interface ResumeProps<Setup, State extends FallingState, Event> extends InsideProps<Setup, State, Event> {
  readonly onClick: () => void;
}

export function Resume<Setup, State extends FallingState, Event>({
  onClick,
  ...inside
}: ResumeProps<Setup, State, Event>) {
  return (
    <button type="button" class="resume" onClick={onClick}>
      <Inside {...inside} />
    </button>
  );
}

export function ResumeLink<Setup, State extends FallingState, Event>(inside: InsideProps<Setup, State, Event>) {
  return (
    <a class="resume" href={`/play/${inside.ui.game.id}`}>
      <Inside {...inside} />
    </a>
  );
}
