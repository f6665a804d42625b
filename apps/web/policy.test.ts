import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADERS } from './policy.ts';

test('the static host sends the headers that the preview sends', () => {
  const file = readFileSync(new URL('public/_headers', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(HEADERS)) expect(file).toContain(`  ${name}: ${value}\n`);
});
