// For tests: messages of every type, drawn by the layout.

import { Writer } from '@rensa/engine';
import fc, { type Arbitrary } from 'fast-check';
import { type FieldKinds, type FieldKind, LAYOUT, TYPES } from './layout.ts';
import type { NetMessage } from './messages.ts';
import { runsIn } from './runs.ts';

function anyOf(kind: FieldKind): Arbitrary<unknown> {
  switch (kind.of) {
    case 'whole':
      return fc.nat(100).chain((n) => fc.constantFrom(n, kind.most, Math.floor(kind.most / 3), Math.min(n, kind.most)));
    case 'choice':
      return fc.constantFrom(...kind.values);
    case 'hex':
      return bytes(kind.bytes).map((all) => all.map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    case 'base64':
      return bytes(kind.bytes).map(base64url);
    case 'text':
      return fc
        .string({ maxLength: Math.min(kind.most, 50), unit: 'grapheme' })
        .map((text) => text.slice(0, kind.most));
    case 'fields':
      return anyFields(kind.fields);
    case 'maybe':
      return fc.option(anyOf(kind.item));
    case 'exactly':
      return fc.tuple(...Array.from({ length: kind.most }, () => anyOf(kind.item)));
    case 'list':
      return fc.array(anyOf(kind.item), { maxLength: Math.min(kind.most, 20) });
    default:
      return fc.array(fc.nat(63), { minLength: 1, maxLength: 60 }).map((inputs) => runsIn(inputs, 1, inputs.length));
  }
}

function bytes(count: number): Arbitrary<number[]> {
  return fc.array(fc.nat(255), { minLength: count, maxLength: count });
}

function base64url(all: readonly number[]): string {
  const out = new Writer();
  for (const byte of all) out.byte(byte);
  return out.base64url();
}

function anyFields(kinds: FieldKinds): Arbitrary<object> {
  const optional = Object.keys(kinds).filter((name) => kinds[name].of === 'maybe');
  const all = fc.record(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, anyOf(kind)])));
  return all.map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || !optional.includes(name))),
  );
}

const messageOf = (type: NetMessage['type']): Arbitrary<NetMessage> =>
  anyFields(LAYOUT[type]).map((fields) => ({ type, ...fields }) as NetMessage);

export const anyMessage: Arbitrary<NetMessage> = fc.constantFrom(...TYPES).chain(messageOf);

/** A few of every type. */
export const smallMessages: readonly NetMessage[] = TYPES.flatMap((type) =>
  fc.sample(messageOf(type), { numRuns: 3, seed: 1 }),
);
