/** Listens to the keys of an element or the window until `signal` ends it. */
export function onKey(
  target: EventTarget,
  type: 'keydown' | 'keyup',
  listener: (event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(type, (event) => listener(event as KeyboardEvent), { signal });
}

/** The element at or around the target of an event. The window is a target too, but no element. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector) ?? undefined;
}
