// The cases of docs/bot-protocol.md that a program is checked with, each in a process of its own.

import { drive, type MoveRequest, playDuel, solo } from '@rensa/bots/play';
import { type BotMessage, PROTOCOL } from '@rensa/bots/protocol';
import { guestAt } from '../guest.ts';
import { type Checked, Conversation } from './conversation.ts';

export interface CheckCase {
  readonly name: string;
  /** Throws what is wrong. */
  readonly run: (checked: Checked) => Promise<void>;
}

/** Milliseconds that a program has to start. */
const START_MS = 5000;
/** Milliseconds in which nothing may be said. */
const QUIET_MS = 200;
/** Milliseconds that a program has to end by itself. The host of a match waits 300. */
const END_MS = 2000;
/** Pieces of the game that is played at the end. */
const PIECES = 12;
/** A protocol of the future. */
const FUTURE = 99;

export const CASES: readonly CheckCase[] = [
  talked('answers `rules` with `info`', async (talk, checked) => {
    await greeted(talk, checked);
  }),
  talked(
    'answers a protocol that it cannot know with `error`, or with `info` of one that it knows',
    async (talk, checked) => {
      talk.say({ ...rulesOf(checked), protocol: FUTURE });
      const message = await talk.hear('info or error', START_MS);
      if (message.type === 'suggestion') throw new Error('it answered `rules` with a suggestion');
    },
  ),
  talked('answers a position with placements that can be reached', async (talk, checked) => {
    await greeted(talk, checked);
    await suggested(talk, checked, first(checked), 1);
  }),
  talked('answers a position with an opponent', async (talk, checked) => {
    await greeted(talk, checked);
    await suggested(talk, checked, firstOfMatch(checked), 1);
  }),
  talked('ignores fields that it does not know', async (talk, checked) => {
    talk.say({ ...rulesOf(checked), weather: 'fine' });
    await infoFrom(talk);
    await suggested(talk, checked, first(checked), 1, { weather: { tomorrow: ['rain'] } });
  }),
  talked('answers each of two positions that come at once, in order', async (talk, checked) => {
    await greeted(talk, checked);
    const request = first(checked);
    ask(talk, checked, request, 7);
    ask(talk, checked, request, 8);
    await heard(talk, request, 7);
    await heard(talk, request, 8);
  }),
  talked('goes on after a message of an unknown type', goesOn),
  talked('answers before its time is over, also after `stop`', async (talk, checked) => {
    await greeted(talk, checked);
    const request = first(checked);
    ask(talk, checked, request, 1);
    talk.say({ type: 'stop' });
    await heard(talk, request, 1);
    await talk.hearNothing(QUIET_MS);
  }),
  talked('does not answer `over`', async (talk, checked) => {
    const protocol = await greeted(talk, checked);
    if (protocol < PROTOCOL) return;
    talk.say({ type: 'over', result: 'won', reason: 'this is a check' });
    await talk.hearNothing(QUIET_MS);
  }),
  talked('ends after `quit`', async (talk, checked) => {
    await greeted(talk, checked);
    talk.say({ type: 'quit' });
    await talk.ends(END_MS);
  }),
  talked('ends at the end of the input', async (talk, checked) => {
    await greeted(talk, checked);
    talk.endInput();
    await talk.ends(END_MS);
  }),
  { name: `plays ${PIECES} pieces without losing a move`, run: playsOn },
];

/** A case that needs one conversation. */
function talked(name: string, run: (talk: Conversation, checked: Checked) => Promise<void>): CheckCase {
  return {
    name,
    async run(checked) {
      const talk = new Conversation(checked);
      try {
        await run(talk, checked);
      } finally {
        await talk.close();
      }
    },
  };
}

function rulesOf({ game, ruleset }: Checked): object {
  return { type: 'rules', protocol: PROTOCOL, game: game.game.id, rules: ruleset, ...game.about?.(ruleset) };
}

/** Introduces the game, in the oldest protocol if the newest is refused. Returns the protocol of the program. */
async function greeted(talk: Conversation, checked: Checked): Promise<number> {
  talk.say(rulesOf(checked));
  const message = await talk.hear('info', START_MS);
  if (message.type === 'info') return message.protocol;
  if (message.type === 'suggestion') throw new Error('it answered `rules` with a suggestion');
  talk.say({ ...rulesOf(checked), protocol: 1 });
  return infoFrom(talk);
}

async function infoFrom(talk: Conversation): Promise<number> {
  const message = await talk.hear('info', START_MS);
  if (message.type === 'info') return message.protocol;
  throw new Error(message.type === 'error' ? `it says: ${message.reason}` : 'it answered `rules` with a suggestion');
}

/** The first move of a game alone. */
function first({ game, ruleset }: Checked): MoveRequest {
  const moves = solo(game, { setup: game.setup(ruleset), seed: 1, limits: { pairs: PIECES, stopScore: Infinity } });
  return requestIn(moves.next());
}

/** The first move of a match. */
function firstOfMatch({ game, ruleset }: Checked): MoveRequest {
  const limits = { ticks: Infinity, pairs: PIECES };
  return requestIn(playDuel(game, { setup: game.setup(ruleset), seed: 1, limits }).next());
}

function requestIn(step: IteratorResult<MoveRequest, unknown>): MoveRequest {
  if (step.done === true) throw new Error('the game ended before its first move');
  return step.value;
}

function ask(talk: Conversation, { game, time }: Checked, { view }: MoveRequest, id: number, more: object = {}): void {
  talk.say({ type: 'position', id, ...game.positionOf(view), ms: time, ...more });
}

async function suggested(
  talk: Conversation,
  checked: Checked,
  request: MoveRequest,
  id: number,
  more: object = {},
): Promise<void> {
  ask(talk, checked, request, id, more);
  await heard(talk, request, id);
}

async function heard(talk: Conversation, request: MoveRequest, id: number): Promise<void> {
  judge(await talk.hear('suggestion'), request, id);
}

function judge(message: BotMessage, { canReach }: MoveRequest, id: number): void {
  if (message.type === 'error') throw new Error(`it says: ${message.reason}`);
  if (message.type === 'info') throw new Error('it answered a position with `info`');
  if (message.id !== id) throw new Error(`it answered position ${message.id}, not ${id}`);
  if (message.placements.length === 0) throw new Error('it named no placement');
  if (!message.placements.some(canReach)) throw new Error('none of its placements can be reached');
}

/** An `error` may come first, and then the answer to the next position. */
async function goesOn(talk: Conversation, checked: Checked): Promise<void> {
  await greeted(talk, checked);
  talk.say({ type: 'weather' });
  const request = first(checked);
  ask(talk, checked, request, 1);
  const message = await talk.hear('suggestion');
  if (message.type === 'error') await heard(talk, request, 1);
  else judge(message, request, 1);
}

async function playsOn({ game, command, ruleset, time, log }: Checked): Promise<void> {
  const guest = await guestAt({ game, command, ruleset, time, log });
  try {
    const order = { setup: game.setup(ruleset), seed: 1, limits: { pairs: PIECES, stopScore: Infinity } };
    await drive(solo(game, order), (request) => guest.ask(request));
    const [lost] = guest.lostMoves;
    if (lost !== undefined) throw new Error(`it lost ${guest.lostMoves.length} moves, the first: ${lost}`);
  } finally {
    await guest.leave();
  }
}
