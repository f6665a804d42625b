// Keys that all tools share.

/** Is the key meant for a text? */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

const OF_RADIO = /^(?:Arrow|Home|End|Page)/;

/** Does what has the focus need this key itself? */
export function isTaken({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (isTyping(target) || target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox' && OF_RADIO.test(code)) return true;
  return (code === 'Space' || code === 'Enter') && target.closest('a, button, input') !== null;
}

/** Undo and redo, with Ctrl or the command key. */
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
