// The page of the controls: keys, game controllers, touch, and the repeat of a held direction.

import { useSignal } from '@preact/signals';
import type { Repeat } from '@rensa/controls';
import { ArrowLeft, RotateCcw } from 'lucide';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import {
  chooseControls,
  controlsChosen,
  DEAD_ZONE,
  isSwapped,
  padFor,
  type ProfileName,
} from '../base/controls/profiles.ts';
import { isTouch } from '../base/screen/screen.ts';
import { choose, settings } from '../base/settings/settings.ts';
import type { FaceProps, NamedKeys } from '../listing/listing.ts';
import { say } from '../base/text/phrase.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { Slider } from '../parts/slider.tsx';
import { Switch } from '../parts/switch.tsx';
import '../styles/keycap.css';
import '../styles/controls.css';
import { DrawnKeyboard } from './controls/keyboard.tsx';
import { ControlsModel } from './controls/model.ts';
import { DrawnPad } from './controls/pad.tsx';
import { RepeatSettings } from './controls/repeat.tsx';
import { BindingRows } from './controls/rows.tsx';
import {
  type BindingTarget,
  keysTarget,
  ownTarget,
  padTarget,
  splitTarget,
  withoutProfile,
} from './controls/target.ts';
import { controlsText, controlsWords } from './controls/text/text.ts';
import { TouchChoice } from './controls/touch.tsx';

/** Tabs besides those of the games: the profile of all games, and two players at one keyboard. */
const ALL = 'all';
const SPLIT = 'split';
const STEERED = CATALOG.filter(({ repeat }) => repeat !== undefined);
const CONTROLLED = CATALOG.filter(({ repeat, ownKeys }) => repeat !== undefined || ownKeys !== undefined);

interface ControlsPageProps {
  readonly Face: ComponentType<FaceProps> | undefined;
  /** Keys of the games that are not steered, by game. */
  readonly own: ReadonlyMap<string, NamedKeys>;
}

/** Loads everything that the page shows. */
export async function loadControls(): Promise<ComponentType> {
  const [Face, own] = await Promise.all([
    CATALOG.find(({ face }) => face)?.face?.(),
    loadOwnKeys(),
    controlsText.load(),
  ]);
  return () => <ControlsPage Face={Face} own={own} />;
}

async function loadOwnKeys(): Promise<ReadonlyMap<string, NamedKeys>> {
  const loads = CATALOG.flatMap(({ id, ownKeys }) => (ownKeys ? [ownKeys().then((keys) => [id, keys] as const)] : []));
  return new Map(await Promise.all(loads));
}

function ControlsPage({ Face, own }: ControlsPageProps) {
  const model = useMemo(() => new ControlsModel(), []);
  useEffect(() => () => model.dispose(), []);
  const tab = useSignal(ALL);
  const profile = tab.value === ALL || tab.value === SPLIT ? undefined : tab.value;
  const keys = own.get(tab.value);
  return (
    <div class="controls-page" data-touch={isTouch()} data-pads="own">
      <Head model={model} tab={tab.value} onTab={(to) => (tab.value = to)} />
      <News model={model} />
      <main class="controls-cards">
        {tab.value === SPLIT ? (
          <SplitCards model={model} />
        ) : keys ? (
          <KeyboardCard name="keyboard own" model={model} target={ownTarget(tab.value, keys)} />
        ) : (
          <ProfileCards key={tab.value} model={model} profile={profile} Face={Face} />
        )}
      </main>
    </div>
  );
}

interface HeadProps {
  readonly model: ControlsModel;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

function Head({ model, tab, onTab }: HeadProps) {
  const t = controlsWords();
  const games = CONTROLLED.map(({ id, name }) => ({ value: id, label: say(name) }));
  const reset = (): void => {
    const { split: _, ...rest } = controlsChosen();
    if (tab === SPLIT) model.replace(rest);
    else model.replace(withoutProfile(controlsChosen(), tab === ALL ? undefined : tab));
  };
  return (
    <header class="controls-head">
      <a class="icon-button" href="/" aria-label={t.home}>
        <Icon node={ArrowLeft} />
      </a>
      <h1 tabindex={-1}>{t.controls}</h1>
      <Segmented
        label={t.games}
        value={tab}
        options={[{ value: ALL, label: t.allGames }, ...games, { value: SPLIT, label: t.twoPlayers }]}
        onChoose={onTab}
      />
      <Button icon={RotateCcw} onClick={reset}>
        {t.defaults}
      </Button>
    </header>
  );
}

/** The last change, and a button to undo it. */
function News({ model }: { readonly model: ControlsModel }) {
  const t = controlsWords();
  const news = model.news.value;
  return (
    <div class="controls-news">
      <p role="status">{news?.words()}</p>
      {news?.before && (
        <button type="button" class="text-button" onClick={() => model.undo()}>
          {t.undo}
        </button>
      )}
    </div>
  );
}

function SplitCards({ model }: { readonly model: ControlsModel }) {
  const t = controlsWords();
  return (
    <>
      {([0, 1] as const).map((seat) => (
        <Card key={seat} name="split" title={t.player(seat + 1)} note={t.keyboardHint}>
          <BindingRows model={model} target={splitTarget(seat)} />
        </Card>
      ))}
    </>
  );
}

interface KeyboardCardProps {
  /** CSS classes of the card. */
  readonly name: string;
  readonly model: ControlsModel;
  readonly target: BindingTarget;
}

function KeyboardCard({ name, model, target }: KeyboardCardProps) {
  const t = controlsWords();
  return (
    <Card name={name} title={t.keyboard} note={t.keyboardHint}>
      <DrawnKeyboard model={model} target={target} />
      <BindingRows model={model} target={target} />
    </Card>
  );
}

interface ProfileCardsProps extends Pick<ControlsPageProps, 'Face'> {
  readonly model: ControlsModel;
  readonly profile: ProfileName;
}

function ProfileCards({ model, profile, Face }: ProfileCardsProps) {
  const t = controlsWords();
  const ofGame = useRepeat(profile);
  const pad = padTarget(profile);
  const own = profile !== undefined && Object.hasOwn(controlsChosen().games, profile);
  return (
    <>
      {profile !== undefined && <p class="controls-note">{own ? t.hasOwn : t.followsAll}</p>}
      <KeyboardCard name="keyboard" model={model} target={keysTarget(profile)} />
      <Card name="gamepad" title={t.gamepad} note={model.live.pad.value ? t.connected : t.pressAny}>
        <DrawnPad model={model} target={pad} />
        <BindingRows model={model} target={pad} />
        <DeadZone />
        <Switch
          label={t.swap}
          on={isSwapped()}
          onChange={(swapped) => chooseControls({ ...controlsChosen(), swapped })}
        />
        <Switch label={t.rumble} on={settings.value.haptics} onChange={(on) => choose('haptics', on)} />
      </Card>
      <Card name="touch" title={t.touch} note={t.touchNote}>
        <TouchChoice />
      </Card>
      <Card name="repeat" title={t.repeat} note={t.repeatNote}>
        <Pressed model={model} profile={profile} />
        <RepeatSettings model={model} profile={profile} ofGame={ofGame} Face={Face} />
      </Card>
    </>
  );
}

/** The repeat times that suit a game; undefined until they are loaded. */
function useRepeat(profile: ProfileName): Repeat | undefined {
  const ofGame = useSignal<Repeat | undefined>(undefined);
  useEffect(() => {
    void STEERED.find(({ id }) => id === profile)
      ?.repeat?.()
      .then((repeat) => (ofGame.value = repeat));
  }, [profile]);
  return ofGame.value;
}

interface CardProps {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly children: ComponentChildren;
}

function Card({ name, title, note, children }: CardProps) {
  return (
    <section class={`controls-card ${name}`}>
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {children}
    </section>
  );
}

function DeadZone() {
  const t = controlsWords();
  const values = Array.from({ length: (DEAD_ZONE.most - DEAD_ZONE.least) / 5 + 1 }, (_, i) => DEAD_ZONE.least + 5 * i);
  const now = Math.round(padFor(undefined).deadZone * 100);
  return (
    <Slider
      label={t.deadZone}
      index={values.findLastIndex((value) => value <= now)}
      words={values.map(t.percent)}
      onChoose={(i) => chooseControls({ ...controlsChosen(), deadZone: DEAD_ZONE.least + 5 * i })}
    />
  );
}

/** All actions. The pressed ones are lit. */
function Pressed({ model, profile }: { readonly model: ControlsModel; readonly profile: ProfileName }) {
  const t = controlsWords();
  const targets = [keysTarget(profile), padTarget(profile)];
  const isDown = (action: string): boolean =>
    targets.some((target) =>
      Object.entries(target.played()).some(([part, does]) => does === action && model.isPressed(target, part)),
    );
  return (
    <ul class="pressed" aria-label={t.pressed}>
      {keysTarget(profile).actions.map((action) => (
        <li key={action} data-action={action} data-pressed={isDown(action)}>
          {keysTarget(profile).actionName(action)}
        </li>
      ))}
    </ul>
  );
}
