import { useEffect } from 'preact/hooks';
import { isRunning, type RunPhase } from '../../run/run.ts';

/** A closed dialog gives the focus back to whatever had it, and a focused button would take the space bar. */
export function useBoardFocus(phase: RunPhase): void {
  useEffect(() => {
    if (isRunning(phase)) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isRunning(phase)]);
}
