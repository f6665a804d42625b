import { useEffect, useRef } from 'preact/hooks';
import { RecordedGame, type Recording } from './recording.ts';

/** A board that plays itself, as long as it can be seen. */
export function RecordingCard<Setup, State, Event>(props: { readonly recording: Recording<Setup, State, Event> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const game = new RecordedGame(canvas.current, props.recording);
    return () => game.dispose();
  }, []);
  return <canvas ref={canvas} class="living" aria-hidden="true" />;
}
