// What a person has reached in a game, where a setup has the room.

import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { useEffect } from 'preact/hooks';
import { listFinished } from '../../base/storage/finished/count.ts';
import type { FinishedGames } from '../../base/storage/finished/store.ts';
import { Stat } from '../../parts/stat.tsx';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';

interface NumbersProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly best: number | undefined;
}

export function SetupNumbers<G extends FallingTypes>({ ui, best }: NumbersProps<G>) {
  const t = playWords();
  const counted = useSignal<ReachedNumbers | undefined>(undefined);
  useEffect(() => {
    listFinished().then(
      (all) => (counted.value = countOf(all, ui.game.id)),
      () => {},
    );
  }, []);
  const shown = (n: number | undefined): string => (n === undefined ? '–' : t.number(n));
  return (
    <dl class="setup-numbers">
      <Stat kind="tile" label={t.best} value={shown(best)} />
      <Stat kind="tile" label={ui.peak?.label() ?? t.longestChain} value={shown(counted.value?.peak)} />
      <Stat kind="tile" label={t.games} value={shown(counted.value?.games)} />
    </dl>
  );
}

interface ReachedNumbers {
  readonly games: number;
  readonly peak: number | undefined;
}

function countOf({ games, totals }: FinishedGames, id: string): ReachedNumbers {
  const [own, older] = [games.filter(({ game }) => game === id), totals.filter(({ game }) => game === id)];
  const peaks = [...own.map(({ peak }) => peak), ...older.map(({ peaks }) => peaks.length - 1)];
  return {
    games: own.length + older.reduce((sum, total) => sum + total.games, 0),
    peak: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}
