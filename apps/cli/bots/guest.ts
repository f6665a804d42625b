// A program of somebody else's in a game. Whatever it does costs it the move or the game, never more.

import { type Reply, type Target, type View } from '@rensa/bots/puyo';
import { type Message, parseMessage, positionOf, PROTOCOL, reached, type Suggested } from '@rensa/bots/protocol';
import type { RulesName } from '@rensa/games/puyo';
import { type Listener, Program } from './program.ts';
import type { Seated } from './seat.ts';

/** How long a program may take to say who it is: some need a while to start. */
const START_MS = 5000;
/** How long after `stop` an answer still counts. */
const GRACE_MS = 250;
/** So many moves lost in a row lose the game. */
const SLIPS_MOST = 3;

type Wanted<T> = (message: Message) => T | undefined;

export async function guestAt(command: string, rules: RulesName, time: number): Promise<Seated> {
  const guest = new Guest(command, rules, time);
  await guest.greet();
  return guest;
}

class Guest implements Seated {
  readonly #program: Program;
  readonly #rules: RulesName;
  readonly #time: number;
  /** Whoever waits for a message; what comes unasked is passed over. */
  #wait: Listener | undefined;
  #asked = 0;
  #ms = 0;
  #inARow = 0;
  /** Why it cannot play at all. */
  #refused: string | undefined;
  readonly slips: string[] = [];

  constructor(command: string, rules: RulesName, time: number) {
    this.#rules = rules;
    this.#time = time;
    this.#program = new Program(command, {
      line: (line) => this.#wait?.line(line),
      end: (reason) => this.#wait?.end(reason),
    });
  }

  async greet(): Promise<void> {
    this.#program.send({ type: 'rules', protocol: PROTOCOL, game: 'puyo', rules: this.#rules });
    try {
      await this.#next((message) => (message.type === 'info' ? message : undefined), Math.max(START_MS, this.#time), 0);
    } catch (error) {
      this.#refused = this.#program.ended ?? `no greeting: ${(error as Error).message}`;
    }
  }

  async ask(view: View): Promise<Reply> {
    if (this.#refused !== undefined) return { forfeit: this.#refused };
    const start = performance.now();
    try {
      const placements = await this.#suggestion(view);
      this.#inARow = 0;
      return { placements };
    } catch (error) {
      return this.#slip((error as Error).message);
    } finally {
      this.#ms += performance.now() - start;
    }
  }

  #slip(reason: string): Reply {
    if (this.#program.ended !== undefined) return { forfeit: this.#program.ended };
    this.slips.push(reason);
    this.#inARow++;
    if (this.#inARow < SLIPS_MOST) return { placements: [] };
    return { forfeit: `${SLIPS_MOST} moves in a row without a good answer, the last: ${reason}` };
  }

  async #suggestion(view: View): Promise<readonly Target[]> {
    const id = ++this.#asked;
    this.#program.send({ type: 'position', id, ...positionOf(view), ms: this.#time });
    const late = setTimeout(() => this.#program.send({ type: 'stop' }), this.#time);
    try {
      const { placements } = await this.#next(
        (message) => (message.type === 'suggestion' && message.id === id ? message : undefined),
        this.#time,
        GRACE_MS,
      );
      return checked(this.#rules, view, placements);
    } finally {
      clearTimeout(late);
    }
  }

  /** The next message that is picked. Rubbish and complaints that come first are thrown. */
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
            const found = pick(heard(line));
            if (found !== undefined) settle(() => resolve(found));
          } catch (error) {
            fail((error as Error).message);
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

  leave(): Promise<void> {
    return this.#program.close();
  }
}

function heard(line: string): Message {
  const message = parseMessage(line);
  if (message.type === 'error') throw new Error(`it says: ${message.reason}`);
  return message;
}

/** Elsewhere than under tsu only the pilot finds out what can be reached. */
function checked(rules: RulesName, view: View, placements: readonly Suggested[]): readonly Target[] {
  const [first] = placements;
  if (first === undefined) throw new Error('it named no placement');
  const good = rules === 'tsu' ? reached(view, placements) : placements;
  if (good.length === 0) throw new Error(`col ${first.col}, rot ${first.rot} cannot be reached`);
  return good;
}
