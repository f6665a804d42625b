// A conversation with a program that is checked: what it says is read message by message, and nothing is forgiven.

import type { BotGame } from '@rensa/bots/bot';
import { type BotMessage, type HostMessage, parseMessage } from '@rensa/bots/protocol';
import type { MessageLog } from '../log.ts';
import { Program } from '../program.ts';

export interface Checked {
  readonly game: BotGame;
  readonly command: string;
  readonly ruleset: string;
  /** Milliseconds that an answer may take. */
  readonly time: number;
  readonly log?: MessageLog | undefined;
}

export class Conversation {
  readonly #program: Program;
  readonly #game: BotGame;
  readonly #time: number;
  readonly #lines: string[] = [];
  #wake: () => void = () => {};

  constructor({ game, command, time, log }: Checked) {
    this.#game = game;
    this.#time = time;
    const listener = {
      line: (line: string): void => {
        this.#lines.push(line);
        this.#wake();
      },
      end: (): void => this.#wake(),
    };
    this.#program = new Program(command, listener, log);
  }

  say(message: HostMessage | object): void {
    this.#program.write(JSON.stringify(message));
  }

  endInput(): void {
    this.#program.endInput();
  }

  /** The next message. Throws if there is none in time, or if the line is no message. */
  async hear(wanted: string, ms = this.#time): Promise<BotMessage> {
    await this.#until(() => this.#lines.length > 0, ms);
    const line = this.#lines.shift();
    if (line === undefined) throw new Error(this.#program.ended ?? `no ${wanted} in ${ms} ms`);
    const message = parseMessage(this.#game, line);
    if (message.type === 'info' || message.type === 'suggestion' || message.type === 'error') return message;
    throw new Error(`it sent a message of a host: ${message.type}`);
  }

  /** Throws if the program says anything within this time, or ends. */
  async hearNothing(ms: number): Promise<void> {
    await this.#until(() => this.#lines.length > 0, ms);
    const [line] = this.#lines;
    if (line !== undefined) throw new Error(`it must not answer, but said ${line.slice(0, 100)}`);
    if (this.#program.ended !== undefined) throw new Error(this.#program.ended);
  }

  /** Throws if the program has not ended by itself within this time. */
  async ends(ms: number): Promise<void> {
    await this.#until(() => this.#program.ended !== undefined, ms);
    if (this.#program.ended === undefined) throw new Error(`it still runs after ${ms} ms`);
    if (!this.#program.ended.startsWith('bot left')) throw new Error(this.#program.ended);
  }

  close(): Promise<void> {
    return this.#program.close();
  }

  async #until(isDone: () => boolean, ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (!isDone() && this.#program.ended === undefined && performance.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - performance.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
