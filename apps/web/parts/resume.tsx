// The bar that leads back into a saved game.

import type { State } from '@rensa/games/puyo';
import { Play } from 'lucide';
import { text } from '../text.ts';
import { Icon } from './icon.tsx';
import { Thumbnail } from './thumbnail.tsx';

function Inside({ state }: { readonly state: State }) {
  const t = text();
  return (
    <>
      <Thumbnail board={state.board} />
      <span class="resume-words">
        <span class="resume-lead">{t.continue}</span>
        <strong>{state.setup.mode === 'endless' ? t.endlessGame : t.survivalGame}</strong>
        <span class="resume-note">
          {state.rules.levels === null ? t.points(state.score) : t.pointsLevel(state.score, state.level)}
        </span>
      </span>
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </>
  );
}

export function Resume({ state, onClick }: { readonly state: State; readonly onClick: () => void }) {
  return (
    <button type="button" class="resume" onClick={onClick}>
      <Inside state={state} />
    </button>
  );
}

export function ResumeLink({ state, href }: { readonly state: State; readonly href: string }) {
  return (
    <a class="resume" href={href}>
      <Inside state={state} />
    </a>
  );
}
