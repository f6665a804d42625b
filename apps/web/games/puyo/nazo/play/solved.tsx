// The result of a solved puzzle. On a phone it lies over the lower half of the page.

import { ArrowRight, Film, Share2 } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { today } from '../../../../base/calendar/days.ts';
import { formatTime } from '../../../../base/text/format.ts';
import { vibrate } from '../../../../base/screen/haptics.ts';
import { Button } from '../../../../parts/button.tsx';
import { Icon } from '../../../../parts/icon.tsx';
import { Stat } from '../../../../parts/stat.tsx';
import type { NazoGame } from '../puzzle/game.ts';
import type { NazoEntry } from '../puzzle/puzzle.ts';
import { streakDays } from '../puzzle/results.ts';
import { nameWords } from '../parts/said.tsx';
import type { NazoScene } from './scene.ts';
import { showPlacements } from './showing.ts';
import { Stars } from '../parts/stars.tsx';
import { nazoWords } from '../text/text.ts';

interface SolvedProps {
  readonly entry: NazoEntry;
  readonly scene: NazoScene;
  readonly next: string | undefined;
  readonly onShare: () => void;
}

/** From one star to the next; the style sheet has the same. */
const STAR_MS = 200;
const STAR_FELT_MS = 8;

export function NazoSolved({ entry, scene, next, onShare }: SolvedProps) {
  const t = nazoWords();
  const { game } = scene;
  const watch = (): void => void showPlacements(scene, game.placed.value, game.placed.value);
  useStarsFelt(game.stars.value);
  return (
    <div class="nazo-solved">
      <p class="nazo-kicker">{nameWords(entry)}</p>
      <Stars count={game.stars.value} size={52} />
      <div role="status">
        <p class="nazo-solved-head">{t.solved}</p>
        <p class="nazo-note">{lineWords(entry, game)}</p>
      </div>
      <dl class="nazo-tiles">
        <Stat kind="tile" label={t.time} value={formatTime(game.seconds.value)} />
        <Stat kind="tile" label={t.tries} value={t.number(game.tries.value)} />
        <Stat kind="tile" label={t.points} value={t.number(game.at.value.score)} />
      </dl>
      <NextPuzzle next={next} />
      <div class="nazo-leading">
        <Button icon={Film} onClick={watch}>
          {t.watchSolution}
        </Button>
        <Button icon={Share2} onClick={onShare}>
          {t.share}
        </Button>
      </div>
    </div>
  );
}

/** Enter goes on. */
function NextPuzzle({ next }: Pick<SolvedProps, 'next'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  if (next === undefined) return null;
  return (
    <a ref={link} class="button primary" href={next}>
      <span>{nazoWords().nextPuzzle}</span>
      <Icon node={ArrowRight} />
    </a>
  );
}

function useStarsFelt(stars: number): void {
  useEffect(() => {
    const timers = Array.from({ length: stars }, (_, i) => setTimeout(() => vibrate(STAR_FELT_MS), i * STAR_MS));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
}

/** Hints, and the streak where the puzzle is one of today. */
function lineWords({ name }: NazoEntry, game: NazoGame): string {
  const t = nazoWords();
  const used = t.hintsUsed(game.hints.value);
  const { value: days } = streakDays;
  const isToday = name !== undefined && 'date' in name && name.date === today.value;
  return isToday && days > 1 ? t.usedAndStreak(used, t.inARow(days)) : used;
}
