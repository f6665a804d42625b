import { useEffect, useRef } from 'preact/hooks';
import { currentNotice, dismiss, type Notice } from '../base/screen/notice.ts';
import { shellWords } from '../base/text/text.ts';

/** Shows one notice after the other. The region is always there, so that screen readers read what enters it. */
export function Toast() {
  const notice = currentNotice();
  return (
    <div class="toasts" role="status">
      {notice && <Bubble key={notice.id} notice={notice} />}
    </div>
  );
}

/** Characters of a short notice; a longer one stays longer. */
const SHORT = 45;

/** Notice as a popover, which lies above every dialog opened before. It goes when its animation ends. */
function Bubble({ notice }: { readonly notice: Notice }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => bubble.current?.showPopover(), []);
  const words = notice.words(shellWords());
  const { action } = notice;
  const name = action || words.length > SHORT ? 'toast long' : 'toast';
  const act = (): void => {
    dismiss(notice.id);
    action?.act();
  };
  return (
    <div ref={bubble} class={name} popover="manual" onAnimationEnd={() => dismiss(notice.id)}>
      {words}
      {action && (
        <button type="button" class="text-button" onClick={act}>
          {action.words()}
        </button>
      )}
    </div>
  );
}
