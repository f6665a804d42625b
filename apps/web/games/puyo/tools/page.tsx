// How a tool fits its screen: three blocks on a wide one, two and a sheet on a tablet, one tab at a time on a phone.

import { useSignal } from '@preact/signals';
import { COLS } from '@rensa/games/puyo';
import type { IconNode } from 'lucide';
import { useEffect } from 'preact/hooks';
import { onSize, textScale } from '../../../base/screen/size.ts';
import { Icon } from '../../../parts/icon.tsx';

/** In CSS pixels, at the usual size of text. */
interface RoomAround {
  readonly beside: number;
  readonly below: number;
}

type ToolLayout = 'wide' | 'middle' | 'narrow';

export interface ToolPage {
  readonly layout: ToolLayout;
  /** A phone on its side: the field is beside everything else. */
  readonly low: boolean;
  /** The largest cells that leave so much room. */
  readonly cellFor: (around: RoomAround, rows: number) => number;
}

const WIDE_PX = 1024;
const LOW_PX = 500;
const MIDDLE_PX = 600;
const SMALLEST_CELL = 18;

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
  const low = height < LOW_PX && width >= MIDDLE_PX;
  return {
    layout: width / text >= WIDE_PX ? 'wide' : width / text >= MIDDLE_PX && !low ? 'middle' : 'narrow',
    low,
    cellFor: ({ beside, below }, rows) =>
      Math.max(SMALLEST_CELL, Math.floor(Math.min((width - beside * text) / COLS, (height - below * text) / rows))),
  };
}

interface ToolTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Tab; readonly name: string; readonly icon: IconNode }[];
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
}

export function ToolTabs<Tab extends string>({ label, tabs, tab, onChoose }: ToolTabsProps<Tab>) {
  return (
    <nav class="tool-tabs" aria-label={label}>
      {tabs.map(({ value, name, icon }) => (
        <button
          key={value}
          type="button"
          aria-current={value === tab ? 'true' : undefined}
          onClick={() => onChoose(value)}
        >
          <Icon node={icon} />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
