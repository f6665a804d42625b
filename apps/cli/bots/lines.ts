import { MAX_LINE } from '@rensa/bots/protocol';
import type { Readable } from 'node:stream';

/**
 * Calls `take` with each line that is not empty. A line that is too long is cut one character beyond the limit, so that
 * the reader rejects it. The rest of the line is ignored, so no program can fill the memory.
 */
export function eachLine(stream: Readable, take: (line: string) => void): void {
  let line = '';
  let isCut = false;
  const hand = (): void => {
    if (line.trim() !== '') take(line);
    line = '';
  };
  const add = (text: string): void => {
    if (isCut) return;
    line += text;
    isCut = line.length > MAX_LINE;
    if (!isCut) return;
    line = line.slice(0, MAX_LINE + 1);
    hand();
  };
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    chunk.split('\n').forEach((text, i) => {
      if (i > 0) {
        hand();
        isCut = false;
      }
      add(text);
    });
  });
  stream.on('end', hand);
}
