import { useLayoutEffect } from 'preact/hooks';
import { onPlayKey } from '../../base/controls/pausing.ts';

/** A sheet hears a key that means something in play too, as long as it is open. */
export function usePlayKey(keys: () => readonly string[], callback: () => void): void {
  useLayoutEffect(
    () =>
      onPlayKey(keys, () => {
        callback();
        return true;
      }),
    [callback],
  );
}
