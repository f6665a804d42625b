import type { Watching } from './watching.ts';

/** Does what a key means on the page of a replay. Says whether it means something. */
export function pressKey(watching: Watching, { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): boolean {
  const { run } = watching;
  const does: Readonly<Record<string, () => void>> = {
    Space: () => watching.toggle(),
    ArrowLeft: () => (shiftKey ? watching.stepChain(-1) : watching.stepPair(-1)),
    ArrowRight: () => (shiftKey ? watching.stepChain(1) : watching.stepPair(1)),
    Comma: () => watching.stepTick(-1),
    Period: () => watching.stepTick(1),
    Home: () => run.seek(0),
    End: () => run.seek(run.ticks),
    KeyP: () => watching.playOn(),
  };
  const action = Object.hasOwn(does, code) ? does[code] : undefined;
  action?.();
  return action !== undefined;
}
