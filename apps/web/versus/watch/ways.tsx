import { Swords, Users } from 'lucide';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { matchWords } from '../text/match/text.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { ShownPlayer } from '../seats/seat.ts';
import { waysToPlayOn } from './playon.ts';

interface WaysProps {
  readonly plan: SeatedPlan;
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly onChoose: (plan: SeatedPlan) => void;
  readonly onClose: () => void;
}

/** The players of the game that goes on from here. */
export function PlayOnSheet({ plan, players, onChoose, onClose }: WaysProps) {
  const t = matchWords();
  const wordsFor = (seat: 0 | 1 | undefined): string => {
    if (seat === undefined) return t.twoPlayOn;
    const [own, other] = [players[seat], players[seat === 0 ? 1 : 0]];
    return plan.sides[seat].kind === 'person' ? t.ownBoard(other.name()) : t.takeBoard(own.name(), other.name());
  };
  return (
    <Sheet title={t.playOnHow} dismissible onClose={onClose}>
      <div class="sheet-actions">
        {waysToPlayOn(plan).map((way, i) => (
          <Button
            key={i}
            kind={i === 0 ? 'primary' : 'secondary'}
            icon={way.seat === undefined ? Users : Swords}
            onClick={() => onChoose(way.plan)}
          >
            {wordsFor(way.seat)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
