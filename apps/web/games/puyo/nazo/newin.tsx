import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { secondsToMidnight } from '../../../base/daily/days.ts';
import { nazoWords } from './text.ts';

const MINUTE_MS = 60_000;

/** When there are new puzzles, to the minute. */
export function NewIn() {
  const t = nazoWords();
  const left = useSignal(secondsToMidnight(new Date()));
  useEffect(() => {
    const timer = setInterval(() => (left.value = secondsToMidnight(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor(left.value / 60);
  return <p>{minutes === 0 ? t.newSoon : t.newIn(Math.floor(minutes / 60), minutes % 60)}</p>;
}
