import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Does a media query match? A component that asks is rendered again when the answer changes. */
export function useMedia(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const read = (): void => void (matches.value = media.matches);
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query]);
  return matches.value;
}
