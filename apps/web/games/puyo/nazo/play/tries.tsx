// The tries of a person at a puzzle. A try that is over can be played back.

import { type Aim, attempt, VISIBLE_ROWS } from '@rensa/games/puyo';
import { formatTime } from '../../../../base/text/format.ts';
import { PanelPart } from '../../tools/frame.tsx';
import { BoardThumb } from '../../tools/thumb.tsx';
import type { NazoGame } from '../puzzle/game.ts';
import type { NazoScene } from './scene.ts';
import { playPlacements } from './playback.ts';
import { nazoWords } from '../text/text.ts';

const THUMB_CELL = 8;
const THUMB_ROWS = VISIBLE_ROWS - 4;
/** Tries in the list; older ones are left out. */
const MAX_SHOWN = 5;

export function NazoTries({ scene }: { readonly scene: NazoScene }) {
  const t = nazoWords();
  const { game } = scene;
  const { value: past } = game.past;
  const first = Math.max(0, past.length - MAX_SHOWN);
  if (past.length === 0) return null;
  return (
    <PanelPart label={t.yourTries}>
      <ul class="nazo-tries">
        {past.slice(first).map(({ placed, seconds }, i) => (
          <li key={first + i}>
            <button
              type="button"
              class="nazo-try"
              disabled={game.inPlayback.value}
              aria-label={t.watchTry(first + i + 1)}
              onClick={() => void playPlacements(scene, placed, game.placed.value)}
            >
              <TryWords game={game} placed={placed} note={t.tryAt(first + i + 1, formatTime(seconds))} />
            </button>
          </li>
        ))}
        {!game.inPlayback.value && game.attempt.value.outcome !== 'solved' && (
          <li class="nazo-try">
            <TryWords game={game} placed={game.placed.value} note={nowNote(game)} now />
          </li>
        )}
      </ul>
    </PanelPart>
  );
}

interface TryWordsProps {
  readonly game: NazoGame;
  readonly placed: readonly Aim[];
  readonly note: string;
  readonly now?: boolean;
}

function TryWords({ game, placed, note, now = false }: TryWordsProps) {
  const t = nazoWords();
  const { board, links } = attempt(game.nazo, placed);
  return (
    <>
      <BoardThumb class="nazo-thumb" board={board} cell={THUMB_CELL} rows={THUMB_ROWS} />
      <span class="nazo-row-words">
        <b>{now ? t.tryNow : links > 0 ? t.tryChain(links) : t.tryNone}</b>
        <span>{note}</span>
      </span>
    </>
  );
}

function nowNote(game: NazoGame): string {
  const t = nazoWords();
  const pairs = game.nazo.steps.flatMap((step, i) => (step.kind === 'pair' ? [i] : []));
  const placed = pairs.filter((i) => i < game.attempt.value.index).length;
  return t.tryPair(game.tries.value, Math.min(pairs.length, placed + 1), pairs.length);
}
