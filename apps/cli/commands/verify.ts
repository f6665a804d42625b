import { packReplay, readReplay, type Result, TICKS_PER_SECOND, type Verdict } from '@rensa/engine';
import { type Output, outputAll } from '../io/output.ts';
import type { Args } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import { replayGameOf, sampleReplay } from '../games.ts';
import { readText } from '../io/input.ts';
import { clockTime, counted, oneLine } from '../io/print.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'verify [FILE…]',
  summary: 'plays replays again and judges whether they hold',
  details: [
    'A replay holds when its inputs, played by the rules of today, lead to the state that it claims, and end there.',
    'The exit is 1 if any replay does not hold, 2 if something given is no replay at all. For several files the answers',
    'are an array in the same order.',
  ].join('\n'),
  examples: () => [`echo ${packReplay(sampleReplay(600))} | npx rensa verify`],
  flags: {},
  run,
};

function run({ words }: Args): Promise<Output> {
  if (words.length < 2) return judge(words[0]);
  return outputAll(words.map((file) => ({ title: file, output: () => judge(file) })));
}

async function judge(file: string | undefined): Promise<Output> {
  const replay = readReplay(await readText(file, 'a replay'));
  const verdict = replayGameOf(replay).verify(replay);
  const { ok, reason, result = null, ticks, hash, facts } = verdict;
  return {
    json: { ok, ...(reason !== undefined && { reason }), result, ticks, ...(hash !== undefined && { hash }), ...facts },
    text: () => describe(verdict),
    ...(!ok && { exit: 1 }),
  };
}

function describe({ ok, reason, result, ticks, hash, facts = {} }: Verdict): string {
  if (!ok) return `does not hold: ${oneLine(`${reason}`)}`;
  const more = Object.entries(facts).map(([name, value]) => `, ${name} ${value}`);
  const length = `${counted(ticks, 'tick')} (${clockTime(ticks, TICKS_PER_SECOND)})`;
  return `holds: ${length}, ${ending(result)}${more.join('')}, hash ${hash}`;
}

function ending(result: Result | undefined): string {
  if (result === undefined) return 'still running';
  return result.map(({ outcome, score }) => `${outcome} with ${counted(score, 'point')}`).join(' and ');
}
