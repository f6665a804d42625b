import type { FallingTypes } from '@rensa/games/falling';
import type { StoredKind } from '../base/storage/kinds.ts';
import { saveKind } from './saves/save.ts';
import type { GameUi } from './ui/ui.ts';
import { setupKind } from './records/chosen.ts';

/** What a falling game stores for itself. */
export function fallingKinds<G extends FallingTypes>(ui: GameUi<G>): readonly StoredKind[] {
  return [setupKind(ui), saveKind(ui)];
}
