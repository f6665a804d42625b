// Shows how to play until it is known: which hint is due, and whether the deck has labels.

import { signal } from '@preact/signals';
import { type Button, type Device, Gamepad, Keyboard, Touch } from '@rensa/controls';
import type { FallingTypes } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import type { Follower } from '../../run/seat.ts';
import {
  type DeviceKind,
  type HandLesson,
  keepLearned,
  KNOWN_TIMES,
  LABELED,
  type Learned,
  learnedWith,
  LESSONS_OF_HAND,
  MAX_HINTED_PAIRS,
} from '../records/learned.ts';

const LESSON_OF: Readonly<Record<Button, HandLesson>> = {
  left: 'move',
  right: 'move',
  rotateLeft: 'rotate',
  rotateRight: 'rotate',
  soft: 'drop',
  hard: 'drop',
};

/** Ticks for which a lesson that was just learned shows its tick. */
const PRAISE_TICKS = 42;

/** The hint that is shown. */
export interface ShownHint {
  readonly kind: DeviceKind;
  /** The one that is due, or the one that was just learned. */
  readonly lesson: HandLesson;
  readonly learned: readonly HandLesson[];
}

function kindOf(device: Device): DeviceKind {
  if (device instanceof Keyboard) return 'keys';
  return device instanceof Gamepad ? 'gamepad' : 'touch';
}

export class HandTeacher<G extends FallingTypes> implements Follower<G> {
  /** Undefined once all is known. */
  readonly hint = signal<ShownHint | undefined>(undefined);
  /** The pads of the deck say what they do. */
  readonly labels = signal(learnedWith('touch').games < LABELED.games);
  #kind: DeviceKind;
  #learned: Learned;
  #pairs = 0;
  #moves = 0;
  #praiseTicks = 0;

  constructor(kind: DeviceKind) {
    this.#kind = kind;
    this.#learned = learnedWith(kind);
  }

  /** A press; a gesture on the board is known at once. */
  heard(button: Button, device: Device): void {
    const gesture = device instanceof Touch;
    this.#changeTo(kindOf(device));
    const lesson = LESSON_OF[button];
    if (lesson === 'move') this.#countMove();
    const before = this.#learned[lesson];
    if (before >= KNOWN_TIMES) return;
    this.#learn({ [lesson]: gesture ? KNOWN_TIMES : before + 1 });
    if (this.#learned[lesson] >= KNOWN_TIMES && this.hint.value?.lesson === lesson) this.#praiseTicks = PRAISE_TICKS;
    this.#read();
  }

  show({ pairs }: G['state']): void {
    this.#pairs = pairs;
    this.#moves = 0;
    this.#praiseTicks = 0;
    this.labels.value = learnedWith('touch').games < LABELED.games;
    this.#read();
  }

  tick({ after }: TickView<G>): void {
    if (this.#praiseTicks > 0 && --this.#praiseTicks === 0) this.#read();
    if (after.pairs === this.#pairs) return;
    this.#pairs = after.pairs;
    if (this.#learned.pairs < MAX_HINTED_PAIRS) this.#learn({ pairs: this.#learned.pairs + 1 });
    this.#read();
  }

  #changeTo(kind: DeviceKind): void {
    if (kind === this.#kind) return;
    this.#kind = kind;
    this.#learned = learnedWith(kind);
    this.#read();
  }

  #countMove(): void {
    this.#moves++;
    const { games } = this.#learned;
    if (this.#moves === LABELED.moves && games < LABELED.games) this.#learn({ games: games + 1 });
  }

  #learn(more: Partial<Learned>): void {
    this.#learned = { ...this.#learned, ...more };
    keepLearned(this.#kind, this.#learned);
  }

  #read(): void {
    if (this.#praiseTicks > 0 && this.hint.value !== undefined) {
      this.hint.value = { ...this.hint.value, learned: this.#known() };
      return;
    }
    const lesson = LESSONS_OF_HAND.find((each) => this.#learned[each] < KNOWN_TIMES);
    const over = lesson === undefined || this.#learned.pairs >= MAX_HINTED_PAIRS;
    this.hint.value = over ? undefined : { kind: this.#kind, lesson, learned: this.#known() };
  }

  #known(): readonly HandLesson[] {
    return LESSONS_OF_HAND.filter((each) => this.#learned[each] >= KNOWN_TIMES);
  }
}
