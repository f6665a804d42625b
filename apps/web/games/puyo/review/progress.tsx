// The progress of a review. It can be stopped, and goes on later.

import type { ReviewGame } from './game.ts';
import { reviewWords } from './text/text.ts';

export function Progress({ game }: { readonly game: ReviewGame }) {
  const t = reviewWords();
  const { bot, nodes } = game.subject;
  const { value: phase } = game.phase;
  const { value: judged } = game.judged;
  if (phase === 'done') return <p class="review-by">{t.reviewedBy(bot, nodes)}</p>;
  const running = phase === 'running';
  return (
    <div class="review-progress">
      <p role={phase === 'failed' ? 'alert' : undefined}>{wordsOf(game)}</p>
      <button type="button" class="small-button" onClick={() => (running ? game.stop() : game.run())}>
        {running ? t.stop : t.goOn}
      </button>
      <progress max={game.turns.length} value={judged} aria-label={t.review} />
    </div>
  );
}

function wordsOf({ phase, judged, turns }: ReviewGame): string {
  const t = reviewWords();
  if (phase.value === 'failed') return t.failed;
  const words = phase.value === 'running' ? t.reviewing : t.reviewed;
  return words(judged.value, turns.length);
}
