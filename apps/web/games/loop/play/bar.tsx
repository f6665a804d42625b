// The top bar of every page of Loop.

import { ArrowLeft } from 'lucide';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../parts/button.tsx';
import { goBack } from './history.ts';
import { loopWords } from '../text/text.ts';

function Wordmark() {
  return (
    <h1 class="loop-wordmark" tabindex={-1} lang="en">
      Loop
    </h1>
  );
}

interface BarProps {
  /** Shown in place of the wordmark. */
  readonly title?: string;
  /** Target of the arrow for a player who came by a link. */
  readonly home?: string;
  /** Content at the right end. */
  readonly children?: ComponentChildren;
}

export function Bar({ title, home, children }: BarProps) {
  return (
    <header class="loop-bar">
      <IconButton icon={ArrowLeft} name={loopWords().back} class="plain" onClick={() => goBack(home)} />
      {title === undefined ? (
        <Wordmark />
      ) : (
        <h1 class="loop-title" tabindex={-1}>
          {title}
        </h1>
      )}
      <div class="loop-bar-end">{children}</div>
    </header>
  );
}
