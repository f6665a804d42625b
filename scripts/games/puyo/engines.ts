import { think } from '@rensa/bots/bot';
import { puyoBots } from '@rensa/bots/puyo';

const BOARD = 'R.....\nGGB.YY\nRRGBYB\nGBBRYG';
const NODES = 3000;

/** The answer of each bot to one position, with NODES nodes each. */
export function figures(): Readonly<Record<string, unknown>> {
  const view = puyoBots.viewAt(puyoBots.parsePosition({ board: BOARD, pairs: ['RB', 'YG', 'YY'] }));
  return Object.fromEntries(puyoBots.names.map((name) => [`bot ${name}`, answerOf(name, view)]));
}

function answerOf(name: string, view: ReturnType<typeof puyoBots.viewAt>): unknown {
  const { placements, nodes } = think(puyoBots.open(name), view, { nodes: NODES });
  return JSON.stringify({ placements, nodes });
}
