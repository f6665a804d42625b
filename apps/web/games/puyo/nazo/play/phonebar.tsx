// The bar of a puzzle on a phone: the goal, the last hint, and the time.

import { ArrowLeft, Lightbulb } from 'lucide';
import { formatTime } from '../../../../base/text/format.ts';
import { IconLink } from '../../../../parts/button.tsx';
import { Icon } from '../../../../parts/icon.tsx';
import { Stat } from '../../../../parts/stat.tsx';
import { type HintsProps, lastHint } from './hints.tsx';
import { NAZO_PATH, type NazoEntry } from '../puzzle/puzzle.ts';
import { nazoWords } from '../text/text.ts';
import { goalName, missedWords, nameWords } from '../parts/words.ts';

interface PhoneBarProps extends Omit<HintsProps, 'onOpen'> {
  readonly entry: NazoEntry;
  /** True unless something pops. */
  readonly resting: boolean;
}

export function NazoPhoneBar({ entry, resting, ...hints }: PhoneBarProps) {
  const t = nazoWords();
  const { game } = hints;
  return (
    <header class="nazo-bar">
      <IconLink icon={ArrowLeft} name={t.allPuzzles} href={NAZO_PATH} />
      <div class="tool-title">
        <h1 tabindex={-1}>{goalName(entry.nazo.goal)}</h1>
        <BarNote entry={entry} resting={resting} {...hints} />
      </div>
      <dl>
        <Stat kind="hud" label={t.time} value={formatTime(game.seconds.value)} />
      </dl>
    </header>
  );
}

/** The miss, the last hint, or the name of the puzzle. A screen reader finds miss and hint below. */
function BarNote({ entry, resting, ...hints }: PhoneBarProps) {
  const hint = lastHint(hints);
  if (resting && hints.game.attempt.value.outcome === 'missed') {
    return (
      <p class="nazo-missed" aria-hidden="true">
        {missedWords(hints.game)}
      </p>
    );
  }
  if (hint === undefined) return <p>{nameWords(entry)}</p>;
  return (
    <p class="nazo-hint-line" aria-hidden="true">
      <Icon node={Lightbulb} size={16} />
      <span>{hint}</span>
    </p>
  );
}
