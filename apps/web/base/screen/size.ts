const USUAL_PX = 16;

/** One rem: the size of text that the person has chosen in the browser. */
export function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** How many times as large as usual that is. */
export function textScale(): number {
  return rootPx() / USUAL_PX;
}

/** Calls back with the size of an element now and whenever it changes. Gives a function that ends this. */
export function onSize(element: HTMLElement, callback: (width: number, height: number) => void): () => void {
  const read = (): void => callback(element.clientWidth, element.clientHeight);
  const observer = new ResizeObserver(read);
  observer.observe(element);
  read();
  return () => observer.disconnect();
}
