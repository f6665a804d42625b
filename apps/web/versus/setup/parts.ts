import type { VersusGame } from '../ui/game.ts';
import { nameOf, type Rivals } from '../opponents/rivals.ts';
import type { MatchChoice, MatchKind } from './choice.ts';
import type { Devices } from './devices.ts';
import { setupWords } from '../text/setup/text.ts';

/** The tools of every part of the setup page. */
export interface SetupParts {
  readonly game: VersusGame;
  readonly rivals: Rivals | undefined;
  readonly choice: MatchChoice;
  readonly devices: Devices;
  readonly change: (changed: Partial<MatchChoice>) => void;
  readonly play: (kind: MatchKind) => void;
}

/** The names of both sides of the match. */
export function sideNames({ rivals, choice }: Pick<SetupParts, 'rivals' | 'choice'>): readonly [string, string] {
  const t = setupWords();
  const { kind, rival, watched } = choice;
  if (kind === 'people') return [t.player(1), t.player(2)];
  if (kind === 'watch') return [nameOf(rivals, watched[0]), nameOf(rivals, watched[1])];
  return [t.you, nameOf(rivals, rival)];
}
