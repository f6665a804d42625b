import { useSecondsToMidnight } from '../../../../parts/midnight.ts';
import { nazoWords } from '../text/text.ts';

const MINUTE_MS = 60_000;

/** When there are new puzzles, to the minute. */
export function NewIn() {
  const t = nazoWords();
  const left = useSecondsToMidnight(MINUTE_MS);
  const minutes = Math.floor(left / 60);
  return <p>{minutes === 0 ? t.newSoon : t.newIn(Math.floor(minutes / 60), minutes % 60)}</p>;
}
