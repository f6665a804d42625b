// The settings of a match.

import { BEST_OF, type BestOf } from '@rensa/engine';
import { ChevronRight } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { Stepper } from '../../parts/preferences/stepper.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { ChoiceRow } from '../../play/parts/choice.tsx';
import { CoachRow } from '../../play/parts/coachrow.tsx';
import type { VersusGame } from '../ui/game.ts';
import type { MatchChoice } from './choice.ts';
import { handicapStep, MAX_STEPS, percentAt, withHandicap } from './handicap.ts';
import { setupWords } from '../text/setup/text.ts';

interface RowsProps {
  readonly game: VersusGame;
  readonly choice: MatchChoice;
  /** The names of the sides. */
  readonly names: readonly [string, string];
  readonly onChange: (changed: Partial<MatchChoice>) => void;
}

export function MatchRows({ game, choice, names, onChange }: RowsProps) {
  const t = setupWords();
  const { setup } = choice;
  return (
    <div class="rows" role="group" aria-label={t.settingsOf}>
      {game.choices.map((each) => (
        <ChoiceRow
          key={each.key}
          choice={each}
          setup={setup}
          onChange={(key, value) => onChange({ setup: { ...setup, [key]: value } })}
        />
      ))}
      <Segmented
        label={t.bestOf}
        value={String(choice.bestOf)}
        options={BEST_OF.map((rounds) => ({ value: String(rounds), label: t.number(rounds) }))}
        onChoose={(rounds) => onChange({ bestOf: Number(rounds) as BestOf })}
      />
      <HandicapRow
        step={handicapStep(setup)}
        names={names}
        onChange={(step) => onChange({ setup: withHandicap(setup, step) })}
      />
      {game.coach && choice.kind === 'bot' && <CoachRow />}
      <a class="row" href="/controls">
        <span class="row-label">{t.controls}</span>
        <Icon node={ChevronRight} />
      </a>
    </div>
  );
}

interface HandicapRowProps extends Pick<RowsProps, 'names'> {
  readonly step: number;
  readonly onChange: (step: number) => void;
}

/** To the left fewer attacks reach the first side, to the right the second. */
function HandicapRow({ step, names, onChange }: HandicapRowProps) {
  const t = setupWords();
  const nameAt = (at: number): string => names[at < 0 ? 0 : 1];
  return (
    <div class="handicap">
      <Stepper
        label={t.handicap}
        value={step}
        words={(at) => (at === 0 ? t.none : `${nameAt(at)} ${t.percent(percentAt(at))}`)}
        least={-MAX_STEPS}
        most={MAX_STEPS}
        onChange={onChange}
      />
      {step !== 0 && <p class="hint">{t.percentOn(nameAt(step), percentAt(step))}</p>}
    </div>
  );
}
