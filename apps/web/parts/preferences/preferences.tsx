// The settings as rows of a sheet: the few that matter in play, and all of them.

import { choose, CHOICES, REPEAT, type Settings, settings } from '../../base/settings.ts';
import { Segmented } from '../segmented.tsx';
import { Sheet } from '../sheet.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from '../switch.tsx';
import { preferencesWords } from './text.ts';

type Named<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];
type SwitchName = Named<boolean> & keyof ReturnType<typeof preferencesWords>;

function Toggle({ name }: { readonly name: SwitchName }) {
  return <Switch label={preferencesWords()[name]} on={settings.value[name]} onChange={(on) => choose(name, on)} />;
}

type ChoiceName = keyof typeof CHOICES;
type ChoiceWord = Exclude<(typeof CHOICES)[ChoiceName][number], 'en' | 'ja'>;

interface ChoiceProps<K extends ChoiceName> {
  readonly name: K;
  readonly words?: (value: string) => string;
}

function Choice<K extends ChoiceName>({ name, words }: ChoiceProps<K>) {
  const t = preferencesWords();
  const title: ChoiceName = name;
  const label = words ?? ((value: string) => t[value as ChoiceWord]);
  return (
    <Segmented
      label={t[title]}
      value={settings.value[name]}
      options={CHOICES[name].map((value) => ({ value, label: label(value) }))}
      onChoose={(value) => choose(name, value as Settings[K])}
    />
  );
}

/** A language is named in itself. */
const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', ja: '日本語' };

function Repeats({ name }: { readonly name: 'das' | 'arr' }) {
  return (
    <Stepper
      label={preferencesWords()[name]}
      value={settings.value[name]}
      {...REPEAT[name]}
      onChange={(n) => choose(name, n)}
    />
  );
}

/** What one wants at hand in a pause. */
export function QuickRows() {
  return (
    <>
      <Toggle name="ghost" />
      <Toggle name="marks" />
      <Choice name="palette" />
      <Toggle name="sound" />
      <Choice name="motion" />
    </>
  );
}

export function Preferences({ onClose }: { readonly onClose: () => void }) {
  const t = preferencesWords();
  return (
    <Sheet title={t.settings} dismissible onClose={onClose}>
      <div class="rows">
        <QuickRows />
        <Toggle name="eyes" />
        <Choice name="joins" />
        {'vibrate' in navigator && <Toggle name="haptics" />}
        <Choice name="theme" />
        <Choice name="language" words={(value) => LANGUAGES[value] ?? t.autoLanguage} />
        <Repeats name="das" />
        <Repeats name="arr" />
      </div>
    </Sheet>
  );
}
