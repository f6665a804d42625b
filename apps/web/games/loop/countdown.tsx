import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { secondsToMidnight } from '../../base/daily/days.ts';
import { formatTime } from '../../base/format.ts';
import { loopText } from './text.ts';

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
