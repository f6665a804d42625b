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
import type { NazoScene } from './scene.ts';
import { playPlacements } from './playback.ts';
import { Stars } from '../parts/stars.tsx';
import { nameWords } from '../parts/words.ts';
import { nazoWords } from '../text/text.ts';

interface SolvedProps {
  readonly entry: NazoEntry;
  readonly scene: NazoScene;
  readonly next: string | undefined;
  readonly onShare: () => void;
}

/** Time between two stars, as in the style sheet. */
const STAR_MS = 200;
const VIBRATION_MS = 8;

export function NazoSolved({ entry, scene, next, onShare }: SolvedProps) {
  const t = nazoWords();
  const { game } = scene;
  const watch = (): void => void playPlacements(scene, game.placed.value, game.placed.value);
  useStarVibration(game.stars.value);
  return (
    <div class="nazo-solved">
      <p class="nazo-kicker">{nameWords(entry)}</p>
      <Stars count={game.stars.value} size={52} />
      <div role="status">
        <p class="nazo-solved-head">{t.solved}</p>
        <p class="nazo-note">{resultWords(entry, game)}</p>
      </div>
      <dl class="nazo-tiles">
        <Stat kind="tile" label={t.time} value={formatTime(game.seconds.value)} />
        <Stat kind="tile" label={t.tries} value={t.number(game.tries.value)} />
        <Stat kind="tile" label={t.points} value={t.number(game.attempt.value.score)} />
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

/** The link to the next puzzle. It has the focus, so that Enter opens it. */
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

function useStarVibration(stars: number): void {
  useEffect(() => {
    const timers = Array.from({ length: stars }, (_, i) => setTimeout(() => vibrate(VIBRATION_MS), i * STAR_MS));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
}

/** The number of hints, and the streak for a puzzle of today. */
function resultWords({ name }: NazoEntry, game: NazoGame): string {
  const t = nazoWords();
  const used = t.hintsUsed(game.hints.value);
  const { value: days } = streakDays;
  const isToday = name !== undefined && 'date' in name && name.date === today.value;
  return isToday && days > 1 ? t.usedAndStreak(used, t.inARow(days)) : used;
}
