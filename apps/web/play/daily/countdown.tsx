import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { secondsToMidnight } from '../../base/daily/days.ts';
import { formatTime } from '../../base/format.ts';
import { dailyWords } from './text.ts';

/** Until the next midnight here, when there is a new run. */
export function NextDaily() {
  const left = useSignal(secondsToMidnight(new Date()));
  useEffect(() => {
    const timer = setInterval(() => (left.value = secondsToMidnight(new Date())), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="daily-next" role="timer">
      {dailyWords().nextIn} <strong>{formatTime(left.value)}</strong>
    </p>
  );
}
