// Progress of long work, with a button that stops it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../styles/working.css';
import type { LongWork } from '../base/screen/longwork.ts';
import { shellWords } from '../base/text/text.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

/** Work that takes less time shows nothing. */
const PATIENCE_MS = 400;

/** True once the work has taken long enough to say so. */
function useSlow(work: LongWork): boolean {
  const slow = useSignal(false);
  useEffect(() => {
    slow.value = false;
    const timer = setTimeout(() => (slow.value = true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [work]);
  return slow.value;
}

/** On a page that has nothing else to show yet. */
export function Working({ work }: { readonly work: LongWork }) {
  return useSlow(work) ? <Progress work={work} /> : null;
}

/** Over a page. */
export function WorkingSheet({ work }: { readonly work: LongWork }) {
  if (!useSlow(work)) return null;
  return (
    <Sheet title={shellWords().working} bare onClose={() => work.stop()}>
      <Progress work={work} />
    </Sheet>
  );
}

function Progress({ work }: { readonly work: LongWork }) {
  const t = shellWords();
  return (
    <div class="working">
      <p>{t.working}</p>
      <progress max={1} value={work.share.value} aria-label={t.working} />
      <Button onClick={() => work.stop()}>{t.stop}</Button>
    </div>
  );
}
