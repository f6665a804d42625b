type KeyListener = (event: KeyboardEvent) => boolean;

/**
 * Calls back when a key goes down without Ctrl, Alt or Meta. It is used up if that says so. Gives a function that ends
 * this. A component calls it in a layout effect: other effects come after the page is shown, too late for a quick key.
 */
export function onKeys(listener: KeyListener): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (listener(event)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

/** The same for one key, which does not repeat. */
export function onShortcut(code: string, callback: () => boolean): () => void {
  // An Escape that opens a sheet would close it again, if it were not used up.
  return onKeys((event) => event.code === code && !event.repeat && callback());
}
