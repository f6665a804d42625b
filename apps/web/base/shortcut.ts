/** Calls back when a key goes down, which is used up if that says so. Gives a function that ends this. */
export function onShortcut(code: string, callback: () => boolean): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.code !== code || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    // An Escape that opens a sheet would close it again.
    if (callback()) event.preventDefault();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
