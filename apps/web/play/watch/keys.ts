import type { Watching } from './watching.ts';

type ViewerKey = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'target'>;

const ARROWS_UP_DOWN: readonly string[] = ['ArrowUp', 'ArrowDown'];

/** The speeds are radio buttons, which know these keys themselves. */
function isRadio(target: EventTarget | null): boolean {
  return (target as Partial<HTMLInputElement> | null)?.type === 'radio';
}

/** Does what a key means on the page of a replay; false when it means nothing. */
export function pressKey(watching: Watching, { code, shiftKey, target }: ViewerKey): boolean {
  if (ARROWS_UP_DOWN.includes(code) && isRadio(target)) return false;
  const { run } = watching;
  const does: Readonly<Record<string, () => void>> = {
    Space: () => watching.toggle(),
    ArrowLeft: () => (shiftKey ? watching.stepChain(-1) : watching.stepPair(-1)),
    ArrowRight: () => (shiftKey ? watching.stepChain(1) : watching.stepPair(1)),
    ArrowUp: () => watching.changeSpeed(1),
    ArrowDown: () => watching.changeSpeed(-1),
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
