// The bar that leads back into the saved game of one kind.

import type { FallingTypes } from '@rensa/games/falling';
import type { VNode } from 'preact';
import { ResumeLink } from './resume.tsx';
import { chosenSetup } from '../records/chosen.ts';
import { choiceLine } from './chosen.ts';
import { loadSave } from '../saves/save.ts';
import type { GameUi } from '../ui/ui.ts';

/** The way in which a game begins, in a few words. */
export function chosenLine<G extends FallingTypes>(ui: GameUi<G>): string {
  return choiceLine(ui.choices, chosenSetup(ui));
}

export function resumeBar<G extends FallingTypes>(ui: GameUi<G>): VNode | undefined {
  const saved = loadSave(ui);
  return saved && <ResumeLink ui={ui} saved={saved} />;
}
