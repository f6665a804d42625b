// An external program as a player. Whatever it does, it can lose the move or the game but never abort the match.

import { messageOf } from '@rensa/engine';
import type { BotGame } from '@rensa/bots/bot';
import type { MoveReply, MoveRequest } from '@rensa/bots/play';
import { type GameEnd, type Message, parseMessage, PROTOCOL, type Protocol } from '@rensa/bots/protocol';
import { type Listener, Program } from './program.ts';
import { oneLine } from '../io/print.ts';
import type { MessageLog } from './log.ts';
import type { SeatedPlayer } from './seat.ts';

/** Milliseconds that a program has to start and to introduce itself. */
const START_MS = 5000;
/** Milliseconds after `stop` in which an answer still counts. */
const GRACE_MS = 250;
/** Lost moves in a row that lose the game. */
const MAX_LOST = 3;
const OLDEST: Protocol = 1;

type Wanted<T> = (message: Message) => T | undefined;

/** A game that a program is asked to play. */
interface Invitation {
  readonly game: BotGame;
  readonly command: string;
  readonly ruleset: string;
  /** Milliseconds per move. */
  readonly time: number;
  readonly log?: MessageLog | undefined;
}

export async function guestAt(invitation: Invitation): Promise<SeatedPlayer> {
  const guest = new Guest(invitation);
  await guest.greet();
  return guest;
}

/** An `error` message of a program in place of an answer. */
class Complaint extends Error {}

/** What a program says about itself. */
interface Introduction {
  readonly protocol: Protocol;
  readonly name: string;
}

class Guest implements SeatedPlayer {
  readonly #program: Program;
  readonly #game: BotGame;
  readonly #ruleset: string;
  readonly #time: number;
  /** Gets the next message; without it messages are ignored. */
  #wait: Listener | undefined;
  #asked = 0;
  #ms = 0;
  #inARow = 0;
  /** The protocol that the program speaks; the oldest until it introduces itself. */
  #protocol: Protocol = OLDEST;
  /** The reason why the program cannot play at all. */
  #refused: string | undefined;
  /** The command, until the program has introduced itself. */
  name: string;
  readonly lostMoves: string[] = [];

  constructor({ game, command, ruleset, time, log }: Invitation) {
    this.name = command;
    this.#game = game;
    this.#ruleset = ruleset;
    this.#time = time;
    const listener = {
      line: (line: string): void => this.#wait?.line(line),
      end: (reason: string): void => this.#wait?.end(reason),
    };
    this.#program = new Program(command, listener, log);
  }

  /** Introduces the game. A program that refuses the newest protocol is asked once more in the oldest. */
  async greet(): Promise<void> {
    try {
      const { protocol, name } = await this.#introduced(PROTOCOL).catch((error: unknown) => {
        if (error instanceof Complaint) return this.#introduced(OLDEST);
        throw error;
      });
      this.#protocol = protocol;
      this.name = oneLine(name).trim() || this.name;
    } catch (error) {
      this.#refused = this.#program.ended ?? `no greeting: ${messageOf(error)}`;
    }
  }

  #introduced(protocol: Protocol): Promise<Introduction> {
    const more = protocol > OLDEST ? this.#game.about?.(this.#ruleset) : {};
    this.#program.send({ type: 'rules', protocol, game: this.#game.game.id, rules: this.#ruleset, ...more });
    const pick = (message: Message): Introduction | undefined => (message.type === 'info' ? message : undefined);
    return this.#next(pick, Math.max(START_MS, this.#time), 0);
  }

  async ask(request: MoveRequest): Promise<MoveReply> {
    if (this.#refused !== undefined) return { forfeit: this.#refused };
    const start = performance.now();
    try {
      const placements = await this.#suggestion(request);
      this.#inARow = 0;
      return { placements };
    } catch (error) {
      return this.#lose(messageOf(error));
    } finally {
      this.#ms += performance.now() - start;
    }
  }

  #lose(reason: string): MoveReply {
    if (this.#program.ended !== undefined) return { forfeit: this.#program.ended };
    this.lostMoves.push(reason);
    this.#inARow++;
    if (this.#inARow < MAX_LOST) return { placements: [] };
    return { forfeit: `${MAX_LOST} moves in a row without a good answer, the last: ${reason}` };
  }

  async #suggestion({ view, canReach }: MoveRequest): Promise<readonly object[]> {
    const id = ++this.#asked;
    this.#program.send({ type: 'position', id, ...this.#game.positionOf(view), ms: this.#time });
    const late = setTimeout(() => this.#program.send({ type: 'stop' }), this.#time);
    try {
      const { placements } = await this.#next(
        (message) => (message.type === 'suggestion' && message.id === id ? message : undefined),
        this.#time,
        GRACE_MS,
      );
      return [this.#firstReached(placements, canReach)];
    } finally {
      clearTimeout(late);
    }
  }

  /** Waits for the next message that `pick` accepts; throws junk and complaints that come first. */
  #next<T>(pick: Wanted<T>, ms: number, grace: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = (act: () => void): void => {
        this.#wait = undefined;
        clearTimeout(timer);
        act();
      };
      const fail = (reason: string): void => settle(() => reject(new Error(reason)));
      const timer = setTimeout(() => fail(`no answer in ${ms} ms`), ms + grace);
      this.#wait = {
        line: (line) => {
          try {
            const found = pick(this.#heard(line));
            if (found !== undefined) settle(() => resolve(found));
          } catch (error) {
            settle(() => reject(error));
          }
        },
        end: fail,
      };
      if (this.#program.ended !== undefined) fail(this.#program.ended);
    });
  }

  ms(): number {
    return this.#ms;
  }

  leave(end?: GameEnd): Promise<void> {
    if (end !== undefined && this.#protocol > OLDEST) this.#program.send({ type: 'over', ...end });
    return this.#program.close();
  }

  #heard(line: string): Message {
    const message = parseMessage(this.#game, line);
    if (message.type === 'error') throw new Complaint(`it says: ${message.reason}`);
    return message;
  }

  #firstReached(placements: readonly object[], canReach: (placement: object) => boolean): object {
    const [first] = placements;
    if (first === undefined) throw new Error('it named no placement');
    const reached = placements.find(canReach);
    if (reached === undefined) throw new Error(`${this.#game.describe(first)} cannot be reached`);
    return reached;
  }
}
