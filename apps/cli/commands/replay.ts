import { packReplay, type Replay, TICKS_PER_SECOND } from '@rensa/engine';
import type { Output } from '../io/output.ts';
import { type Args, whole } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import type { Snapshot } from '../tasks/replays.ts';
import { hasCustomRules, replayGameOf, sampleReplay } from '../catalog/games.ts';
import { replayIn } from '../io/link.ts';
import { readText } from '../io/input.ts';
import { clockTime, counted, drawBoards } from '../io/print.ts';
import type { StandardStreams } from '../io/streams.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'replay [FILE] [--at TICK]',
  summary: 'shows the boards and scores of a replay',
  details: [
    'Reads a replay in its JSON or its compact form and shows it at one tick, one board per seat. The pair that is still',
    'falling is not shown.',
    '',
    '--at TICK  (the last) the tick to show, 60 per second, 0 is the start',
  ].join('\n'),
  examples: () => [`echo ${packReplay(sampleReplay(600))} | npx rensa replay --at 300`],
  flags: { at: 'value' },
  run,
};

async function run(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [file, ...more] = args.words;
  if (more.length > 0) throw new Error('replay takes one file');
  const replay = replayIn(await readText(file, stdin, 'a replay'));
  const game = replayGameOf(replay);
  const tick = whole(args, 'at', { least: 0, most: replay.ticks }, replay.ticks);
  const snapshot = game.show(replay, tick);
  const { result, ...rest } = snapshot;
  return {
    json: { tick, ticks: replay.ticks, ...rest, ...(result && { result }) },
    text: (ink) =>
      [header(replay, tick), drawBoards(snapshot.boards, ink, game.cellChars), footer(snapshot)].join('\n\n'),
  };
}

function header(replay: Replay, tick: number): string {
  const { game, seed, cards, ticks } = replay;
  const time = `${clockTime(tick, TICKS_PER_SECOND)} of ${clockTime(ticks, TICKS_PER_SECOND)}`;
  const custom = hasCustomRules(replay) ? ', custom rules' : '';
  return `${game}${custom}, ${cards === undefined ? `seed ${seed}` : 'dealt from cards'}: tick ${tick} of ${ticks} (${time})`;
}

function footer({ scores, result }: Snapshot): string {
  return scores
    .map(
      (score, seat) =>
        `${scores.length > 1 ? `seat ${seat + 1}: ` : ''}${counted(score, 'point')}${ending(result, seat)}`,
    )
    .join('\n');
}

function ending(result: Snapshot['result'], seat: number): string {
  const outcome = result?.[seat]?.outcome;
  return outcome === undefined ? '' : `, ${outcome}`;
}
