// The words and keys of the hints, for what a person plays with.

import type { Action } from '@rensa/controls';
import type { BoardHint } from '@rensa/painters';
import { partsOf } from '../../base/controls/bindings.ts';
import { keyName } from '../../base/controls/keynames.ts';
import { buttonName } from '../../base/controls/padnames.ts';
import { keysFor, padFor } from '../../base/controls/profiles.ts';
import { type DeviceKind, type HandLesson, LESSONS_OF_HAND } from '../records/learned.ts';
import { playWords } from '../text/text.ts';
import type { ShownHint } from './teacher.ts';

interface HintedGame {
  readonly game: string;
  readonly hardDrop: boolean;
}

export interface HintWords {
  readonly words: string;
  /** A second line. */
  readonly note: string | undefined;
  /** Labels of keys or buttons; none for gestures. */
  readonly keys: readonly string[];
}

export function hintWords(kind: DeviceKind, lesson: HandLesson, { game, hardDrop }: HintedGame): HintWords {
  const t = playWords();
  if (kind === 'touch') {
    const gestures = {
      move: { words: t.slideToMove, note: t.slideToMoveNote },
      rotate: { words: t.tapToRotate, note: t.tapToRotateNote },
      drop: hardDrop ? { words: t.flickToDrop, note: t.flickToDropNote } : { words: t.slideDown, note: undefined },
    };
    return { ...gestures[lesson], keys: [] };
  }
  const words = { move: t.keyMove, rotate: t.keyRotate, drop: hardDrop ? t.keyHard : t.keySoft }[lesson];
  return { words, note: undefined, keys: keysOf(kind, lesson, { game, hardDrop }) };
}

function keysOf(kind: DeviceKind, lesson: HandLesson, { game, hardDrop }: HintedGame): readonly string[] {
  const actions: readonly Action[] = {
    move: ['left', 'right'] as const,
    rotate: ['rotateLeft', 'rotateRight'] as const,
    drop: [hardDrop ? 'hard' : 'soft'] as const,
  }[lesson];
  const names = (action: Action): readonly string[] =>
    kind === 'keys'
      ? partsOf(keysFor(game), action).map(keyName)
      : partsOf(padFor(game).map, action).flatMap((part) => buttonName(part) ?? []);
  return actions.flatMap((action) => names(action).slice(0, 1));
}

/** The hint as a painter draws it. */
export function hintOnBoard({ kind, lesson, learned }: ShownHint, game: HintedGame): BoardHint {
  const { words, keys } = hintWords(kind, lesson, game);
  const markOf = (each: HandLesson): BoardHint['marks'][number] =>
    learned.includes(each) ? 'known' : each === lesson ? 'now' : 'open';
  return { gesture: lesson, words, keys, marks: LESSONS_OF_HAND.map(markOf) };
}
