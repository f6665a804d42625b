// A vertical list that a pointer can sort.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { indexAfter } from './order.ts';
import { type SortDrag, Sorting } from './sorting.ts';

interface SortableListProps {
  readonly label?: string;
  readonly items: readonly ComponentChildren[];
  readonly onSort: (from: number, to: number) => void;
}

export function SortableList({ label, items, onSort }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const drag = useSignal<SortDrag | undefined>(undefined);
  const sort = useRef(onSort);
  sort.current = onSort;
  useEffect(() => {
    if (list.current === null) return undefined;
    const sorted = (from: number, to: number): void => sort.current(from, to);
    return new Sorting(list.current, { handle: '.pair-spot', drag, onSort: sorted }).listen();
  }, []);
  const { value: dragged } = drag;
  return (
    <ol ref={list} class={dragged ? 'pair-strip sorting' : 'pair-strip'} aria-label={label}>
      {items.map((item, i) => (
        <li key={i} class={dragged?.from === i ? 'pair-item dragged' : 'pair-item'} style={styleAt(i, dragged)}>
          {item}
        </li>
      ))}
    </ol>
  );
}

/** Moves the dragged item with the pointer, and the items between out of its way. */
function styleAt(index: number, drag: SortDrag | undefined): { readonly transform: string } | undefined {
  if (drag === undefined) return undefined;
  const { from, to, y, shift } = drag;
  const by = index === from ? y : shift * (indexAfter(index, from, to) - index);
  return { transform: `translateY(${by}px)` };
}
