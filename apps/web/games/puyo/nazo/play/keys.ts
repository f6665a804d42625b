// The keys of a puzzle.

import type { ToolKey } from '../../tools/keyhints.tsx';
import { isTaken } from '../../tools/keys.ts';
import { nazoWords } from '../text/text.ts';
import type { NazoScene } from './scene.ts';
import { stopPlayback } from './playback.ts';

interface NazoActions {
  readonly scene: NazoScene;
  readonly place: () => void;
  readonly hint: () => void;
  /** Opens the next or the previous puzzle. */
  readonly goToNeighbor: (by: 1 | -1) => void;
}

/** Runs the action of a key; during a playback every such key stops it. Returns whether the key has an action. */
export function pressNazoKey(event: KeyboardEvent, { scene, place, hint, goToNeighbor }: NazoActions): boolean {
  if (isTaken(event)) return false;
  const { game } = scene;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => game.move(-1),
    ArrowRight: () => game.move(1),
    ArrowUp: () => game.rotate(1),
    KeyX: () => game.rotate(1),
    KeyZ: () => game.rotate(-1),
    ArrowDown: place,
    Space: place,
    Backspace: () => game.takeBack(),
    KeyR: () => game.restart(),
    KeyH: hint,
    BracketLeft: () => goToNeighbor(-1),
    BracketRight: () => goToNeighbor(1),
  };
  const action = Object.hasOwn(actions, event.code) ? actions[event.code] : undefined;
  if (game.inPlayback.value && (action !== undefined || event.code === 'Escape')) {
    stopPlayback(scene);
    return true;
  }
  action?.();
  return action !== undefined;
}

/** The keys as the page lists them. */
export function nazoKeys(): readonly ToolKey[] {
  const t = nazoWords();
  return [
    { does: t.keyMove, codes: ['ArrowLeft', 'ArrowRight'] },
    { does: t.keyRotate, codes: ['KeyZ', 'KeyX'] },
    { does: t.place, codes: ['ArrowDown'] },
    { does: t.keyBack, codes: ['Backspace'] },
    { does: t.restartNazo, codes: ['KeyR'] },
    { does: t.keyHint, codes: ['KeyH'] },
    { does: t.keyBeside, codes: ['BracketLeft', 'BracketRight'] },
  ];
}
