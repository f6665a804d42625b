// The page places pairs by itself: the solution, or a try that is over.

import type { Aim } from '@rensa/games/puyo';
import { type NazoScene, placeInHand } from './scene.ts';

/** Pairs follow each other at this pace. */
const SHOW_MS = 900;

/** From the start on. Then the person has the field again, with these pairs on it. */
export async function showPlacements(
  scene: NazoScene,
  placements: readonly Aim[],
  after: readonly Aim[],
): Promise<void> {
  const { game, film } = scene;
  film.value = undefined;
  const isShown = game.beginShowing(after);
  for (const aim of placements) {
    game.hand.value = aim;
    await aMoment();
    if (!isShown()) return;
    placeInHand(scene, 'page');
    await untilEnded(film);
  }
  await aMoment();
  if (isShown()) game.endShowing();
}

export function stopShowing({ game, film }: NazoScene): void {
  if (!game.shown.value) return;
  film.value = undefined;
  game.endShowing();
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SHOW_MS));
}

/** What pops is played to its end. */
function untilEnded(film: NazoScene['film']): Promise<void> {
  return new Promise((resolve) => {
    const end = film.subscribe((shown) => {
      if (shown !== undefined) return;
      queueMicrotask(() => end());
      resolve();
    });
  });
}
