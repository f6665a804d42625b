// The common part of the bad bots: they introduce themselves and read positions.

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
