import { formatTime } from '../../base/text/format.ts';
import { useSecondsToMidnight } from '../../parts/midnight.ts';
import { dailyWords } from './text/text.ts';

/** Until the next midnight here, when there is a new run. */
export function NextDaily() {
  const left = useSecondsToMidnight();
  return (
    <p class="daily-next" role="timer">
      {dailyWords().nextIn} <strong>{formatTime(left)}</strong>
    </p>
  );
}
