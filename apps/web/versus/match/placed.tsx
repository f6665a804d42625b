import type { Region } from '@rensa/painters';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface PlacedProps {
  readonly region: Region;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Something in its region of the page. */
export function Placed({ region: { x, y, width, height }, class: name, children }: PlacedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const px = { left: x, top: y, width, height };
    for (const [key, value] of Object.entries(px)) ref.current?.style.setProperty(key, `${value}px`);
  }, [x, y, width, height]);
  return (
    <div ref={ref} class={`placed ${name}`}>
      {children}
    </div>
  );
}
