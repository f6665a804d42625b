// The binary form of a message: a byte for its type, then its fields in the order of the layout.

import { decodeBytes, type Log, messageOf, mustBe, Reader, Writer } from '@rensa/engine';
import { checkRuns } from './runs.ts';
import { type FieldKinds, type FieldKind, LAYOUT, MAX_FRAME, MAX_RUNS, TYPES } from './layout.ts';
import type { NetMessage } from './messages.ts';

export function encode(message: NetMessage): Uint8Array {
  const out = new Writer();
  out.byte(1 + TYPES.indexOf(message.type));
  writeFields(out, LAYOUT[message.type], message);
  return Uint8Array.from(out.bytes);
}

/** Throws a sentence where the bytes are no message. */
export function decode(bytes: Uint8Array): NetMessage {
  try {
    if (bytes.length > MAX_FRAME) throw new Error(`it has ${bytes.length} bytes, at most ${MAX_FRAME}`);
    const read = new Reader(bytes);
    const number = read.byte();
    const type = TYPES[number - 1];
    if (type === undefined) throw new Error(`there is no type ${number}`);
    const message = { type, ...readFields(read, LAYOUT[type]) };
    if (!read.done) throw new Error('extra data follows its end');
    return message as unknown as NetMessage;
  } catch (error) {
    throw new Error(`this is no message: ${messageOf(error)}`, { cause: error });
  }
}

/** The values come from our own code, which the compiler has checked. */
function write(out: Writer, kind: FieldKind, value: unknown): void {
  switch (kind.of) {
    case 'whole':
      return out.number(value as number);
    case 'choice':
      return out.byte(kind.values.indexOf(value as string));
    case 'hex':
      for (let i = 0; i < kind.bytes; i++) out.byte(Number.parseInt((value as string).slice(2 * i, 2 * i + 2), 16));
      return;
    case 'base64':
      return decodeBytes(value as string).forEach((byte) => out.byte(byte));
    case 'text':
      return out.text(value as string);
    case 'fields':
      return writeFields(out, kind.fields, value as object);
    case 'maybe':
      return writeList(out, kind.item, value === undefined || value === null ? [] : [value]);
    case 'exactly':
      return (value as readonly unknown[]).forEach((item) => write(out, kind.item, item));
    case 'list':
      return writeList(out, kind.item, value as readonly unknown[]);
    default:
      return writeRuns(out, value as Log);
  }
}

function writeFields(out: Writer, fields: FieldKinds, given: object): void {
  for (const [name, kind] of Object.entries(fields)) write(out, kind, (given as Record<string, unknown>)[name]);
}

function writeList(out: Writer, item: FieldKind, values: readonly unknown[]): void {
  out.number(values.length);
  for (const value of values) write(out, item, value);
}

function writeRuns(out: Writer, runs: Log): void {
  out.number(runs.length / 2);
  for (const number of runs) out.number(number);
}

function readKind(read: Reader, kind: FieldKind, name: string): unknown {
  switch (kind.of) {
    case 'whole':
      return upTo(read.number(), kind.most, name);
    case 'choice':
      return kind.values[upTo(read.byte(), kind.values.length - 1, name)];
    case 'hex':
      return bytesIn(read, kind.bytes).map(hexByte).join('');
    case 'base64':
      return textOf(bytesIn(read, kind.bytes));
    case 'text':
      return read.text(kind.most);
    case 'fields':
      return readFields(read, kind.fields);
    case 'maybe':
      return upTo(read.byte(), 1, name) === 0 ? null : readKind(read, kind.item, name);
    case 'exactly':
      return Array.from({ length: kind.most }, () => readKind(read, kind.item, name));
    case 'list':
      return Array.from({ length: upTo(read.number(), kind.most, name) }, () => readKind(read, kind.item, name));
    default:
      return checkRuns(Array.from({ length: 2 * upTo(read.number(), MAX_RUNS, name) }, () => read.number()));
  }
}

/** A field that is absent is left out. */
function readFields(read: Reader, fields: FieldKinds): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(fields)) {
    const value = readKind(read, kind, name);
    if (kind.of !== 'maybe' || value !== null) out[name] = value;
  }
  return out;
}

function upTo(value: number, most: number, name: string): number {
  if (value > most) throw mustBe(`a whole number from 0 to ${most}`, value, name);
  return value;
}

function bytesIn(read: Reader, count: number): number[] {
  return Array.from({ length: count }, () => read.byte());
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function textOf(bytes: readonly number[]): string {
  const out = new Writer();
  for (const byte of bytes) out.byte(byte);
  return out.base64url();
}
