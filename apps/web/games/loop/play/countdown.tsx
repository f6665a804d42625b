import { formatTime } from '../../../base/text/format.ts';
import { useSecondsToMidnight } from '../../../parts/midnight.ts';
import { loopText } from '../text/text.ts';

export function Countdown() {
  const t = loopText();
  const left = useSecondsToMidnight();
  return (
    <p class="loop-countdown" role="timer">
      {t.nextIn} <strong>{formatTime(left)}</strong>
    </p>
  );
}
