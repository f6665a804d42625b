// Layouts of the tools by the size of the page, and the largest field that fits. Larger text needs more space, so widths
// count at the usual size of text.

import { useSignal } from '@preact/signals';
import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize, textScale } from '../../../base/screen/screen.ts';

interface CellLimits {
  readonly rows?: number;
  readonly min: number;
  readonly max?: number;
}

/** The size of the largest cells with which a field fits into `width` × `height`, all in CSS pixels. */
export function fittingCell(
  width: number,
  height: number,
  { rows = VISIBLE_ROWS, min, max = Infinity }: CellLimits,
): number {
  return Math.max(min, Math.min(max, Math.floor(Math.min(width / COLS, height / rows))));
}

/** The layouts of pages with a list, a board and words: one after the other, in two columns, or side by side. */
type ColumnLayout = 'phone' | 'middle' | 'wide';

/** The smallest widths of these layouts, in CSS pixels. */
const MIN_MIDDLE_PAGE = 600;
const MIN_WIDE_PAGE = 1240;

export interface PageSize {
  readonly layout: ColumnLayout;
  /** Width of the page, in CSS pixels. */
  readonly width: number;
  /** Height of the window, in CSS pixels. */
  readonly height: number;
}

function columnLayout(width: number, text: number): ColumnLayout {
  if (width / text < MIN_MIDDLE_PAGE) return 'phone';
  return width / text < MIN_WIDE_PAGE ? 'middle' : 'wide';
}

/** The size of a page whose `root` is as wide as the page. */
export function usePageSize(): { readonly root: Ref<HTMLElement>; readonly size: PageSize } {
  const root = useRef<HTMLElement>(null);
  const size = useSignal<PageSize>({ layout: 'phone', width: 360, height: 640 });
  useEffect(() => {
    if (root.current === null) return undefined;
    return onSize(root.current, (width) => {
      size.value = { layout: columnLayout(width, textScale()), width, height: window.innerHeight };
    });
  }, []);
  return { root, size: size.value };
}

/** The layouts of pages with panels around a board: three blocks, two blocks and a sheet, or one tab at a time. */
type PanelLayout = 'wide' | 'middle' | 'narrow';

/** Space to keep free beside and below the field, in CSS pixels at the usual size of text. */
interface SpaceAround {
  readonly beside: number;
  readonly below: number;
}

export interface ToolPage {
  readonly layout: PanelLayout;
  /** True for a phone on its side: the field is beside everything else. */
  readonly low: boolean;
  /** The size of the largest cells that leave this space free. */
  readonly cellFor: (around: SpaceAround, rows: number) => number;
}

const MIN_WIDE_PANELS = 1024;
const MIN_MIDDLE_PANELS = 600;
/** Lower screens are phones on their side. */
const MIN_TALL = 500;
const MIN_CELL = 18;

export function useToolPage(): ToolPage {
  const size = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    const read = (): void => void (size.value = { width: innerWidth, height: innerHeight });
    window.addEventListener('resize', read);
    const end = onSize(document.documentElement, read);
    return () => {
      window.removeEventListener('resize', read);
      end();
    };
  }, []);
  const { width, height } = size.value;
  const text = textScale();
  const low = height < MIN_TALL && width >= MIN_MIDDLE_PANELS;
  return {
    layout: width / text >= MIN_WIDE_PANELS ? 'wide' : width / text >= MIN_MIDDLE_PANELS && !low ? 'middle' : 'narrow',
    low,
    cellFor: ({ beside, below }, rows) =>
      fittingCell(width - beside * text, height - below * text, { rows, min: MIN_CELL }),
  };
}
