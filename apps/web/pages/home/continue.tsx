import { useSignal } from '@preact/signals';
import { duelId } from '@rensa/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { CATALOG } from '../../catalog/catalog.ts';
import { recentSaves } from '../../play/saves/saves.ts';
import { hasVersus } from '../../versus/listing/listing.ts';

/** The link to the last saved game that can be loaded. Its space is reserved from the start, so that nothing moves. */
export function ContinueBar() {
  const bar = useSignal<VNode | undefined>(undefined);
  const searching = useSignal(barLoaders().length > 0);
  useEffect(() => {
    void findBar().then((found) => {
      bar.value = found;
      searching.value = false;
    });
  }, []);
  return bar.value ?? (searching.value ? <div class="resume awaited" aria-hidden="true" /> : null);
}

type BarLoader = () => Promise<VNode | undefined>;

/** Loaders of the games and matches with a save, the latest first. */
function barLoaders(): readonly BarLoader[] {
  return recentSaves().flatMap((id) => barLoader(id) ?? []);
}

/** The loader of the bar of a game or a match. */
function barLoader(id: string): BarLoader | undefined {
  const match = CATALOG.filter(hasVersus).find((game) => duelId(game.id) === id);
  if (match !== undefined) return async () => (await import('../versus/resume.tsx')).matchBar(match);
  const resumeBar = CATALOG.find((game) => game.id === id)?.resumeBar;
  return resumeBar && (async () => (await resumeBar())());
}

async function findBar(): Promise<VNode | undefined> {
  for (const load of barLoaders()) {
    const bar = await load().catch(() => undefined);
    if (bar) return bar;
  }
  return undefined;
}
