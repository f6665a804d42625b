// Playback of placements by the page: the solution, or a try that is over.

import type { Aim } from '@rensa/games/puyo';
import { type NazoScene, placeInHand } from './scene.ts';

/** Time between two pairs. */
const PAIR_MS = 900;

/** Plays `placements` from the start. Then the person continues from `after`. */
export async function playPlacements(
  scene: NazoScene,
  placements: readonly Aim[],
  after: readonly Aim[],
): Promise<void> {
  const { game, film } = scene;
  film.value = undefined;
  const isRunning = game.beginPlayback(after);
  for (const aim of placements) {
    game.aim.value = aim;
    await pause();
    if (!isRunning()) return;
    placeInHand(scene, 'page');
    await untilEnded(film);
  }
  await pause();
  if (isRunning()) game.endPlayback();
}

export function stopPlayback({ game, film }: NazoScene): void {
  if (!game.inPlayback.value) return;
  film.value = undefined;
  game.endPlayback();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAIR_MS));
}

/** Resolves when the film has been played. */
function untilEnded(film: NazoScene['film']): Promise<void> {
  return new Promise((resolve) => {
    const end = film.subscribe((playing) => {
      if (playing !== undefined) return;
      queueMicrotask(() => end());
      resolve();
    });
  });
}
