// The goal of a puzzle, and the state of the try.

import { formatTime } from '../../../../base/text/format.ts';
import { Stat } from '../../../../parts/stat.tsx';
import type { NazoGame } from '../puzzle/game.ts';
import { type NazoEntry, pairsIn } from '../puzzle/puzzle.ts';
import { Stars } from '../parts/stars.tsx';
import { nazoWords } from '../text/text.ts';
import { goalWords, missedWords, nameWords } from '../parts/words.ts';

interface GoalProps {
  readonly entry: NazoEntry;
  readonly game: NazoGame;
  /** True unless something pops. */
  readonly resting: boolean;
}

export function NazoGoal({ entry, game, resting }: GoalProps) {
  const t = nazoWords();
  return (
    <div class="nazo-goal">
      <p class="nazo-kicker">{nameWords(entry)}</p>
      <h2>{goalWords(entry.nazo.goal)}</h2>
      <p class="nazo-note">{t.withPairs(pairsIn(entry.nazo))}</p>
      <dl class="nazo-tiles">
        <Stat kind="tile" label={t.time} value={formatTime(game.seconds.value)} />
        <Stat kind="tile" label={t.tries} value={t.number(game.tries.value)} />
        <div class="stat tile">
          <dt>{t.stillToWin}</dt>
          <dd>
            <Stars count={game.stars.value} size={20} />
          </dd>
        </div>
      </dl>
      <p class="nazo-missed" role="status">
        {resting && game.attempt.value.outcome === 'missed' ? missedWords(game) : ''}
      </p>
    </div>
  );
}
