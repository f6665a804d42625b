// Playing the real page. It counts its ticks and tells them, so that nothing here waits for a clock on the wall.

import { type Game, type Input, parseReplay, playback } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import type { Page } from 'playwright-core';

import { type Look, visit } from './page.ts';

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
  const { phase = '', score = 0, ticks = 0, pairs = 0 } = data;
  return { phase, score: Number(score), ticks: Number(ticks), pairs: Number(pairs) };
}

const HELD = new WeakSet<Page>();
const STEP_MS = 40;
const MOST_STEPS = 600;
const TICK_MS = 1000 / 60;

/** From now on time passes for the page only while a test waits for it: a busy machine changes nothing then. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  HELD.add(page);
}

/** Needed wherever something other than the game waits: effects of a new page, axe. */
export async function letTimeRun(page: Page): Promise<void> {
  HELD.delete(page);
  await page.clock.resume();
}

/** Opens a game whose time is held, with the first pair in hand. */
export async function openGame(
  game: { readonly id: string },
  setup: object,
  seed: number,
  look: Partial<Look> = {},
): Promise<Page> {
  const page = await (await visit(look)).newPage();
  await page.clock.install();
  await page.goto(address(game, setup, seed));
  await until(page, { phase: 'playing', ticks: 1 });
  await holdTime(page);
  await until(page, { ticks: 20 });
  return page;
}

/** Waits until the page tells at least these numbers, and this phase. */
export async function until(page: Page, least: Partial<Told>): Promise<Told> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = await told(page);
    if (isReached(now, least)) return now;
    const wanted = TICK_MS * ((least.ticks ?? 0) - now.ticks);
    if (HELD.has(page)) await page.clock.runFor(Math.max(STEP_MS, Math.floor(wanted)));
    else await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  throw new Error(`waited for ${JSON.stringify(least)} in vain: the page tells ${JSON.stringify(await told(page))}`);
}

function isReached(now: Told, { phase = now.phase, score = 0, ticks = 0, pairs = 0 }: Partial<Told>): boolean {
  return now.phase === phase && now.score >= score && now.ticks >= ticks && now.pairs >= pairs;
}

/** Waits for so many ticks. */
export async function ticks(page: Page, count: number): Promise<Told> {
  return until(page, { ticks: (await told(page)).ticks + count });
}

/** Where a game with this setup begins at once. */
export function address({ id }: { readonly id: string }, setup: object, seed: number): string {
  const asked = Object.entries(setup).map(([key, value]) => `${key}=${value}`);
  return `/play/${id}?${asked.join('&')}&seed=${seed}&start=1`;
}

/** Where a pair goes: quarter turns to the right, and columns to the right of where it appears; below 0 to the left. */
export interface Move {
  readonly turns: number;
  readonly shifts: number;
}

/** What is asked of a state here. */
interface Timed {
  readonly phase: string;
  readonly ticks: number;
}

export interface Rehearsal<State, Event> {
  readonly state: State;
  /** The tick at which the first pair is in hand. */
  readonly ready: number;
  /** For each pair, the ticks from its lock to control over the next one. */
  readonly waits: readonly number[];
  readonly events: readonly Event[];
}

/** The same moves by the rules alone; each pair is dropped at once, or softly. */
export function rehearse<Setup, State extends Timed, Event>(
  game: Game<Setup, State, Event>,
  setup: Setup,
  seed: number,
  moves: readonly Move[],
  dropped: 'hard' | 'soft' = 'hard',
): Rehearsal<State, Event> {
  let state = game.start(setup, seed);
  const events: Event[] = [];
  const step = (input: Input): void => {
    const next = game.step(state, [input]);
    events.push(...next.events);
    state = next.state;
  };
  const settle = (): number => {
    const from = state.ticks;
    while (state.phase !== 'fall' && state.phase !== 'over') step(0);
    return state.ticks - from;
  };
  const ready = settle();
  const waits = moves.map(({ turns, shifts }) => {
    for (let i = 0; i < (dropped === 'soft' ? LOOK_TICKS : 0); i++) step(0);
    for (let i = 0; i < Math.abs(turns); i++) step(turns < 0 ? INPUT.turnLeft : INPUT.turnRight);
    for (let i = 0; i < Math.abs(shifts); i++) step(shifts < 0 ? INPUT.left : INPUT.right);
    do step(INPUT[dropped]);
    while (state.phase === 'fall' || state.phase === 'lock');
    return settle();
  });
  return { state, ready, waits, events };
}

/** Makes the moves one after the other; `drop` makes one. */
export async function make(
  page: Page,
  moves: readonly Move[],
  waits: readonly number[],
  drop: (move: Move) => Promise<void>,
): Promise<void> {
  for (const [i, move] of moves.entries()) {
    const before = await told(page);
    await drop(move);
    const { phase } = await until(page, { pairs: before.pairs + 1 });
    if (phase === 'playing') await ticks(page, waits[i] as number);
  }
}

async function aimWithKeys(page: Page, { turns, shifts }: Move): Promise<void> {
  for (let i = 0; i < Math.abs(turns); i++) await page.keyboard.press(turns < 0 ? 'KeyZ' : 'KeyX');
  for (let i = 0; i < Math.abs(shifts); i++) await page.keyboard.press(shifts < 0 ? 'ArrowLeft' : 'ArrowRight');
}

/** For games that have a hard drop. */
export async function dropWithKeys(page: Page, move: Move): Promise<void> {
  await aimWithKeys(page, move);
  await page.keyboard.press('ArrowUp');
}

/** Whoever drops softly looks first: under some rules a pair cannot be turned where it appears. */
const LOOK_TICKS = 8;

/** Holds the arrow until the pair has locked. */
export async function sinkWithKeys(page: Page, move: Move): Promise<void> {
  const { pairs } = await ticks(page, LOOK_TICKS);
  await aimWithKeys(page, move);
  await ticks(page, Math.abs(move.turns) + Math.abs(move.shifts) + 1);
  await page.keyboard.down('ArrowDown');
  await until(page, { pairs: pairs + 1 });
  await page.keyboard.up('ArrowDown');
}

/** The state of the game that the page has saved. */
export async function savedState<Setup, State, Event>(page: Page, game: Game<Setup, State, Event>): Promise<State> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `rensa:save:${game.id}`);
  if (text === null) throw new Error('the page has saved no game');
  const { value } = JSON.parse(text) as { readonly value: unknown };
  let state: State | undefined;
  for (const step of playback(game, parseReplay(value))) state = step.state;
  return state as State;
}
