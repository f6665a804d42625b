// The body of a request: JSON, whose bytes are counted while they come in.

import { Problem } from '@rensa/api';

export async function bodyOf(request: Request, size: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Problem('wrong-type');
  const text = await textOf(request, size);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad-request', { detail: 'the body is not JSON' });
  }
}

async function textOf(request: Request, size: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > size) throw new Problem('too-large', { detail: `the body has more than ${size} bytes` });
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
