import { useEffect, useRef } from 'preact/hooks';
import { currentNotice, dismiss, type Notice } from '../base/notice.ts';
import { text } from '../base/text.ts';

/** Shows one notice after the other. The region is always there, so that screen readers hear what enters it. */
export function Toast() {
  const notice = currentNotice();
  return (
    <div class="toasts" role="status">
      {notice && <Bubble key={notice.id} notice={notice} />}
    </div>
  );
}

/** A popover lies above every dialog that was open before it. Its animation is its life. */
function Bubble({ notice }: { readonly notice: Notice }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => bubble.current?.showPopover(), []);
  return (
    <div ref={bubble} class="toast" popover="manual" onAnimationEnd={() => dismiss(notice.id)}>
      {notice.words(text())}
    </div>
  );
}
