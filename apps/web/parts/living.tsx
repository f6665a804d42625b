import { useEffect, useRef } from 'preact/hooks';
import { Demo } from '../play/demo.ts';

/** A board that plays itself, as long as it can be seen. */
export function Living() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const demo = new Demo(canvas.current);
    return () => demo.dispose();
  }, []);
  return <canvas ref={canvas} class="living" aria-hidden="true" />;
}
