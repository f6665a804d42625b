// The frame of every page of Loop except the play page: the bar and one column. It reads the stored data.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/index.css';
import { Bar } from '../play/bar.tsx';
import { arrive } from '../play/history.ts';
import { readOptions } from '../board/options.ts';
import { readResults } from '../records/results.ts';
import { cleanUp } from '../puzzle/save.ts';
import { watchToday } from '../../../base/calendar/days.ts';

interface LayoutProps {
  readonly title?: string;
  readonly home?: string;
  readonly children: ComponentChildren;
}

export function LoopLayout({ title, home, children }: LayoutProps) {
  useState(() => {
    readOptions();
    readResults();
    cleanUp();
  });
  useEffect(() => {
    arrive();
    return watchToday();
  }, []);
  return (
    <main class="loop">
      <Bar {...(title !== undefined && { title })} {...(home !== undefined && { home })} />
      <div class="loop-column">{children}</div>
    </main>
  );
}
