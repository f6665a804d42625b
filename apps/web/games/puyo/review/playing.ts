import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Long enough to see where a pair goes. */
const PAIR_MS = 900;

interface PlayedPairs {
  readonly number: number;
  readonly last: number;
  readonly go: (number: number) => void;
}

/** Goes from pair to pair by itself, up to the last one. */
export function usePlaying({ number, last, go }: PlayedPairs): Signal<boolean> {
  const playing = useSignal(false);
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setTimeout(() => {
      if (number + 1 >= last) playing.value = false;
      if (number < last) go(number + 1);
    }, PAIR_MS);
    return () => clearTimeout(timer);
  }, [playing.value, number]);
  return playing;
}
