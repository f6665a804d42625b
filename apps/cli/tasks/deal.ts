import type { Answer } from '../io/output.ts';

const PIECES_A_LINE = 16;

/** The pieces that a game deals, two letters each. */
export function dealt(pieces: readonly string[]): Answer {
  return { json: { pieces }, text: (ink) => drawPieces(pieces.map((piece) => [...piece].map(ink).join(''))) };
}

function drawPieces(pieces: readonly string[]): string {
  const lines: string[] = [];
  for (let i = 0; i < pieces.length; i += PIECES_A_LINE) lines.push(pieces.slice(i, i + PIECES_A_LINE).join(' '));
  return lines.join('\n');
}
