// The parts from which each game builds what is beside its board.

import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import { Stat } from '../../parts/stat.tsx';
import { playWords } from '../text/text.ts';
import { formatTime, secondsLeft, secondsOf } from '../../base/text/format.ts';
import { useTint } from './score.tsx';
import type { Watched } from '../followers/hud.ts';

/** One value of a state: what shows it is drawn again only when it changes. */
export function usePick<State, T>(state: ReadonlySignal<State>, pick: (state: State) => T): T {
  return useComputed(() => pick(state.value)).value;
}

/** The running chain in the color that went; between chains the longest one. */
export function Chain({ state, gain }: Watched<FallingState>) {
  const t = playWords();
  const chain = usePick(state, (s) => s.chain);
  const longest = usePick(state, (s) => s.maxChain);
  const box = useTint<HTMLDivElement>(gain.value?.color);
  const running = chain > 0;
  return (
    <div ref={box} class={running && gain.value?.color ? 'stat hud tinted' : 'stat hud'}>
      <dt>
        <span class="long">{running ? t.chain : t.longestChain}</span>
        <span class="short">{t.chain}</span>
      </dt>
      <dd>{t.number(running ? chain : longest)}</dd>
    </div>
  );
}

interface TimeProps {
  readonly state: ReadonlySignal<FallingState>;
  /** A phone shows it in a corner, and not here. */
  readonly cornered?: boolean;
}

export function Time({ state, cornered = false }: TimeProps) {
  const seconds = usePick(state, (s) => secondsOf(s.ticks));
  return <Stat kind="hud" class={cornered ? 'clock' : ''} label={playWords().time} value={formatTime(seconds)} />;
}

/** Ticks until time is up; undefined where it never is. */
export type TicksLeft<State> = (state: State) => number | undefined;

/** The time that is left where there is a limit, else the time that has passed. */
export function useClock<State extends FallingState>(
  state: ReadonlySignal<State>,
  ticksLeft: TicksLeft<State>,
): { readonly label: string; readonly value: string } {
  const t = playWords();
  const timed = usePick(state, (s) => ticksLeft(s) !== undefined);
  const seconds = usePick(state, (s) => {
    const left = ticksLeft(s);
    return left === undefined ? secondsOf(s.ticks) : secondsLeft(left);
  });
  return { label: timed ? t.timeLeft : t.time, value: formatTime(seconds) };
}

/** The time of a finished game. */
export function TimeTile({ ticks }: { readonly ticks: number }) {
  return <Stat kind="tile" label={playWords().time} value={formatTime(secondsOf(ticks))} />;
}
