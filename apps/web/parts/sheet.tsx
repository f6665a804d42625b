// Dialogs: a bottom sheet on phones, a centered panel on wider screens. The browser keeps the focus inside.

import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { cue, type PageCue } from '../base/screen/cue.ts';
import { isTouch } from '../base/screen/screen.ts';
import { settings } from '../base/settings/settings.ts';
import { shellWords } from '../base/text/text.ts';
import { IconButton } from './button.tsx';
import { useDragAway } from './dragaway.ts';
import { slideOut } from './slideout.ts';

interface SheetProps {
  readonly title: string;
  /** Note at the right of the title. */
  readonly note?: string;
  /** True to show the title to screen readers only. */
  readonly bare?: boolean;
  /** True for a sheet with a close button, which a tap beside it and a drag down close, too. */
  readonly dismissible?: boolean;
  /** Name of a close button, for a sheet whose title is not shown. */
  readonly cross?: string;
  /** Until this returns true the sheet answers to nothing: a hurried press was meant for what was there before. */
  readonly isReady?: () => boolean;
  /** True to focus the title, so that a key that is still down presses no button. */
  readonly calm?: boolean;
  readonly class?: string;
  /** Sound as it opens. */
  readonly heard?: PageCue;
  /** Content above the sheet, over the scrim. */
  readonly crown?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Called on Escape, the close button or a tap beside the sheet. */
  readonly onClose: () => void;
}

export function Sheet(props: SheetProps) {
  const {
    title,
    note,
    bare = false,
    dismissible = false,
    calm = false,
    heard = 'sheet',
    crown,
    cross,
    isReady = () => true,
    children,
    onClose,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Browsers scroll to the focused button, although it sticks to the foot.
    element?.querySelector('.sheet-body')?.scrollTo(0, 0);
    cue(heard);
    return () => {
      element?.close();
      if (element && settings.peek().motion === 'full') slideOut(element);
    };
  }, []);
  useDragAway(dialog, dismissible ? '.grabber, .sheet-head' : undefined, onClose);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    if (isReady()) onClose();
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (dismissible && event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`sheet ${props.class ?? ''}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClickCapture={(event) => isReady() || use(event)}
      onPointerDown={onPointerDown}
    >
      {crown}
      <div class="sheet-body">
        <div class="grabber" />
        <header class={bare ? 'unseen' : 'sheet-head'}>
          <h2 id={id} tabindex={-1} autofocus={calm || isTouch()}>
            {title}
          </h2>
          {note && <p class="sheet-note">{note}</p>}
          {dismissible && <IconButton icon={X} name={shellWords().close} class="plain" onClick={onClose} />}
        </header>
        {children}
        {cross !== undefined && <IconButton icon={X} name={cross} class="plain sheet-cross" onClick={onClose} />}
      </div>
    </dialog>
  );
}

/** What is used up here does nothing elsewhere. */
function use(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
