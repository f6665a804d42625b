// The longest chain that a few puyos would start, for many boards: found one by one, so that the page stays quick.

import { signal } from '@preact/signals';
import { type Board, type RulesName, RULES } from '@rensa/games/puyo';
import { triggersOf } from '@rensa/games/puyo/lab';

export class ReachFinder {
  /** Counts what has been found. */
  readonly found = signal(0);
  readonly #known = new Map<string, number>();
  #waiting: { readonly key: string; readonly board: Board; readonly rules: RulesName }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Undefined until it is known. */
  of(board: Board, rules: RulesName): number | undefined {
    const key = `${rules}${board.join('')}`;
    const known = this.#known.get(key);
    if (known === undefined && !this.#waiting.some((each) => each.key === key)) {
      this.#waiting.push({ key, board, rules });
      this.#timer ??= setTimeout(() => this.#next());
    }
    return known;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    const first = this.#waiting.shift();
    this.#timer = this.#waiting.length > 0 ? setTimeout(() => this.#next()) : undefined;
    if (first === undefined) return;
    this.#known.set(first.key, triggersOf(first.board, RULES[first.rules])[0]?.chain ?? 0);
    this.found.value++;
  }
}
