// The bar of a review: what it is, how far it has come, and where one can go from the move that is shown.

import type { Turn } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import { writeLink } from '@rensa/games/puyo/links';
import { ArrowLeft, FlaskConical, Gamepad2, GraduationCap, Share2 } from 'lucide';
import { navigate } from '../../../base/address.ts';
import { linkText } from '../../../base/link.ts';
import { shareText } from '../../../base/share.ts';
import { IconButton } from '../../../parts/button.tsx';
import type { MatchPlan } from '../../../versus/plan.ts';
import { BarButton, BarLink } from '../tools/frame.tsx';
import type { ReviewGame } from './game.ts';
import { playOnFrom } from './playon.ts';
import { reviewWords } from './text.ts';

interface BarProps {
  readonly game: ReviewGame;
  readonly number: number;
  /** Of the kept replay. */
  readonly id: number | undefined;
  /** With the round, the seat and the move. */
  readonly query: string;
  /** Who played a match, where that is known. */
  readonly plan: MatchPlan | undefined;
}

export function ReviewBar({ game, number, id, query, plan }: BarProps) {
  const t = reviewWords();
  const turn = game.turns[number];
  return (
    <header class="tool-bar review-bar">
      <IconButton icon={ArrowLeft} name={t.backToReplay} onClick={() => void goBack(game.replay, id)} />
      <div class="tool-title">
        <h1 tabindex={-1}>{t.review}</h1>
        <p>{t.pairsPoints(game.turns.length, game.score)}</p>
      </div>
      <Progress game={game} />
      {turn && <Ways game={game} turn={turn} plan={plan} />}
      <BarButton icon={Share2} name={t.share} onClick={() => void share(game.replay, query)} />
    </header>
  );
}

/** The replay that is not kept goes along behind the hash. */
async function goBack(replay: Replay, id: number | undefined): Promise<void> {
  navigate(id === undefined ? `/replay#${await linkText(replay)}` : `/replay/${id}`);
}

/** An address with the whole replay in it, so that it works everywhere. */
async function share(replay: Replay, query: string): Promise<void> {
  await shareText(`${location.origin}/replay/review${query}#${await linkText(replay)}`);
}

/** From the field of the move, with the pair in hand and those that were seen. */
function Ways({ game, turn, plan }: Pick<BarProps, 'game' | 'plan'> & { readonly turn: Turn }) {
  const t = reviewWords();
  const { board, pairs } = turn.view;
  const steps = pairs.map((pair) => ({ kind: 'pair' as const, pair, aim: null }));
  const lab = writeLink('rensa', { cells: board, steps, goal: null });
  const begin = playOnFrom({ replay: game.replay, seat: game.subject.seat, plan });
  return (
    <>
      <BarLink class="review-way" icon={GraduationCap} name={t.toPractice} href={lab.replace('/lab?', '/practice?')} />
      <BarLink class="review-way" icon={FlaskConical} name={t.toLab} href={lab} />
      {begin && (
        <BarButton class="review-way" icon={Gamepad2} name={t.playOn} onClick={() => navigate(begin(turn.tick))} />
      )}
    </>
  );
}

function Progress({ game }: { readonly game: ReviewGame }) {
  const t = reviewWords();
  const { bot, nodes } = game.subject;
  const { value: phase } = game.phase;
  return (
    <div class="review-progress">
      {phase === 'done' && <p>{t.reviewedBy(bot, nodes)}</p>}
      {phase === 'running' && (
        <>
          <progress max={game.turns.length} value={game.judged.value} aria-label={t.review} />
          <p>{t.reviewing(game.judged.value, game.turns.length)}</p>
          <button type="button" class="small-button" onClick={() => game.stop()}>
            {t.stop}
          </button>
        </>
      )}
      {(phase === 'stopped' || phase === 'failed') && (
        <>
          {phase === 'failed' && <p role="alert">{t.failed}</p>}
          <button type="button" class="small-button" onClick={() => game.run()}>
            {t.goOn}
          </button>
        </>
      )}
    </div>
  );
}
