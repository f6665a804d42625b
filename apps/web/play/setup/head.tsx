// The head of a setup: the game, how it is going, and the ways back and out.

import type { FallingTypes } from '@rensa/games/falling';
import { ArrowLeft, Ellipsis, Trophy, X } from 'lucide';
import { isTouch } from '../../base/screen/screen.ts';
import { say } from '../../base/text/phrase.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { bestOf } from '../records/best.ts';
import type { SavedGame } from '../saves/save.ts';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';
import type { GameIntro, SetupView } from './view.ts';

/** The heading that names the dialog. */
export const TITLE_ID = 'setup-title';

interface HeadProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
  readonly saved: SavedGame<G> | undefined;
  readonly setup: G['setup'];
  readonly view: SetupView;
  readonly onShow: (view: SetupView) => void;
  readonly onLeave: () => void;
}

export function SetupHead<G extends FallingTypes>(props: HeadProps<G>) {
  const { ui, intro, saved, setup, view, onShow, onLeave } = props;
  const t = playWords();
  const title = { start: ui.name(), choices: t.modeAndRules, more: t.moreLinks }[view];
  return (
    <header class="setup-head">
      {view !== 'start' && (
        <IconButton icon={ArrowLeft} name={t.backStep} class="setup-back" onClick={() => onShow('start')} />
      )}
      <div class="setup-title">
        <h2 id={TITLE_ID} tabindex={-1} autofocus={isTouch()}>
          {title}
        </h2>
        {view === 'start' && <p>{saved ? ui.progress(saved.session.state) : say(intro.line)}</p>}
        {view === 'start' && <BestPill best={bestOf(ui, setup)} />}
      </div>
      {view === 'start' && (
        <IconButton icon={Ellipsis} name={t.moreLinks} class="setup-menu" onClick={() => onShow('more')} />
      )}
      <IconButton icon={X} name={t.close} class="setup-close" onClick={onLeave} />
    </header>
  );
}

/** Only where there is one. */
function BestPill({ best }: { readonly best: number | undefined }) {
  if (best === undefined) return null;
  return (
    <p class="setup-best">
      <Icon node={Trophy} size={16} />
      {playWords().bestIs(best)}
    </p>
  );
}
