import type { GameTypes } from '@rensa/engine';
import { useEffect, useRef } from 'preact/hooks';
import { RecordedGame, type Recording } from './recording.ts';

/** A board that plays itself, as long as it can be seen. */
export function RecordingCard<G extends GameTypes>(props: { readonly recording: Recording<G> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const game = new RecordedGame(canvas.current, props.recording);
    return () => game.dispose();
  }, []);
  return <canvas ref={canvas} class="living" aria-hidden="true" />;
}
