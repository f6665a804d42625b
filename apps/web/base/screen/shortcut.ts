type KeyListener = (event: KeyboardEvent) => boolean;

/**
 * Calls back when a key goes down without Ctrl, Alt or Meta, and uses it up if the callback returns true. Returns a
 * function that stops this. Components call it in a layout effect: other effects run after the page is shown, too late
 * for a quick key.
 */
export function onKeys(listener: KeyListener): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (listener(event)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

/** Does the same for one key, without repeats. */
export function onShortcut(code: string, callback: () => boolean): () => void {
  // An unused Escape that opens a sheet would close it again.
  return onKeys((event) => event.code === code && !event.repeat && callback());
}
