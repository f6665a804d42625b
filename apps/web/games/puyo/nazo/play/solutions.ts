// The solutions of the puzzle that is played, and the hints that need them.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NAZO_HINTS, type Solutions } from '../puzzle/game.ts';
import { cancelSolving, solutionsOf } from '../puzzle/maker.ts';
import type { NazoEntry } from '../puzzle/puzzle.ts';
import { playPlacements } from './playback.ts';
import type { NazoScene } from './scene.ts';

/** Undefined while the solver looks for them. */
export function useSolutions({ nazo }: NazoEntry) {
  const solutions = useSignal<Solutions | undefined>(undefined);
  useEffect(() => {
    solutionsOf(nazo).then(
      (found) => (solutions.value = found),
      () => (solutions.value = []),
    );
    return cancelSolving;
  }, []);
  return solutions;
}

/** Opens the next hint. The last one plays the whole solution; then the person starts again. */
export function openHint(scene: NazoScene, solutions: Solutions | undefined): void {
  const { game } = scene;
  const [solution] = solutions ?? [];
  const done = game.attempt.value.outcome === 'solved' || game.hints.value === NAZO_HINTS.length;
  if (solution === undefined || game.inPlayback.value || done) return;
  game.openHint();
  if (game.hints.value === NAZO_HINTS.length) void playPlacements(scene, solution, []);
}
