// Small changes to a source, each of which should break a test.

import { parseSync } from 'oxc-parser';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The operator that replaces each operator. */
const OTHERS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};

type Change = readonly [start: number, end: number, code: string];

const CHANGES: Readonly<Record<string, (node: Node, source: string) => readonly Change[]>> = {
  BinaryExpression: swapped,
  LogicalExpression: swapped,
  ConditionalExpression: ({ test }) => replaced(test as Node, ['true', 'false']),
  IfStatement: ({ test }) => replaced(test as Node, ['true', 'false']),
  UnaryExpression: ({ start, end, operator, argument }, source) =>
    operator === '!' ? [[start, end, source.slice((argument as Node).start, end)]] : [],
  UpdateExpression: ({ start, end, operator }, source) => [
    [start, end, source.slice(start, end).replace(String(operator), operator === '++' ? '--' : '++')],
  ],
  Literal: (node) => literals(node),
};

function replaced({ start, end }: Node, codes: readonly string[]): Change[] {
  return codes.map((code) => [start, end, code] as const);
}

function swapped({ left, right, operator }: Node, source: string): Change[] {
  const other = OTHERS[String(operator)];
  if (other === undefined) return [];
  const from = (left as Node).end;
  const between = source.slice(from, (right as Node).start);
  return [[from, (right as Node).start, between.replace(String(operator), other)]];
}

function literals({ start, end, value }: Node): Change[] {
  if (typeof value === 'number') return [[start, end, `${value + 1}`]];
  return typeof value === 'boolean' ? [[start, end, `${!value}`]] : [];
}

export function mutantsIn(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  walk(parseSync(file, source).program as unknown as Node, (node) => {
    for (const [start, end, code] of CHANGES[node.type]?.(node, source) ?? []) {
      const line = source.slice(0, start).split('\n').length;
      mutants.push({ file, line, start, end, was: source.slice(start, end), code });
    }
  });
  return mutants;
}

/** Types have no effect, so nothing in them is changed. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit);
    }
  }
}
