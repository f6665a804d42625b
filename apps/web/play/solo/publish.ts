// The facts of a game that are also in data attributes, for style sheets and tests.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import type { EndKind } from '@rensa/painters';
import type { RunPhase } from '../../run/run.ts';

interface Published {
  readonly phase: ReadonlySignal<RunPhase>;
  readonly end: ReadonlySignal<EndKind | undefined>;
  readonly hud: { readonly state: ReadonlySignal<FallingState> };
}

/** Keeps them in step with the game until its endings are called. */
export function publish(root: HTMLElement, { phase, end, hud: { state } }: Published): (() => void)[] {
  const values: Readonly<Record<string, () => string>> = {
    phase: () => phase.value,
    score: () => String(state.value.score),
    pairs: () => String(state.value.pairs),
    end: () => end.value ?? '',
  };
  return Object.entries(values).map(([name, read]) =>
    effect(() => {
      const value = read();
      if (root.dataset[name] !== value) root.dataset[name] = value;
    }),
  );
}
