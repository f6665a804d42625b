/** Calls back with the size of an element now and whenever it changes. Gives a function that ends this. */
export function onSize(element: HTMLElement, callback: (width: number, height: number) => void): () => void {
  const read = (): void => callback(element.clientWidth, element.clientHeight);
  const observer = new ResizeObserver(read);
  observer.observe(element);
  read();
  return () => observer.disconnect();
}
