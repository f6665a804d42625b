import { bonusDue, type State, targetAt } from '@rensa/games/puyo';
import { Stat } from '../../../parts/stat.tsx';
import { usePick } from '../../../play/parts/rail.tsx';
import type { Watched } from '../../../play/followers/hud.ts';
import { puyoWords as t } from '../text/text.ts';

/** In a match: how many ojama the next chain will send for an all clear, beside what it sends itself. */
export function AllClearDue({ state }: Pick<Watched<State>, 'state'>) {
  const ojama = usePick(state, ojamaDue);
  if (ojama === 0) return null;
  return (
    <dl class="all-clear-due">
      <Stat kind="hud" class="badge" label={t().allClear} value={t().gained(ojama)} />
    </dl>
  );
}

function ojamaDue(state: State): number {
  const { attack } = state.rules;
  return attack === null ? 0 : Math.floor(bonusDue(state) / targetAt(attack, state.ticks));
}
