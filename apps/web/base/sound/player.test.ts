import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { voiceOf } from './voices.ts';

/** A context that counts what is scheduled, and runs when the test says so. */
class TestContext {
  state: AudioContextState = 'suspended';
  started = 0;
  resumed = 0;
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  #run = (): void => {};

  resume(): Promise<void> {
    this.resumed++;
    return new Promise((resolve) => (this.#run = resolve));
  }

  async run(): Promise<void> {
    this.state = 'running';
    this.#run();
    await new Promise((resolve) => setImmediate(resolve));
  }

  createGain = () => this.#node();
  createDynamicsCompressor = () => this.#node();
  createBiquadFilter = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });

  #node() {
    const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
    const [gain, frequency, threshold, knee, ratio, attack, release] = Array.from({ length: 7 }, param);
    const params = { gain, frequency, threshold, knee, ratio, attack, release };
    const start = (): void => void this.started++;
    return { ...params, connect: (to: unknown) => to, start, stop() {}, addEventListener() {}, disconnect() {} };
  }
}

function openPlayer() {
  const context = new TestContext();
  return { context, player: new Player(context as unknown as AudioContext) };
}

const NOTES = voiceOf('land', 1);

test('schedules nothing while the context does not run, however much is asked for', () => {
  const { context, player } = openPlayer();
  for (let i = 0; i < 1000; i++) player.play(NOTES);
  expect([context.started, context.resumed]).toEqual([0, 1]);
});

test('plays the last sound when the context runs, and the next ones at once', async () => {
  const { context, player } = openPlayer();
  for (let i = 0; i < 10; i++) player.play(NOTES);
  await context.run();
  expect(context.started).toBe(NOTES.length);
  player.play(NOTES);
  expect(context.started).toBe(2 * NOTES.length);
});
