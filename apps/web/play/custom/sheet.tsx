// The sheet for custom rules: every option of a ruleset, in plain words.

import { type Form, formsOf } from '@rensa/engine';
import { Check, RotateCcw } from 'lucide';
import { Button, IconButton } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { CustomRules, OptionNames, Options, RulesSetup } from './options.ts';
import { withOption } from './options.ts';
import { OptionRow } from './rows.tsx';
import { customWords } from './text/text.ts';

export interface CustomSheetProps {
  readonly rules: CustomRules;
  readonly setup: RulesSetup;
  /** The name of a ruleset. */
  readonly rulesetWord: (name: string) => string;
  readonly onChange: (setup: RulesSetup) => void;
  readonly onClose: () => void;
}

export function CustomSheet({ rules, setup, rulesetWord, onChange, onClose }: CustomSheetProps) {
  const t = customWords();
  const ofRuleset = rules.rulesets[setup.rules] as Options;
  const options = setup.options ?? {};
  const change = (name: string, value: unknown): void =>
    onChange({ rules: setup.rules, options: withOption(options, ofRuleset, name, value) });
  const reset = (): void => onChange({ rules: setup.rules, options: {} });
  return (
    <Sheet title={t.customRules} note={t.customChanges(Object.keys(options).length)} dismissible onClose={onClose}>
      <div class="choices">
        <p class="hint">{t.customHint}</p>
        <Segmented
          wide
          label={t.startFrom}
          value={setup.rules}
          options={Object.keys(rules.rulesets).map((name) => ({ value: name, label: rulesetWord(name) }))}
          onChoose={(name) => onChange({ rules: name, options: {} })}
        />
        <div class="rows">
          {Object.entries(formsOf(rules.checks)).map(([name, form]) => (
            <Option
              key={`${setup.rules} ${name}`}
              {...{ name, form, options, ofRuleset }}
              known={Object.values(rules.rulesets).map((ruleset) => (ruleset as Options)[name])}
              names={rules.names.words()}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
      </div>
      <div class="sheet-actions">
        <div class="buttons">
          <Button icon={RotateCcw} onClick={reset}>
            {t.resetAll}
          </Button>
          <Button kind="primary" icon={Check} onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface NamedOptionProps {
  readonly name: string;
  readonly form: Form;
  readonly options: Options;
  readonly ofRuleset: Options;
  readonly known: readonly unknown[];
  readonly names: OptionNames;
  readonly onChange: (value: unknown) => void;
}

/** An option, and a way back where it is changed. */
function Option({ name, form, options, ofRuleset, known, names, onChange }: NamedOptionProps) {
  const changed = Object.hasOwn(options, name);
  const label = names[name] ?? name;
  return (
    <div class={changed ? 'option changed' : 'option'}>
      <OptionRow path={name} value={changed ? options[name] : ofRuleset[name]} {...{ form, known, names, onChange }} />
      {changed && (
        <IconButton
          icon={RotateCcw}
          name={customWords().reset(label)}
          class="plain"
          onClick={() => onChange(ofRuleset[name])}
        />
      )}
    </div>
  );
}
