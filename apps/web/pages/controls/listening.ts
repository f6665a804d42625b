// Waits for a key or a part of a game controller, to bind it to an action.

import { effect, signal } from '@preact/signals';
import type { LiveInput } from './live.ts';
import type { BindingTarget } from './target.ts';

interface Listening {
  readonly target: BindingTarget;
  readonly action: string;
}

interface BindingAnswers {
  readonly onPart: (listening: Listening, part: string) => void;
  /** Called to remove all keys or parts of the action. */
  readonly onClear: (listening: Listening) => void;
  readonly onRefused: (code: string) => void;
}

const PATIENCE_MS = 5000;

/** Keys that games never receive, or that people need to navigate. */
const REFUSED = /^(?:F\d+|Tab|Control.*|Alt.*|Meta.*|OS.*|ContextMenu|Unidentified|)$/;

export function isUsable(code: string): boolean {
  return !REFUSED.test(code);
}

export class PartListener {
  readonly listening = signal<Listening | undefined>(undefined);
  readonly #answers: BindingAnswers;
  readonly #endings: readonly (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveInput, answers: BindingAnswers) {
    this.#answers = answers;
    const onKey = (event: KeyboardEvent): void => this.#onKey(event);
    window.addEventListener('keydown', onKey, true);
    this.#endings = [() => window.removeEventListener('keydown', onKey, true), this.#watchParts(live)];
  }

  /** Waits for a part for an action. The same request again stops waiting. */
  listen(target: BindingTarget, action: string): void {
    const { value } = this.listening;
    const again = value?.target.id === target.id && value.action === action;
    this.stop();
    if (again) return;
    this.listening.value = { target, action };
    this.#timer = setTimeout(() => this.stop(), PATIENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.listening.value = undefined;
  }

  dispose(): void {
    this.stop();
    for (const end of this.#endings) end();
  }

  /** Escape stops waiting, except for the action `pause`, which it may be bound to. */
  #onKey(event: KeyboardEvent): void {
    const listening = this.listening.value;
    if (listening === undefined || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    const { target, action } = listening;
    if (event.code === 'Escape' && (target.device === 'pad' || action !== 'pause')) this.stop();
    else if (event.code === 'Backspace') this.#answer(() => this.#answers.onClear(listening));
    else if (target.device === 'keys') this.#take(listening, event.code);
  }

  #take(listening: Listening, code: string): void {
    if (isUsable(code)) this.#answer(() => this.#answers.onPart(listening, code));
    else this.#answers.onRefused(code);
  }

  /** Answers when a part goes down, not while it is held. */
  #watchParts(live: LiveInput): () => void {
    let before: ReadonlySet<string> = live.parts.peek();
    return effect(() => {
      const parts = live.parts.value;
      const pressed = [...parts].find((part) => !before.has(part));
      before = parts;
      const listening = this.listening.peek();
      if (pressed === undefined || listening?.target.device !== 'pad') return;
      this.#answer(() => this.#answers.onPart(listening, pressed));
    });
  }

  #answer(answer: () => void): void {
    this.stop();
    answer();
  }
}
