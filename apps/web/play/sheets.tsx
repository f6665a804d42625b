// The sheet that belongs to the phase of the game.

import type { Signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { Played } from './ui.ts';
import { Preferences } from '../parts/preferences.tsx';
import { forgetSearch, navigate } from '../router.ts';
import { secondsOf } from '../base/format.ts';
import { rememberSetup } from './last.ts';
import { OverSheet } from './over.tsx';
import { PauseSheet } from './pause.tsx';
import { randomSeed } from './query.ts';
import type { Saved } from './save.ts';
import { SetupSheet } from './setup.tsx';
import type { Table } from './table.ts';

interface SheetsProps<Setup, State extends Played, Event> {
  readonly table: Table<Setup, State, Event>;
  readonly saved: Saved<Setup, State, Event> | undefined;
  readonly seed: number | undefined;
  /** All settings are shown in place of the pause. */
  readonly settingsOpen: Signal<boolean>;
}

export function Sheets<Setup, State extends Played, Event>(props: SheetsProps<Setup, State, Event>) {
  const { table, saved, seed, settingsOpen } = props;
  const { cabinet, hud } = table;
  const goHome = useCallback(() => navigate('/'), []);
  const resume = useCallback(() => table.resume(), [table]);
  const begin = (setup: Setup): void => {
    rememberSetup(cabinet, setup);
    table.start(setup, seed ?? randomSeed());
  };
  const verdict = table.verdict.value;
  const phase = table.phase.value;
  // The question of the address has been answered: loading the page again must find the game, not the question.
  useEffect(() => {
    if (phase !== 'setup') forgetSearch();
  }, [phase]);
  // A closed dialog gives the focus back to whatever had it, and a focused button would take the space bar.
  useEffect(() => {
    if (phase === 'playing') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [phase]);
  if (phase === 'setup') {
    return (
      <SetupSheet
        cabinet={cabinet}
        initial={table.setup}
        saved={saved}
        onStart={begin}
        onContinue={(game) => table.adopt(game)}
        onLeave={goHome}
      />
    );
  }
  if (phase === 'paused') {
    if (settingsOpen.value) return <Preferences onClose={() => (settingsOpen.value = false)} />;
    return (
      <PauseSheet
        score={hud.score.value}
        seconds={secondsOf(hud.state.value.ticks)}
        onResume={resume}
        onRestart={() => table.start(table.setup, randomSeed())}
        onHome={goHome}
        onSettings={() => (settingsOpen.value = true)}
      />
    );
  }
  if (phase !== 'over' || verdict === undefined) return null;
  return (
    <OverSheet
      cabinet={cabinet}
      verdict={verdict}
      onAgain={(setup = table.setup) => table.start(setup, randomSeed())}
      onSave={() => download(`rensa-${cabinet.game.id}-${verdict.state.score}.json`, table.replay())}
      onHome={goHome}
    />
  );
}

function download(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
