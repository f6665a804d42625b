// The layout of a body: columns of numbers, little endian, each on a multiple of 8 bytes.

export type NumberType = 'u1' | 'u2' | 'u4' | 'i4';

const BYTES: Readonly<Record<NumberType, number>> = { u1: 1, u2: 2, u4: 4, i4: 4 };
const ALIGNMENT = 8;

/** A column by its name, the type of its numbers, and their shape. */
export interface Column {
  readonly name: string;
  readonly type: NumberType;
  readonly shape: readonly number[];
}

/** A column in a body. */
export interface PlacedColumn extends Column {
  /** Bytes before it. */
  readonly offset: number;
}

export interface BodyLayout {
  /** Bytes of the body. */
  readonly length: number;
  readonly fields: readonly PlacedColumn[];
}

/** Places columns one after another. */
export function layoutOf(columns: readonly Column[]): BodyLayout {
  let length = 0;
  const fields = columns.map((column): PlacedColumn => {
    const offset = length;
    const bytes = column.shape.reduce((product, size) => product * size, BYTES[column.type]);
    length += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    return { ...column, offset };
  });
  return { length, fields };
}

/** Numbers of one column, for all environments. */
export interface ColumnView {
  /** Numbers per environment. */
  readonly size: number;
  set(index: number, value: number): void;
}

/** A view on one column of a body. */
export function columnIn(body: DataView, { type, shape, offset }: PlacedColumn): ColumnView {
  const size = shape.slice(1).reduce((product, length) => product * length, 1);
  const write = WRITERS[type];
  return { size, set: (index, value) => write(body, offset + index * BYTES[type], value) };
}

const WRITERS: Readonly<Record<NumberType, (body: DataView, at: number, value: number) => void>> = {
  u1: (body, at, value) => body.setUint8(at, value),
  u2: (body, at, value) => body.setUint16(at, value, true),
  u4: (body, at, value) => body.setUint32(at, value, true),
  i4: (body, at, value) => body.setInt32(at, value, true),
};
