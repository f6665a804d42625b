import { type Input, type Replay, type Verdict, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { loop } from './game.ts';
import { INPUT } from './play/input.ts';

describe('the work of a replay', () => {
  /** A replay of inputs that take turns, which nobody has played. */
  const scribbled = (inputs: readonly Input[], ticks: number): Replay => ({
    format: 'rensa-replay/1',
    game: loop.id,
    version: loop.version,
    setup: { kind: 'sized', rows: 12, cols: 12 },
    seed: 5,
    ticks,
    log: [Array.from({ length: ticks }, (_, i) => [1, inputs[i % inputs.length]]).flat()],
    hash: '0'.repeat(16),
  });
  const tickOf = ({ reason = '' }: Verdict): number => Number(/too much work.*by tick (\d+)/.exec(reason)?.[1]);

  it('is counted by the cells that the pen enters and the ways that it looks for', () => {
    const run = tickOf(verify(loop, scribbled([INPUT.press('pen', 0), INPUT.run(0, 11)], 20_000)));
    const weave = [INPUT.press('pen', 0), INPUT.run(0, 132), INPUT.run(11, 143), INPUT.run(0, 132)];
    expect(tickOf(verify(loop, scribbled(weave, 20_000)))).toBeLessThan(2500);
    expect(run).toBeGreaterThan(6000);
  });

  it('is the same for every kind of slow input, whatever the machine: a few thousand of them', () => {
    const kinds = [
      [INPUT.press('keys', 0), INPUT.run(143, 143)],
      [INPUT.press('pen', 0), INPUT.tap, INPUT.press('pen', 30), INPUT.tap],
      [INPUT.hint, INPUT.restart],
      [INPUT.cross(0), INPUT.cross(1)],
    ];
    for (const inputs of kinds) expect(tickOf(verify(loop, scribbled(inputs, 30_000)))).toBeLessThan(20_002);
  });
});
