import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

interface LaterProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** Part that the page does not wait for. If it cannot be loaded, its place stays empty. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const part = useSignal<ComponentType<Props> | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const show = (Part: ComponentType<Props>): void => {
      if (!gone) part.value = Part;
    };
    load().then(show, () => {});
    return () => {
      gone = true;
    };
  }, []);
  const Part = part.value;
  return Part ? <Part {...props} /> : null;
}
