// A dialog: a bottom sheet on phones, a centered panel on wider screens. The browser keeps the focus inside.

import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { cue, type PageCue } from '../base/screen/cue.ts';
import { isTouch } from '../base/screen/screen.ts';
import { settings } from '../base/settings/settings.ts';
import { shellWords } from '../base/text/text.ts';
import { IconButton } from './button.tsx';

interface SheetProps {
  readonly title: string;
  /** At the right of the title. */
  readonly note?: string;
  /** Shows the title to screen readers only. */
  readonly bare?: boolean;
  /** Has a cross, and a tap beside it closes it. */
  readonly dismissible?: boolean;
  /** The focus goes to the title, so that a key still being pressed sets nothing off. */
  readonly calm?: boolean;
  readonly class?: string;
  /** What is heard as it opens. */
  readonly heard?: PageCue;
  /** Above the sheet, over the scrim. */
  readonly crown?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Asked for with Escape, the cross or a tap beside it. */
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
    children,
    onClose,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The button that gets the focus sticks to the foot, but browsers scroll to it all the same.
    element?.querySelector('.sheet-body')?.scrollTo(0, 0);
    cue(heard);
    return () => {
      element?.close();
      if (element && settings.peek().motion === 'full') slideOut(element);
    };
  }, []);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    onClose();
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
      </div>
    </dialog>
  );
}

/** The sheet is gone at once for everyone but the eye: a likeness of it slides out and takes no part in anything. */
function slideOut(dialog: HTMLDialogElement): void {
  const likeness = document.createElement('div');
  likeness.className = `${dialog.className} leaving`;
  likeness.inert = true;
  likeness.ariaHidden = 'true';
  for (const child of dialog.children) {
    if (!child.querySelector('canvas')) likeness.append(child.cloneNode(true));
  }
  for (const named of likeness.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  document.body.append(likeness);
  const leaving = likeness.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(leaving).then(() => likeness.remove());
}
