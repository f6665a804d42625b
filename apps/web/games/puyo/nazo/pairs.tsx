// The pairs of a puzzle: those that are placed, the one in hand, and those that come.

import type { Colors } from '@rensa/games/puyo';
import { Lightbulb, RefreshCcw, Undo2 } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { WaitingPair } from '../tools/pairs.tsx';
import { NAZO_HINTS, type NazoGame } from './game.ts';
import { nazoWords } from './text.ts';

interface PairsProps {
  readonly game: NazoGame;
  readonly cell: number;
  /** Undefined while there is none. */
  readonly onHint: (() => void) | undefined;
}

export function NazoPairs({ game, cell, onHint }: PairsProps) {
  const t = nazoWords();
  const { index } = game.at.value;
  const pairs = game.nazo.steps.flatMap((step, i) => (step.kind === 'pair' ? [{ i, pair: step.pair }] : []));
  return (
    <div class="nazo-side">
      <ol class="nazo-pairs" aria-label={t.pairs}>
        {pairs.map(({ i, pair }, number) => (
          <li key={i} class={stateOf(i, index)} aria-current={i === index ? 'step' : undefined}>
            <NumberedPair number={number + 1} colors={pair} cell={cell} />
          </li>
        ))}
      </ol>
      <div class="nazo-undo" inert={game.shown.value}>
        <IconButton icon={Undo2} name={t.takeBack} onClick={() => game.takeBack()} />
        <IconButton icon={RefreshCcw} name={t.restartNazo} onClick={() => game.restart()} />
        <IconButton
          icon={Lightbulb}
          name={t.keyHint}
          class="nazo-bulb"
          disabled={onHint === undefined || game.hints.value === NAZO_HINTS.length}
          onClick={() => onHint?.()}
        />
      </div>
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
      <span class="nazo-pair-number">{nazoWords().number(number)}</span>
      <WaitingPair colors={colors} cell={Math.max(20, Math.round(0.6 * cell))} />
    </span>
  );
}
