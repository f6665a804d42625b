// What every page of Loop but the play page stands in: the bar, one column, and what was kept read anew.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/loop.css';
import { Bar } from './bar.tsx';
import { arrive, depart } from './history.ts';
import { readOptions } from './options.ts';
import { readResults } from './results.ts';
import { cleanUp } from './save.ts';
import { today, watchToday } from './today.ts';

interface ShelfProps {
  readonly title?: string;
  readonly onBack?: () => void;
  readonly bar?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Shelf({ title, onBack, bar, children }: ShelfProps) {
  useState(() => {
    readOptions();
    readResults();
    cleanUp(today.value);
  });
  useEffect(() => {
    arrive();
    const end = watchToday();
    return () => {
      end();
      depart();
    };
  }, []);
  return (
    <main class="loop">
      <Bar {...(title !== undefined && { title })} {...(onBack && { onBack })}>
        {bar}
      </Bar>
      <div class="loop-column">{children}</div>
    </main>
  );
}
