import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { secondsToMidnight } from '../base/calendar/days.ts';

/** Seconds until the next midnight here, when there is a new daily; updated every `everyMs` milliseconds. */
export function useSecondsToMidnight(everyMs = 1000): number {
  const left = useSignal(secondsToMidnight(new Date()));
  useEffect(() => {
    const timer = setInterval(() => (left.value = secondsToMidnight(new Date())), everyMs);
    return () => clearInterval(timer);
  }, []);
  return left.value;
}
