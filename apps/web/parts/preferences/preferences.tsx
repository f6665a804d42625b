// Settings as rows of a sheet: the few that matter in play, and all of them.

import type { Repeat } from '@rensa/controls';
import { ChevronRight } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { bridgeOf } from '../../base/screen/look.ts';
import { changeRepeat, repeatOf } from '../../base/controls/profiles.ts';
import { choose, CHOICES, NECKS, REPEAT, type Settings, settings, SPEED } from '../../base/settings/settings.ts';
import { Icon } from '../icon.tsx';
import { Segmented } from '../segmented.tsx';
import { Sheet } from '../sheet.tsx';
import { Slider } from '../slider.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from '../switch.tsx';
import { preferencesWords } from './text/text.ts';

type Named<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];
type SwitchName = Named<boolean> & keyof ReturnType<typeof preferencesWords>;

function Toggle({ name }: { readonly name: SwitchName }) {
  return <Switch label={preferencesWords()[name]} on={settings.value[name]} onChange={(on) => choose(name, on)} />;
}

type ChoiceName = keyof typeof CHOICES;
type ChoiceWord = Exclude<(typeof CHOICES)[Exclude<ChoiceName, 'narration'>][number], 'en' | 'ja'>;

interface ChoiceProps<K extends ChoiceName> {
  readonly name: K;
  readonly words?: (value: string) => string;
  readonly wide?: boolean;
  /** Called after a choice. */
  readonly onChoose?: () => void;
}

function Choice<K extends ChoiceName>({ name, words, wide = false, onChoose }: ChoiceProps<K>) {
  const t = preferencesWords();
  const title: ChoiceName = name;
  const label = words ?? ((value: string) => t[value as ChoiceWord]);
  return (
    <Segmented
      wide={wide}
      label={t[title]}
      value={settings.value[name]}
      options={CHOICES[name].map((value) => ({ value, label: label(value) }))}
      onChoose={(value) => {
        choose(name, value as Settings[K]);
        onChoose?.();
      }}
    />
  );
}

/** Languages, each in its own words. */
const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', ja: '日本語' };

/** Amount of narration for screen readers. */
function Narrations() {
  const t = preferencesWords();
  return (
    <>
      <Choice name="narration" words={(value) => t[`narration_${value as Settings['narration']}`]} />
      <p class="hint">{t.narrationNote}</p>
    </>
  );
}

/** Repeat times of the game that is played, else of most games. */
function Repeats({ name, game }: { readonly name: keyof Repeat; readonly game: PreferencesProps['game'] }) {
  const t = preferencesWords();
  return (
    <Stepper
      label={t[name]}
      value={repeatOf(game?.id, game?.repeat)[name]}
      words={t.ticks}
      {...REPEAT[name]}
      onChange={(n) => changeRepeat(game?.id, name, n)}
    />
  );
}

/** Joins: three modes to start from, and thickness and smoothness of the necks. */
function Joins() {
  const t = preferencesWords();
  const { mode, pinch, steps } = bridgeOf(settings.value);
  return (
    <>
      <Choice name="joins" wide onChoose={resetNecks} />
      <Stepper
        label={t.pinch}
        value={Math.round(pinch * 100)}
        words={t.percent}
        {...NECKS.pinch}
        onChange={(n) => choose('pinch', n)}
      />
      {mode === 'taper' && (
        <Stepper label={t.steps} value={steps} words={t.number} {...NECKS.steps} onChange={(n) => choose('steps', n)} />
      )}
    </>
  );
}

function resetNecks(): void {
  choose('pinch', null);
  choose('steps', null);
}

/** Settings in the pause sheet. */
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

const VOLUMES = Array.from({ length: 11 }, (_, i) => 10 * i);
const SPEEDS = Array.from({ length: 6 }, (_, i) => SPEED.least + 10 * i);

interface PercentProps {
  readonly name: 'effects' | 'music' | 'speed';
  readonly steps: readonly number[];
  readonly word?: (n: number) => string;
}

/** Slider in percent. A stored value between two steps is shown at the lower one. */
function Percent({ name, steps, word }: PercentProps) {
  const t = preferencesWords();
  const index = steps.findLastIndex((step) => step <= settings.value[name]);
  return (
    <Slider
      label={t[name]}
      index={Math.max(0, index)}
      words={steps.map(word ?? t.percent)}
      onChoose={(i) => choose(name, steps[i] ?? settings.peek()[name])}
    />
  );
}

/** True if the browser can make phones or game controllers vibrate. */
const CAN_VIBRATE = 'vibrate' in navigator || 'GamepadHapticActuator' in window;

interface PageRowProps {
  readonly href: string;
  readonly label: string;
  readonly note?: string;
  /** True for a file, which opens in another tab. */
  readonly apart?: boolean;
}

/** Row that links to another page. */
function PageRow({ href, label, note, apart = false }: PageRowProps) {
  return (
    <a class="row" href={href} target={apart ? '_blank' : undefined}>
      <span class="row-label">{label}</span>
      <span class="row-value">
        {note}
        <Icon node={ChevronRight} />
      </span>
    </a>
  );
}

/** Settings that belong together, under their name. */
function Group({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="setting-group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div class="rows">{children}</div>
    </section>
  );
}

interface PreferencesProps {
  /** The game that is played, with repeat times that suit it. */
  readonly game?: { readonly id: string; readonly repeat?: Repeat | undefined };
  readonly onClose: () => void;
}

export function Preferences({ game, onClose }: PreferencesProps) {
  const t = preferencesWords();
  return (
    <Sheet title={t.settings} dismissible onClose={onClose}>
      <Group label={t.groupGeneral}>
        <Toggle name="sound" />
        <Percent name="effects" steps={VOLUMES} />
        <Percent name="music" steps={VOLUMES} word={(n) => (n === 0 ? t.musicOff : t.percent(n))} />
        {CAN_VIBRATE && <Toggle name="haptics" />}
        <Choice name="theme" wide />
        <Choice name="language" words={(value) => LANGUAGES[value] ?? t.autoLanguage} />
      </Group>
      <Group label={t.groupControls}>
        <Choice name="touch" wide />
        <Toggle name="leftHanded" />
        <Repeats name="das" game={game} />
        <Repeats name="arr" game={game} />
        <PageRow href="/controls" label={t.controls} note={t.controlsLine} />
      </Group>
      <Group label={t.groupBoard}>
        <Toggle name="ghost" />
        <Toggle name="marks" />
        <Choice name="palette" />
        <Toggle name="eyes" />
        <Joins />
      </Group>
      <Group label={t.groupAccess}>
        <Choice name="motion" />
        <Percent name="speed" steps={SPEEDS} />
        {settings.value.speed < SPEED.most && <p class="hint">{t.speedLine}</p>}
        <Narrations />
      </Group>
      <Group label={t.groupMore}>
        <PageRow href="/learn" label={t.howToPlay} />
        <PageRow href="/data" label={t.yourData} note={t.yourDataLine} />
        <PageRow href="/licenses.txt" label={t.licenses} note={t.licensesLine} apart />
      </Group>
    </Sheet>
  );
}
