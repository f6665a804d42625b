import { Clapperboard, Download, House, RefreshCcw, RotateCcw, Trophy } from 'lucide';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { navigate } from '../../base/screen/address.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { Histogram } from '../parts/histogram.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { noteWords } from '../parts/marks.ts';
import { usePlayKey } from '../parts/playkey.ts';
import { ReviewButton } from '../parts/reviewbutton.tsx';
import { playWords } from '../text/text.ts';
import type { GameSummary } from '../solo/outcome.ts';
import type { GameUi } from '../ui/ui.ts';

interface OverProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly summary: GameSummary<G['state']>;
  /** The keys that play again. */
  readonly keys: () => readonly string[];
  readonly onAgain: (setup?: G['setup']) => void;
  /** Id of the kept replay; undefined while it is not kept. */
  readonly replayId: number | undefined;
  readonly onSave: () => void;
  readonly onHome: () => void;
}

export function OverSheet<G extends FallingTypes>(props: OverProps<G>) {
  const { ui, summary, keys, onAgain, replayId, onSave, onHome } = props;
  const t = playWords();
  usePlayKey(keys, onAgain);
  const { score, maxChain } = summary.state;
  const { custom, uncounted } = summary;
  const isBest = !custom && uncounted === undefined && score > (summary.previous ?? 0);
  const retry = ui.retry?.(summary.state);
  const title = ui.ending(summary.state);
  return (
    <Sheet
      title={title}
      bare
      calm
      class="over"
      heard={isBest ? 'best' : 'sheet'}
      crown={isBest && <Celebration paintPiece={ui.partyPiece} />}
      onClose={onHome}
    >
      <Headline title={title} score={score} note={noteOf(summary, isBest)} isBest={isBest} />
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
        <div class="buttons">
          {replayId !== undefined && (
            <Button icon={Clapperboard} onClick={() => navigate(`/replay/${replayId}`)}>
              {t.watchReplay}
            </Button>
          )}
          {ui.reviewed && <ReviewButton id={replayId} />}
          <Button icon={House} onClick={onHome}>
            {t.home}
          </Button>
          <IconButton icon={Download} name={t.saveReplay} class="tall" onClick={onSave} />
        </div>
      </div>
    </Sheet>
  );
}

interface HeadlineProps {
  readonly title: string;
  readonly score: number;
  readonly note: string;
  readonly isBest: boolean;
}

function Headline({ title, score, note, isBest }: HeadlineProps) {
  const t = playWords();
  return (
    <div class="headline">
      {isBest && (
        <p class="pill">
          <Icon node={Trophy} size={18} />
          {t.newBest}
        </p>
      )}
      {(!isBest || title !== t.over) && <p class="over-title">{title}</p>}
      <p class="over-score">{t.number(score)}</p>
      <p class="over-note">{note}</p>
    </div>
  );
}

function noteOf({ state, previous, custom, uncounted }: GameSummary<FallingState>, isBest: boolean): string {
  const t = playWords();
  if (custom) return t.customNote;
  if (uncounted !== undefined) return noteWords(uncounted);
  if (previous === undefined) return isBest ? t.firstScore : '';
  return isBest ? t.moreThanBefore(state.score - previous) : t.bestIs(previous);
}
