// The bar that leads back to the game that was left last. Loaded only where there is one.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { capsulesCabinet } from '../games/capsules/ui.tsx';
import type { Cabinet, Played } from './ui.ts';
import { gemsCabinet } from '../games/gems/ui.tsx';
import { puyoCabinet } from '../games/puyo/ui.tsx';
import { ResumeLink } from './resume.tsx';
import { recentSaves } from './recent.ts';
import { loadSave } from './save.ts';

const BARS: Readonly<Record<string, () => VNode | undefined>> = {
  puyo: () => barOf(puyoCabinet),
  gems: () => barOf(gemsCabinet),
  capsules: () => barOf(capsulesCabinet),
};

export function Latest() {
  const bar = useSignal<VNode | undefined>(undefined);
  // A long game takes a moment to be played again, so the page is shown first.
  useEffect(() => {
    for (const id of recentSaves()) bar.value ??= BARS[id]?.();
  }, []);
  return bar.value ?? null;
}

function barOf<Setup, State extends Played, Event>(cabinet: Cabinet<Setup, State, Event>): VNode | undefined {
  const saved = loadSave(cabinet);
  return saved && <ResumeLink cabinet={cabinet} state={saved.session.state} />;
}
