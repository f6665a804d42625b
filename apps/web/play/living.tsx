import { useEffect, useRef } from 'preact/hooks';
import { Demo, type Reel } from '../run/demo.ts';

/** A board that plays itself, as long as it can be seen. */
export function Living<Setup, State, Event>({ reel }: { readonly reel: Reel<Setup, State, Event> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const demo = new Demo(canvas.current, reel);
    return () => demo.dispose();
  }, []);
  return <canvas ref={canvas} class="living" aria-hidden="true" />;
}
