import type { NoMessage, Refusal } from '../wire/messages.ts';

const REASONS: Readonly<Record<Refusal, string>> = {
  protocol: 'this page speaks another protocol: reload it',
  version: 'this page has other rules than the match: reload it',
  match: 'there is no such match',
  token: 'this token is not of this match',
  message: 'this message makes no sense here',
  early: 'these inputs are more than a second ahead of the clock',
  forged: 'these inputs differ from those that were sent before',
  state: 'this page has another state than the node: reload it',
  busy: 'too much is going on here: try again later',
  elsewhere: 'another node owns this match',
};

/** The message that ends a connection. */
export function refusal(code: Refusal, reason: string = REASONS[code]): NoMessage {
  return { type: 'no', code, reason };
}
