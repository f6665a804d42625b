// Keys that all tools share.

/** Returns whether a key goes into a text field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** Keys that change a radio button or a slider. */
const INPUT_KEYS = /^(?:Arrow|Home|End|Page)/;

/** Returns whether the focused element uses the key itself. */
export function isTaken({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (isTyping(target) || target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox' && INPUT_KEYS.test(code)) return true;
  return (code === 'Space' || code === 'Enter') && target.closest('a, button, input') !== null;
}

/** Calls `undo` and `redo` at their keys, with Ctrl or Command, until the returned function is called. */
export function onUndoKeys(undo: () => void, redo: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const action =
      event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
        ? redo
        : event.code === 'KeyZ'
          ? undo
          : undefined;
    if (action === undefined || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    action();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}
