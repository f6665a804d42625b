// Before a game: its living board, one thing to press, and everything else one step further.

import { isCustom } from '@rensa/engine';
import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { useCallback } from 'preact/hooks';
import '../../styles/keycap.css';
import '../../styles/setup.css';
import { navigate } from '../../base/screen/address.ts';
import { Later } from '../../parts/later.tsx';
import type { CustomRules, RulesSetup } from '../custom/options.ts';
import type { CustomSheetProps } from '../custom/sheet.tsx';
import { customText } from '../custom/text/text.ts';
import { KeyHints } from '../parts/hints.tsx';
import type { SavedGame } from '../saves/save.ts';
import type { GameUi } from '../ui/ui.ts';
import { Choices } from './choices.tsx';
import { SetupDialog } from './dialog.tsx';
import { SetupHead } from './head.tsx';
import { MoreRows, SetupLinks } from './links.tsx';
import { Scene } from './scene.tsx';
import { PlayButton, StartPart } from './start.tsx';
import type { ChangeSetup, GameIntro, SetupView } from './view.ts';

interface SetupProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
  readonly initial: G['setup'];
  readonly saved: SavedGame<G> | undefined;
  /** The view to begin with. */
  readonly opens?: SetupView;
  readonly onStart: (setup: G['setup']) => void;
  readonly onContinue: (saved: SavedGame<G>) => void;
  readonly onLeave: () => void;
}

export function Setup<G extends FallingTypes>(props: SetupProps<G>) {
  const { ui, intro, initial, saved, opens = 'start', onStart, onContinue, onLeave } = props;
  const setup = useSignal(initial);
  const view = useSignal<SetupView>(opens);
  const customOpen = useSignal(false);
  const change: ChangeSetup<G> = (changed) => {
    setup.value = ui.game.parseSetup({ ...setup.value, ...changed });
  };
  const show = useCallback((shown: SetupView): void => void (view.value = shown), []);
  const start = (): void => onStart(setup.value);
  const shortcuts = {
    KeyO: () => show('choices'),
    KeyL: () => navigate(`/learn/${ui.game.id}`),
    ...(saved && { KeyN: start }),
  };
  if (customOpen.value) {
    const close = (): void => void (customOpen.value = false);
    return <Later load={customSheet(ui.custom)} props={customProps(ui, setup.value, change, close)} />;
  }
  return (
    <SetupDialog view={view.value} shortcuts={shortcuts} onBack={show} onLeave={onLeave}>
      <Scene ui={ui} intro={intro} saved={saved} />
      <SetupHead {...{ ui, intro, saved, setup: setup.value, view: view.value }} onShow={show} onLeave={onLeave} />
      <div class="setup-body">
        {view.value === 'start' && (
          <StartPart
            {...{ ui, intro, saved, setup: setup.value }}
            onStart={start}
            onContinue={onContinue}
            onChoices={() => show('choices')}
          />
        )}
        {view.value === 'choices' && (
          <Choices ui={ui} setup={setup.value} change={change} onCustom={() => (customOpen.value = true)} />
        )}
        {view.value === 'more' && <MoreRows ui={ui} intro={intro} />}
      </div>
      {view.value === 'choices' && (
        <div class="setup-foot">
          <PlayButton onClick={start} />
        </div>
      )}
      {view.value !== 'choices' && <SetupLinks ui={ui} onTools={() => show('more')} />}
      <KeyHints game={ui.game.id} hardDrop={ui.hardDrop(setup.value)} />
    </SetupDialog>
  );
}

/** Loads with its words when it is asked for. */
function customSheet({ names }: CustomRules) {
  return async () =>
    (await Promise.all([import('../custom/sheet.tsx'), customText.load(), names.load()]))[0].CustomSheet;
}

function customProps<G extends FallingTypes>(
  { custom, choices }: GameUi<G>,
  setup: G['setup'],
  change: ChangeSetup<G>,
  onClose: () => void,
): CustomSheetProps {
  const rulesets = choices.find(({ key }) => key === 'rules');
  const rulesetWord = (name: string): string => rulesets?.word(name) ?? name;
  const onRules = ({ rules, options }: RulesSetup): void =>
    change({ rules, options: isCustom({ options }) ? options : undefined } as Partial<G['setup']>);
  return { rules: custom, setup: setup as RulesSetup, rulesetWord, onChange: onRules, onClose };
}
