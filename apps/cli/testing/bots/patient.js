// Thinks until it is stopped.

import { createInterface } from 'node:readline';
import { say } from './talk.js';

let id = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'rules') say({ type: 'info', protocol: message.protocol, name: 'patient' });
  if (message.type === 'position') ({ id } = message);
  if (message.type === 'stop') say({ type: 'suggestion', id, placements: [{ col: 0, rot: 0 }] });
});
