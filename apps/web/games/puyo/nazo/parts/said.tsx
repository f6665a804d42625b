// What a puzzle asks for, and how the try goes.

import { dateWords } from '../../../../base/calendar/days.ts';
import { formatTime } from '../../../../base/text/format.ts';
import { Stat } from '../../../../parts/stat.tsx';
import type { NazoGame } from '../puzzle/game.ts';
import { type NazoEntry, pairsIn } from '../puzzle/puzzle.ts';
import { Stars } from './stars.tsx';
import { nazoWords } from '../text/text.ts';
import { goalWords } from './words.ts';

interface GoalProps {
  readonly entry: NazoEntry;
  readonly game: NazoGame;
  /** Nothing pops at the moment. */
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
        {resting && game.at.value.outcome === 'missed' ? missedWords(game) : ''}
      </p>
    </div>
  );
}

export function nameWords({ name }: NazoEntry): string {
  const t = nazoWords();
  if (name === undefined) return t.pastedNazo;
  if ('date' in name) return t.dailyNazo(dateWords(name.date, { weekday: 'long', day: 'numeric', month: 'long' }));
  return t.levelNumber(t[name.level], name.seed);
}

export function missedWords(game: NazoGame): string {
  const t = nazoWords();
  const { links } = game.at.value;
  const { count } = game.nazo.goal;
  return count?.kind === 'chain' && links > 0 ? t.missedChain(links, count.value) : t.missed;
}
