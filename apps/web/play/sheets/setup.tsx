// Before a game: how to play it.

import { isCustom } from '@rensa/engine';
import { useSignal } from '@preact/signals';
import { ChevronRight, Play as PlayIcon } from 'lucide';
import type { FallingTypes } from '@rensa/games/falling';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Later } from '../../parts/later.tsx';
import { Resume } from '../parts/resume.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { playWords } from '../text/text.ts';
import { bestOf, hasBest } from '../records/best.ts';
import { ChoiceRow } from '../parts/choice.tsx';
import { CoachRow } from '../parts/coachrow.tsx';
import type { CustomRules, RulesSetup } from '../custom/options.ts';
import type { CustomSheetProps } from '../custom/sheet.tsx';
import { customText } from '../custom/text/text.ts';
import { lessonStep } from '../records/lessons.ts';
import type { SavedGame } from '../saves/save.ts';
import type { GameUi, StudyPage } from '../ui/ui.ts';

interface SetupSheetProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly initial: G['setup'];
  readonly saved: SavedGame<G> | undefined;
  readonly onStart: (setup: G['setup']) => void;
  readonly onContinue: (saved: SavedGame<G>) => void;
  readonly onLeave: () => void;
}

export function SetupSheet<G extends FallingTypes>(props: SetupSheetProps<G>) {
  const { ui, initial, saved, onStart, onContinue, onLeave } = props;
  const t = playWords();
  const setup = useSignal(initial);
  const customOpen = useSignal(false);
  const change = (changed: object): void => {
    setup.value = ui.game.parseSetup({ ...setup.value, ...changed });
  };
  if (customOpen.value) {
    const close = (): void => void (customOpen.value = false);
    return <Later load={customSheet(ui.custom)} props={customProps(ui, setup.value, change, close)} />;
  }
  return (
    <Sheet title={ui.name()} note={noteOf(ui, setup.value)} onClose={onLeave}>
      {saved && <Resume ui={ui} saved={saved} onClick={() => onContinue(saved)} />}
      <div class="choices">
        {ui.choices.map((choice) => (
          <ChoiceRow
            key={choice.key}
            wide
            choice={choice}
            setup={setup.value}
            onChange={(key, value) => change(key === 'rules' ? { rules: value, options: undefined } : { [key]: value })}
          />
        ))}
        {ui.coach && <CoachRow />}
        <CustomRow setup={setup.value} onClick={() => (customOpen.value = true)} />
        {ui.matches && <LinkRow href={ui.matches} label={t.versus} />}
        <LinkRow href={`/learn/${ui.game.id}`} label={t.howToPlay} note={isNew(ui) ? t.newHere : undefined} />
        {ui.tools && <StudyLinks tools={ui.tools} />}
      </div>
      <div class="sheet-actions">
        <Button kind="primary" icon={PlayIcon} autofocus onClick={() => onStart(setup.value)}>
          {t.play}
        </Button>
      </div>
    </Sheet>
  );
}

/** The best score of this way to play. */
function noteOf<G extends FallingTypes>(ui: GameUi<G>, setup: G['setup']): string {
  const t = playWords();
  if (isCustom(setup)) return t.customRules;
  const best = bestOf(ui, setup);
  return best === undefined ? t.noBest : t.bestIs(best);
}

/** Loads with its words when it is asked for. */
function customSheet({ names }: CustomRules) {
  return async () =>
    (await Promise.all([import('../custom/sheet.tsx'), customText.load(), names.load()]))[0].CustomSheet;
}

function customProps<G extends FallingTypes>(
  { custom, choices }: GameUi<G>,
  setup: G['setup'],
  onChange: (changed: object) => void,
  onClose: () => void,
): CustomSheetProps {
  const rulesets = choices.find(({ key }) => key === 'rules');
  const rulesetWord = (name: string): string => rulesets?.word(name) ?? name;
  const onRules = ({ rules, options }: RulesSetup): void =>
    onChange({ rules, options: isCustom({ options }) ? options : undefined });
  return { rules: custom, setup: setup as RulesSetup, rulesetWord, onChange: onRules, onClose };
}

/** Somebody who has neither played the game nor begun to learn it. */
function isNew(ui: { readonly game: { readonly id: string } }): boolean {
  return lessonStep(ui.game.id) === undefined && !hasBest(ui);
}

interface LinkRowProps {
  readonly href: string;
  readonly label: string;
  readonly note?: string | undefined;
}

/** Leads to another page. */
function LinkRow({ href, label, note }: LinkRowProps) {
  return (
    <a class="row" href={href}>
      <span class="row-label">{label}</span>
      <span class="row-value">
        {note}
        <Icon node={ChevronRight} />
      </span>
    </a>
  );
}

/** Pages for studying the game, side by side. */
function StudyLinks({ tools }: { readonly tools: readonly StudyPage[] }) {
  return (
    <div class="buttons setup-tools">
      {tools.map(({ href, name }) => (
        <a key={href} class="button" href={href}>
          {name()}
        </a>
      ))}
    </div>
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
