import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatTime } from '../../base/format.ts';
import { loopText } from './text.ts';

/** Until the next midnight here, when there are new puzzles. */
function secondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(0, Math.ceil((midnight.getTime() - now.getTime()) / 1000));
}

export function Countdown() {
  const t = loopText();
  const left = useSignal(secondsToMidnight(new Date()));
  useEffect(() => {
    const timer = setInterval(() => (left.value = secondsToMidnight(new Date())), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="loop-countdown" role="timer">
      {t.nextIn} <strong>{formatTime(left.value)}</strong>
    </p>
  );
}
