import type { Answer } from '../io/output.ts';

const PIECES_PER_LINE = 16;

interface DealAnswer extends Answer {
  readonly json: { readonly pieces: readonly string[] };
}

/** An answer with the pieces that a game deals, two letters each. */
export function dealt(pieces: readonly string[]): DealAnswer {
  return { json: { pieces }, text: (ink) => drawPieces(pieces.map((piece) => [...piece].map(ink).join(''))) };
}

function drawPieces(pieces: readonly string[]): string {
  const lines: string[] = [];
  for (let i = 0; i < pieces.length; i += PIECES_PER_LINE) lines.push(pieces.slice(i, i + PIECES_PER_LINE).join(' '));
  return lines.join('\n');
}
