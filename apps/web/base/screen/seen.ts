/** Calls back when an element comes into view and when it leaves it. Gives a function that ends this. */
export function onSeen(element: Element, callback: (seen: boolean) => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => callback(entry?.isIntersecting ?? false));
  watcher.observe(element);
  return () => watcher.disconnect();
}
