import { Clapperboard, Download, RefreshCcw, RotateCcw, Trophy } from 'lucide';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { navigate } from '../../base/screen/address.ts';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Drawing } from '../../parts/drawing.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { Histogram } from '../parts/histogram.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { choiceLine } from '../parts/chosen.ts';
import { ChoiceLine } from '../setup/start.tsx';
import { noteWords } from '../parts/marks.ts';
import { useSettled } from '../../parts/settled.ts';
import { usePlayKey } from '../parts/playkey.ts';
import { useTint } from '../parts/score.tsx';
import { ReviewButton } from '../parts/reviewbutton.tsx';
import { playWords } from '../text/text.ts';
import { type GameSummary, isNewBest } from '../solo/outcome.ts';
import type { GameUi, Loss } from '../ui/ui.ts';

interface OverProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly summary: GameSummary<G['state']>;
  /** The setup of the game that is over. */
  readonly setup: G['setup'];
  /** The keys that play again. */
  readonly keys: () => readonly string[];
  readonly onAgain: (setup?: G['setup']) => void;
  /** Leads to another mode. */
  readonly onChoices: () => void;
  /** Id of the kept replay; undefined while it is not kept. */
  readonly replayId: number | undefined;
  readonly onSave: () => void;
  readonly onHome: () => void;
}

export function OverSheet<G extends FallingTypes>(props: OverProps<G>) {
  const { ui, summary, setup, keys, onAgain, onChoices, replayId, onSave, onHome } = props;
  const t = playWords();
  const isReady = useSettled();
  usePlayKey(keys, () => isReady() && onAgain());
  const { score, maxChain } = summary.state;
  const isBest = isNewBest(summary);
  const retry = ui.retry?.(summary.state);
  const title = ui.ending(summary.state);
  const loss = ui.loss(summary.state);
  return (
    <Sheet
      title={title}
      bare
      calm
      class="over"
      heard={isBest ? 'best' : 'sheet'}
      crown={isBest ? <Celebration paintPiece={ui.partyPiece} /> : loss && <Blocker loss={loss} />}
      cross={t.home}
      isReady={isReady}
      onClose={onHome}
    >
      <Headline title={title} loss={loss} score={score} note={noteOf(summary, isBest)} isBest={isBest} />
      {maxChain > 0 && <Histogram chains={summary.chains} />}
      <dl class="stats">
        <ui.Result state={summary.state} allClears={summary.allClears} />
      </dl>
      <div class="sheet-actions">
        {retry && (
          <Button kind="primary" icon={RotateCcw} onClick={() => onAgain(retry.setup)}>
            {retry.words()}
          </Button>
        )}
        <Button kind={retry ? 'secondary' : 'primary'} icon={RefreshCcw} onClick={() => onAgain()}>
          {t.playAgain}
        </Button>
        <ChoiceLine words={choiceLine(ui.choices, setup)} onClick={onChoices} />
        <div class="buttons">
          {replayId !== undefined && (
            <Button icon={Clapperboard} onClick={() => navigate(`/replay/${replayId}`)}>
              {t.watchReplay}
            </Button>
          )}
          {ui.reviewed && <ReviewButton id={replayId} />}
          <IconButton icon={Download} name={t.saveReplay} class="tall" onClick={onSave} />
        </div>
      </div>
    </Sheet>
  );
}

interface HeadlineProps {
  readonly title: string;
  readonly loss: Loss | undefined;
  readonly score: number;
  readonly note: string;
  readonly isBest: boolean;
}

function Headline({ title, loss, score, note, isBest }: HeadlineProps) {
  const t = playWords();
  return (
    <div class="headline">
      {isBest && (
        <p class="pill">
          <Icon node={Trophy} size={18} />
          {t.newBest}
        </p>
      )}
      {loss && !isBest && <Reason loss={loss} />}
      {!loss && <p class="over-title">{title}</p>}
      <p class="over-score">{t.number(score)}</p>
      <p class="over-note">{note}</p>
    </div>
  );
}

/** Why the game was lost, in the color of the piece that ended it. */
function Reason({ loss: { words, color } }: { readonly loss: Loss }) {
  const pill = useTint<HTMLParagraphElement>(color);
  return (
    <p ref={pill} class={color === 0 ? 'reason' : 'reason tinted'}>
      {words()}
    </p>
  );
}

const BLOCKER = 92;

/** The piece that ended the game, on the edge of the sheet. */
function Blocker({ loss: { paint } }: { readonly loss: Loss }) {
  const look = lookOf({ ...settings.value, eyes: true });
  return (
    <Drawing
      width={BLOCKER}
      height={BLOCKER}
      class="blocker"
      paint={(pen, ratio) => paint(pen, BLOCKER, look, ratio)}
    />
  );
}

function noteOf({ state, previous, custom, uncounted }: GameSummary<FallingState>, isBest: boolean): string {
  const t = playWords();
  if (custom) return t.customNote;
  if (uncounted !== undefined) return noteWords(uncounted);
  if (previous === undefined) return t.firstScore;
  return isBest ? t.moreThanBefore(state.score - previous) : t.yourBestIs(Math.max(previous, state.score));
}
