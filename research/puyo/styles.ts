// Compares the themes of the bots of Puyo when they play alone, for the table in docs/bots/puyo.md:
// `npx tsx research/puyo/styles.ts [BOTS] [FIRST_SEED] [GAMES]`

import { think } from '@rensa/bots/bot';
import { solo } from '@rensa/bots/play';
import { puyoBots } from '@rensa/bots/puyo';
import { playback, type Replay } from '@rensa/engine';
import { at, type Board, COLS, puyo, ROWS } from '@rensa/games/puyo';

const [bots = 'swift,tower,fives', firstSeed = '1001', games = '10'] = process.argv.slice(2);
const LIMITS = { pairs: 60, stopScore: Infinity };
/** Links of a chain that counts; shorter ones are slips. */
const MIN_LINKS = 3;

/** Figures over all games of one bot. */
class Habits {
  readonly #links: number[] = [];
  readonly #slopes: number[] = [];
  #pairs = 0;

  add(replay: Replay): void {
    let links = 0;
    for (const { state, events } of playback(puyo, replay)) {
      for (const event of events ?? []) {
        if (event.kind === 'popped') links = event.link.chain;
        if (event.kind === 'ended' && links >= MIN_LINKS) this.#links.push(links);
        if (event.kind === 'ended') links = 0;
        if (event.kind === 'locked') this.#slopes.push(slopeOf(state.board));
      }
    }
    this.#pairs += LIMITS.pairs;
  }

  row(name: string): string {
    const chains = this.#links.length;
    return `| \`${name}\` | ${mean(this.#links)} | ${(this.#pairs / chains).toFixed(1)} | ${mean(this.#slopes)} |`;
  }
}

/** Rows by which the left three columns are higher than the right three, on average. */
function slopeOf(board: Board): number {
  const heights = Array.from({ length: COLS }, (_, col) => heightOf(board, col));
  const sum = heights.reduce((all, height, col) => all + (col < COLS / 2 ? height : -height), 0);
  return sum / (COLS / 2);
}

function heightOf(board: Board, col: number): number {
  return Array.from({ length: ROWS }, (_, row) => board[at(row, col)]).filter((cell) => cell !== 0).length;
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}

function play(name: string, seed: number): Replay {
  const bot = puyoBots.open(name);
  const game = solo(puyoBots, { setup: puyoBots.setup('tsu'), seed, limits: LIMITS });
  let step = game.next();
  while (step.done !== true) step = game.next(think(bot, step.value.view));
  return step.value.replay;
}

console.log('| bot | links of a chain | pairs for one | left higher than right |\n| --- | --- | --- | --- |');
for (const name of bots.split(',')) {
  const habits = new Habits();
  for (let i = 0; i < Number(games); i++) habits.add(play(name, Number(firstSeed) + i));
  console.log(habits.row(name));
}
