// Playing the real page. The page counts ticks and tells them, so nothing here waits for a clock on the wall.

import { type Input, parseReplay, playback } from '@rensa/engine';
import { type Event, INPUT, puyo, type Setup, type State } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';

const ROOT = '[data-phase]';

/** What the page tells of its game. */
export interface Told {
  readonly phase: string;
  readonly score: number;
  readonly ticks: number;
  readonly pairs: number;
}

export async function told(page: Page): Promise<Told> {
  const data = await page.locator(ROOT).evaluate((root) => ({ ...(root as HTMLElement).dataset }));
  const { phase = '', score, ticks, pairs } = data;
  return { phase, score: Number(score), ticks: Number(ticks), pairs: Number(pairs) };
}

/** Waits until the page tells at least these numbers, or this phase. */
export async function until(page: Page, least: Partial<Told>): Promise<Told> {
  await page.waitForFunction(
    ([root, { phase, score = 0, ticks = 0, pairs = 0 }]) => {
      const data = document.querySelector<HTMLElement>(root)?.dataset;
      if (data === undefined || (phase !== undefined && data['phase'] !== phase)) return false;
      const reached = (name: string, least: number) => Number(data[name] ?? 0) >= least;
      return reached('score', score) && reached('ticks', ticks) && reached('pairs', pairs);
    },
    [ROOT, least] as const,
  );
  return told(page);
}

export function address(setup: Setup, seed: number): string {
  const { rules, mode, colors } = setup;
  return `/play/puyo?mode=${mode}&rules=${rules}&colors=${colors}&seed=${seed}&start=1`;
}

/** Where a pair goes: quarter turns to the right, and columns to the right of where it appears; below 0 to the left. */
export interface Move {
  readonly turns: number;
  readonly shifts: number;
}

export interface Rehearsal {
  readonly state: State;
  /** For each pair, the ticks from its lock to control over the next one. */
  readonly waits: readonly number[];
  readonly events: readonly Event[];
}

/** The same moves by the rules alone. */
export function rehearse(setup: Setup, seed: number, moves: readonly Move[]): Rehearsal {
  let state = puyo.start(setup, seed);
  const events: Event[] = [];
  const step = (input: Input): void => {
    const next = puyo.step(state, [input]);
    events.push(...next.events);
    state = next.state;
  };
  const settle = (): number => {
    const from = state.ticks;
    while (state.phase !== 'fall' && state.phase !== 'over') step(0);
    return state.ticks - from;
  };
  settle();
  const waits = moves.map(({ turns, shifts }) => {
    for (let i = 0; i < Math.abs(turns); i++) step(turns < 0 ? INPUT.turnLeft : INPUT.turnRight);
    for (let i = 0; i < Math.abs(shifts); i++) step(shifts < 0 ? INPUT.left : INPUT.right);
    step(INPUT.hard);
    return settle();
  });
  return { state, waits, events };
}

/** Makes the moves one after the other; `drop` makes one. The game must have a hard drop. */
export async function make(
  page: Page,
  moves: readonly Move[],
  waits: readonly number[],
  drop: (move: Move) => Promise<void>,
): Promise<void> {
  for (const [i, move] of moves.entries()) {
    const before = await told(page);
    await drop(move);
    const { ticks, phase } = await until(page, { pairs: before.pairs + 1 });
    if (phase === 'playing') await until(page, { ticks: ticks + (waits[i] as number) });
  }
}

export async function dropWithKeys(page: Page, { turns, shifts }: Move): Promise<void> {
  for (let i = 0; i < Math.abs(turns); i++) await page.keyboard.press(turns < 0 ? 'KeyZ' : 'KeyX');
  for (let i = 0; i < Math.abs(shifts); i++) await page.keyboard.press(shifts < 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('ArrowUp');
}

/** The state of the game that the page has saved. */
export async function savedState(page: Page): Promise<State> {
  const text = await page.evaluate(() => localStorage.getItem('rensa:save:puyo'));
  if (text === null) throw new Error('the page has saved no game');
  const { value } = JSON.parse(text) as { readonly value: unknown };
  let state: State | undefined;
  for (const step of playback(puyo, parseReplay(value))) state = step.state;
  return state as State;
}
