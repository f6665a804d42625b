// How the parts of a tool's page are arranged: one after the other, in two columns, or all side by side. Larger text needs
// more room.

import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize, textScale } from '../../../base/screen/size.ts';

type ToolWidth = 'phone' | 'middle' | 'wide';

/** From these widths on, in CSS pixels at the usual size of text. */
const MIDDLE = 600;
const WIDE = 1240;

export interface ToolRoom {
  readonly arrangement: ToolWidth;
  readonly width: number;
  readonly height: number;
}

function arrangementFor(width: number, text: number): ToolWidth {
  if (width / text < MIDDLE) return 'phone';
  return width / text < WIDE ? 'middle' : 'wide';
}

/** The room of an element that is as wide as the page. */
export function useToolRoom(): { readonly root: Ref<HTMLElement>; readonly room: ToolRoom } {
  const root = useRef<HTMLElement>(null);
  const room = useSignal<ToolRoom>({ arrangement: 'phone', width: 360, height: 640 });
  useEffect(() => {
    if (root.current === null) return undefined;
    return onSize(root.current, (width) => {
      room.value = { arrangement: arrangementFor(width, textScale()), width, height: window.innerHeight };
    });
  }, []);
  return { root, room: room.value };
}
