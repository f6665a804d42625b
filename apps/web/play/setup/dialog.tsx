// The dialog of a setup: a page of its own on a phone, a panel on a wide screen. The browser keeps the focus inside.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { cue } from '../../base/screen/cue.ts';
import { settings } from '../../base/settings/settings.ts';
import { useDragAway } from '../../parts/dragaway.ts';
import { growFromOrigin } from '../../parts/grow.ts';
import { slideOut } from '../../parts/slideout.ts';
import { TITLE_ID } from './head.tsx';
import type { SetupView } from './view.ts';

interface DialogProps {
  readonly view: SetupView;
  /** What a letter presses, by the code of its key. */
  readonly shortcuts: Readonly<Record<string, () => void>>;
  readonly children: ComponentChildren;
  readonly onBack: (view: SetupView) => void;
  /** Called on Escape, a tap beside the panel and a drag down. */
  readonly onLeave: () => void;
}

export function SetupDialog({ view, shortcuts, children, onBack, onLeave }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => open(dialog.current), []);
  useFocusOn(dialog, view);
  useDragAway(dialog, '.setup-scene, .setup-head', onLeave);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    if (view === 'start') onLeave();
    else onBack('start');
  };
  return (
    <dialog
      ref={dialog}
      class="setup"
      data-view={view}
      aria-labelledby={TITLE_ID}
      onCancel={onCancel}
      onPointerDown={({ target }) => target === dialog.current && onLeave()}
      onKeyDown={(event) => press(event, shortcuts)}
    >
      <div class="setup-panel">{children}</div>
    </dialog>
  );
}

/** Returns a function that closes it. */
function open(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  dialog.showModal();
  cue('sheet');
  const scene = dialog.querySelector('.setup-scene');
  if (scene !== null && growFromOrigin(scene)) dialog.dataset['grows'] = '';
  return () => {
    dialog.close();
    if (settings.peek().motion === 'full') slideOut(dialog);
  };
}

/** A change of the view moves the focus to what is first in it. */
function useFocusOn(dialog: { readonly current: HTMLDialogElement | null }, view: SetupView): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const first = view === 'start' ? '.choice-line' : '.setup-body :is(input:checked, a, button)';
    dialog.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [view]);
}

/** Elements that have a use of their own for Enter, and for letters. */
const OWN_ENTER = 'a, button';
const OWN_LETTERS = 'input:not([type="radio"]), textarea, select';

function press(event: KeyboardEvent, shortcuts: DialogProps['shortcuts']): void {
  const { code, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const primary = currentTarget.querySelector<HTMLElement>('.button.primary');
  const act =
    code === 'Enter' && !target.matches(OWN_ENTER)
      ? () => primary?.click()
      : target.matches(OWN_LETTERS)
        ? undefined
        : shortcuts[code];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
