// The manners that the bad bots have in common: they greet, and then each is bad in its own way.

import { createInterface } from 'node:readline';

/** Calls `answer` for each position. */
export function talk(answer) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line);
    if (message.type === 'rules') say({ type: 'info', protocol: message.protocol, name: 'bad' });
    if (message.type === 'position') answer(message);
  });
}

export function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
