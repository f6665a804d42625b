// The pairs of a puzzle: the placed ones, the one in hand, and those that follow.

import type { Colors } from '@rensa/games/puyo';
import { Lightbulb, RefreshCcw, Square, Undo2 } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../../parts/button.tsx';
import { pairWords } from '../../tools/blind.tsx';
import { WaitingPair } from '../../tools/pairs.tsx';
import { NAZO_HINTS } from '../puzzle/game.ts';
import type { NazoScene } from './scene.ts';
import { stopPlayback } from './playback.ts';
import { nazoWords } from '../text/text.ts';

interface PairsProps {
  readonly scene: NazoScene;
  readonly cell: number;
  /** Undefined while there is no hint. */
  readonly onHint: (() => void) | undefined;
  /** Shown below the pairs. */
  readonly children?: ComponentChildren;
}

export function NazoPairs({ scene, cell, onHint, children }: PairsProps) {
  const t = nazoWords();
  const { game } = scene;
  const { index } = game.attempt.value;
  const pairs = game.nazo.steps.flatMap((step, i) => (step.kind === 'pair' ? [{ i, pair: step.pair }] : []));
  return (
    <div class="nazo-side">
      <h2 class="nazo-side-head">{t.pairs}</h2>
      <ol class="nazo-pairs" aria-label={t.pairs}>
        {pairs.map(({ i, pair }, number) => (
          <li key={i} class={stateOf(i, index)} aria-current={i === index ? 'step' : undefined}>
            <span class="unseen">{pairWords(number + 1, pair)}</span>
            <NumberedPair number={number + 1} colors={pair} cell={cell} />
          </li>
        ))}
      </ol>
      {game.inPlayback.value ? (
        <div class="nazo-undo">
          <IconButton icon={Square} name={t.stopShowing} onClick={() => stopPlayback(scene)} />
        </div>
      ) : (
        <UndoButtons scene={scene} onHint={onHint} />
      )}
      {children}
    </div>
  );
}

/** The buttons to take back. After a miss, the button that starts again gets the focus. */
function UndoButtons({ scene: { game, film }, onHint }: Pick<PairsProps, 'scene' | 'onHint'>) {
  const t = nazoWords();
  const box = useRef<HTMLDivElement>(null);
  const missed = game.attempt.value.outcome === 'missed' && film.value === undefined;
  useEffect(() => {
    if (missed) box.current?.querySelector<HTMLElement>('.nazo-restart')?.focus({ preventScroll: true });
  }, [missed]);
  return (
    <div ref={box} class="nazo-undo">
      <IconButton icon={Undo2} name={t.takeBack} onClick={() => game.takeBack()} />
      <IconButton icon={RefreshCcw} name={t.restartNazo} class="nazo-restart" onClick={() => game.restart()} />
      <IconButton
        icon={Lightbulb}
        name={t.keyHint}
        class="nazo-bulb"
        disabled={onHint === undefined || game.hints.value === NAZO_HINTS.length}
        onClick={() => onHint?.()}
      />
    </div>
  );
}

function stateOf(i: number, index: number): string {
  if (i < index) return 'placed';
  return i === index ? 'held' : 'waiting';
}

function NumberedPair({ number, colors, cell }: { number: number; colors: Colors; cell: number }) {
  return (
    <span class="nazo-pair">
      <span class="nazo-pair-number" aria-hidden="true">
        {nazoWords().number(number)}
      </span>
      <WaitingPair colors={colors} cell={Math.max(20, Math.round(0.6 * cell))} />
    </span>
  );
}
