// The sheet that belongs to the phase of the game.

import type { Signal } from '@preact/signals';
import type { Setup } from '@rensa/games/puyo';
import { useCallback, useEffect } from 'preact/hooks';
import { Preferences } from '../parts/preferences.tsx';
import { forgetSearch, navigate } from '../router.ts';
import { rememberSetup } from './last.ts';
import { OverSheet } from './over.tsx';
import { PauseSheet } from './pause.tsx';
import { randomSeed } from './query.ts';
import type { Saved } from './save.ts';
import { SetupSheet } from './setup.tsx';
import type { Table } from './table.ts';

interface SheetsProps {
  readonly table: Table;
  readonly saved: Saved | undefined;
  readonly seed: number | undefined;
  /** All settings are shown in place of the pause. */
  readonly settingsOpen: Signal<boolean>;
}

export function Sheets({ table, saved, seed, settingsOpen }: SheetsProps) {
  const goHome = useCallback(() => navigate('/'), []);
  const resume = useCallback(() => table.resume(), [table]);
  const begin = (setup: Setup): void => {
    rememberSetup(setup);
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
        score={table.hud.score.value}
        seconds={table.hud.seconds.value}
        onResume={resume}
        onRestart={() => table.restart(randomSeed())}
        onHome={goHome}
        onSettings={() => (settingsOpen.value = true)}
      />
    );
  }
  if (phase !== 'over' || verdict === undefined) return null;
  return (
    <OverSheet
      verdict={verdict}
      hud={table.hud}
      onAgain={() => table.restart(randomSeed())}
      onSave={() => download(`rensa-puyo-${verdict.score}.json`, table.replay())}
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
