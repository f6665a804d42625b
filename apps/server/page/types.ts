// The media types of the files of the page.

import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Types that compression makes no smaller. */
const PACKED = new Set(['.png', '.woff2', '.ico']);

export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

export function isPacked(path: string): boolean {
  return PACKED.has(extname(path));
}
