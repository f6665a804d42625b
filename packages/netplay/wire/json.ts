// The JSON twin of the binary form: one object per frame, with its type and the same fields.

import { type Check, fields, listOf, messageOf, mustBe, nullOr, oneOf, text, textLike, whole } from '@rensa/engine';
import { type FieldKinds, type FieldKind, LAYOUT, MAX_FRAME, TYPES } from './layout.ts';
import type { NetMessage } from './messages.ts';
import { checkRuns } from './runs.ts';

export function toJson(message: NetMessage): string {
  return JSON.stringify(message);
}

/** Throws a sentence where the text is no message. */
export function fromJson(written: string): NetMessage {
  try {
    if (written.length > MAX_FRAME) throw new Error(`it has ${written.length} characters, at most ${MAX_FRAME}`);
    return checkMessage(JSON.parse(written));
  } catch (error) {
    throw new Error(`this is no message: ${messageOf(error)}`, { cause: error });
  }
}

const typeOf = fields({ type: oneOf(TYPES) });
const CHECKS = new Map(TYPES.map((type) => [type, checkOfFields(LAYOUT[type])]));

function checkMessage(raw: unknown): NetMessage {
  const { type } = typeOf(raw, 'the message');
  return { type, ...CHECKS.get(type)?.(raw, 'the message') } as unknown as NetMessage;
}

/** Fields that the layout does not name are ignored. */
function checkOfFields(kinds: FieldKinds): Check<object> {
  const needed: Record<string, Check<unknown>> = {};
  const optional: Record<string, Check<unknown>> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.of === 'maybe') optional[name] = checkOf(kind.item);
    else needed[name] = checkOf(kind);
  }
  return fields<object>(needed, optional);
}

function checkOf(kind: FieldKind): Check<unknown> {
  switch (kind.of) {
    case 'whole':
      return whole(0, kind.most);
    case 'choice':
      return (raw, name) => valueIn(kind.values, raw, name);
    case 'hex':
      return textLike(new RegExp(`^[0-9a-f]{${2 * kind.bytes}}$`), `${2 * kind.bytes} hex digits`);
    case 'base64':
      return base64(kind.bytes);
    case 'text':
      return text(kind.most);
    case 'fields':
      return checkOfFields(kind.fields);
    case 'maybe':
      return nullOr(checkOf(kind.item));
    case 'exactly':
      return listOf(checkOf(kind.item), kind.most, kind.most);
    case 'list':
      return listOf(checkOf(kind.item), 0, kind.most);
    default:
      return checkRuns;
  }
}

function valueIn(values: readonly unknown[], raw: unknown, name: string): unknown {
  // Not `raw` itself, which may be -0.
  const found = values.findIndex((value) => value === raw);
  if (found >= 0) return values[found];
  throw mustBe(`one of ${values.join(', ')}`, raw, name);
}

/** So many bytes in base64url, without bits that mean nothing. */
function base64(bytes: number): Check<string> {
  const letters = Math.ceil((bytes * 4) / 3);
  // 16 and 32 bytes end in a letter of which only the upper bits count.
  const last = (bytes * 8) % 6 === 2 ? '[AQgw]' : '[AEIMQUYcgkosw048]';
  return textLike(new RegExp(`^[\\w-]{${letters - 1}}${last}$`), `${letters} letters of base64url`);
}
