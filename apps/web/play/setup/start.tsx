// The first view: what to go on with, what is chosen, and the button.

import type { FallingTypes } from '@rensa/games/falling';
import { ChevronRight, Play, SlidersHorizontal } from 'lucide';
import { isTouch, useMedia } from '../../base/screen/screen.ts';
import { Icon } from '../../parts/icon.tsx';
import { ButtonKey } from '../../parts/keycap.tsx';
import { choiceLine } from '../parts/chosen.ts';
import { markWords } from '../parts/marks.ts';
import { bestOf } from '../records/best.ts';
import type { SavedGame } from '../saves/save.ts';
import { listWords, playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';
import { SetupNumbers } from './numbers.tsx';
import { ContinueButton, isNew, Slot } from './slot.tsx';
import { type GameIntro, ROOMY } from './view.ts';

interface StartProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
  readonly saved: SavedGame<G> | undefined;
  readonly setup: G['setup'];
  readonly onStart: () => void;
  readonly onContinue: (saved: SavedGame<G>) => void;
  readonly onChoices: () => void;
}

export function StartPart<G extends FallingTypes>(props: StartProps<G>) {
  const { ui, intro, saved, setup, onStart, onContinue, onChoices } = props;
  return (
    <>
      <About ui={ui} setup={setup} />
      {saved ? (
        <ContinueButton note={noteOf(ui, saved)} onClick={() => onContinue(saved)} />
      ) : (
        <Slot ui={ui} intro={intro} />
      )}
      <ChoiceLine words={choiceLine(ui.choices, setup)} onClick={onChoices} />
      {saved ? <NewButton onClick={onStart} /> : <PlayButton onClick={onStart} />}
    </>
  );
}

/** On a wide screen: what the game is, or what the person has reached in it. */
function About<G extends FallingTypes>({ ui, setup }: Pick<StartProps<G>, 'ui' | 'setup'>) {
  const roomy = useMedia(ROOMY);
  if (!roomy) return null;
  return isNew(ui) ? <p class="setup-about">{ui.about()}</p> : <SetupNumbers ui={ui} best={bestOf(ui, setup)} />;
}

/** What is chosen; it opens the choices. */
export function ChoiceLine({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  return (
    <button type="button" class="choice-line" onClick={onClick}>
      <Icon node={SlidersHorizontal} size={18} />
      <span>{words}</span>
      <Icon node={ChevronRight} size={18} />
    </button>
  );
}

export function PlayButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" class="button primary setup-play" autofocus={!isTouch()} onClick={onClick}>
      <Icon node={Play} size={24} />
      <span>{playWords().play}</span>
      <ButtonKey code="Enter" />
    </button>
  );
}

function NewButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" class="button setup-play" onClick={onClick}>
      <span>{playWords().newGame}</span>
      <ButtonKey code="KeyN" />
    </button>
  );
}

/** How the saved game is played, and why it does not count. */
function noteOf<G extends FallingTypes>({ choices }: GameUi<G>, { session, uncounted }: SavedGame<G>): string {
  const line = choiceLine(choices, session.setup);
  return uncounted === undefined ? line : listWords([line, markWords(uncounted)]);
}
