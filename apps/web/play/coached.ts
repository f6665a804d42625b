// The runs that a coach has helped with: they count for no best score.

import { RunNames } from './names.ts';

const coached = new RunNames('rensa:coached');

export function isCoached(name: string): boolean {
  return coached.has(name);
}

export function noteCoached(name: string): void {
  if (!isCoached(name)) coached.add(name);
}
