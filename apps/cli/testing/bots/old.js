// Speaks protocol 1 only and refuses any other.
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const { type, protocol, id } = JSON.parse(line);
  if (type === 'quit') process.exit();
  if (type === 'over') process.exit(1);
  if (type === 'position') say({ type: 'suggestion', id, placements: [{ col: 2, rot: 0 }] });
  else if (protocol === 1) say({ type: 'info', protocol: 1, name: 'old' });
  else say({ type: 'error', reason: `protocol must be 1, not ${protocol}` });
}
