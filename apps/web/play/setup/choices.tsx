// Mode and rules, each with a picture and a sentence.

import type { FallingTypes } from '@rensa/games/falling';
import { Check, ChevronRight } from 'lucide';
import { useId } from 'preact/hooks';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { RulesSetup } from '../custom/options.ts';
import { ChoiceRow } from '../parts/choice.tsx';
import { CoachRow } from '../parts/coachrow.tsx';
import { playWords } from '../text/text.ts';
import type { ChoicePicture, GameUi, SetupChoice } from '../ui/ui.ts';
import type { ChangeSetup } from './view.ts';

interface ChoicesProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly setup: G['setup'];
  readonly change: ChangeSetup<G>;
  readonly onCustom: () => void;
}

export function Choices<G extends FallingTypes>({ ui, setup, change, onCustom }: ChoicesProps<G>) {
  const choose = (key: string, value: string | number): void =>
    change((key === 'rules' ? { rules: value, options: undefined } : { [key]: value }) as Partial<G['setup']>);
  return (
    <div class="choices">
      {ui.choices.map((choice) =>
        choice.picture ? (
          <PicturedChoice key={choice.key} choice={choice} picture={choice.picture} setup={setup} onChange={choose} />
        ) : (
          <ChoiceRow key={choice.key} choice={choice} setup={setup} onChange={choose} />
        ),
      )}
      {ui.coach && <CoachRow />}
      <CustomRow setup={setup} onClick={onCustom} />
    </div>
  );
}

interface PicturedProps<Setup> {
  readonly choice: SetupChoice<Setup>;
  readonly picture: ChoicePicture;
  readonly setup: Setup;
  readonly onChange: (key: string, value: string | number) => void;
}

function PicturedChoice<Setup>({ choice, picture, setup, onChange }: PicturedProps<Setup>) {
  const name = useId();
  const { key, values, word, note } = choice;
  return (
    <fieldset class="choice-set" data-count={values.length}>
      <legend>{choice.label()}</legend>
      {values.map((value) => (
        <label key={value} class="choice-card">
          <input type="radio" name={name} checked={setup[key] === value} onChange={() => onChange(key, value)} />
          <ChoiceDrawing value={value} picture={picture} />
          <span class="slot-words">
            <strong>{word(value)}</strong>
            {note && <span>{note(value)}</span>}
          </span>
          <span class="choice-mark">
            <Icon node={Check} size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const PICTURE_PX = 48;

function ChoiceDrawing({ value, picture }: { readonly value: string | number; readonly picture: ChoicePicture }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="choice-drawing"
      width={PICTURE_PX}
      height={PICTURE_PX}
      paint={(pen, ratio) => picture(pen, value, { look, ratio, side: PICTURE_PX })}
    />
  );
}

/** Leads to the custom rules, and says how many are changed. */
function CustomRow({ setup, onClick }: { readonly setup: unknown; readonly onClick: () => void }) {
  const t = playWords();
  const changes = Object.keys((setup as RulesSetup).options ?? {}).length;
  return (
    <button type="button" class="row" onClick={onClick}>
      <span class="row-label">{t.customRules}</span>
      <span class="row-value">
        {changes > 0 && t.customChanges(changes)}
        <Icon node={ChevronRight} />
      </span>
    </button>
  );
}
