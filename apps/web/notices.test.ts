import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeIn, noticesText, packagesOf } from './notices.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rensa-notices-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function packed(license: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'left-pad', version: '1.2.3', license }));
}

test('the packages of a build are those that its files come from', () => {
  const files = [
    '/x/apps/web/main.tsx',
    '/x/node_modules/@a/b/c.js',
    '\0/x/node_modules/d/e/f.js',
    '/x/node_modules/@a/b/g.css',
  ];
  expect(packagesOf(files)).toEqual(['/x/node_modules/@a/b', '/x/node_modules/d']);
});

describe('a package', () => {
  test('has a notice with its license', () => {
    packed('MIT');
    writeFileSync(join(folder, 'LICENSE.md'), 'Permission is hereby granted\n');
    expect(noticesText([noticeIn(folder)])).toContain('left-pad 1.2.3 (MIT)\n\nPermission is hereby granted');
  });

  test('without a text of its license stops the build', () => {
    packed('MIT');
    expect(() => noticeIn(folder)).toThrow('left-pad 1.2.3 has no text of its license');
  });

  test('with a license that nobody has agreed to stops the build', () => {
    packed('GPL-3.0');
    expect(() => noticeIn(folder)).toThrow('"GPL-3.0"');
  });
});
