// The first message of a page, checked before anything else is.

import { type HelloMessage, type NoMessage, PROTOCOL } from '../wire/messages.ts';
import type { MatchHead } from './head.ts';
import { refusal } from './refusal.ts';

/** Returns why a page cannot take part. The token is the concern of the node: it says which side somebody plays. */
export function refusalOf(
  { match, head }: { readonly match: string; readonly head: MatchHead },
  hello: HelloMessage,
): NoMessage | undefined {
  if (hello.protocol !== PROTOCOL)
    return refusal('protocol', `this node speaks protocol ${PROTOCOL}, not ${hello.protocol}`);
  if (hello.match !== match) return refusal('match');
  return hello.versions.split(',').includes(`${head.game} ${head.version}`) ? undefined : refusal('version');
}
