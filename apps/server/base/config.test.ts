import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig, SETTINGS } from './config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

it('has a value for everything that is not set, or set to nothing', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    PORT: 4173,
    HOST: '127.0.0.1',
    DATA_DIR: resolve('data'),
    SIGN_UP: 'open',
  });
});

it('says all faults at once', () => {
  expect(faultsOf({ PORT: '70000', HOST: 'here', SIGN_UP: 'maybe', LIMIT_FACTOR: '0' })).toEqual([
    'PORT must be a whole number from 0 to 65535, not 70000',
    'HOST must be an address such as 127.0.0.1 or 0.0.0.0, not "here"',
    'LIMIT_FACTOR must be a whole number from 1 to 1000, not 0',
    'SIGN_UP must be open, names or closed, not "maybe"',
  ]);
});

it.each([
  ['http://rensa.example', 'PUBLIC_URL must be an https origin, because browsers allow keys only there'],
  ['https://rensa.example/play', 'PUBLIC_URL must be an origin without a path'],
  ['rensa.example', 'PUBLIC_URL must be an origin without a path'],
])('refuses %s as the public address', (url, fault) => {
  expect(faultsOf({ PUBLIC_URL: url, TRUST_PROXY: 'none' })[0]).toContain(fault);
});

it('wants to know of a proxy where TLS ends in front of it', () => {
  const url = { PUBLIC_URL: 'https://rensa.example' };
  expect(faultsOf(url)[0]).toContain('TRUST_PROXY is missing');
  expect(faultsOf({ ...url, TRUST_PROXY: 'none' })).toEqual([]);
  expect(faultsOf({ ...url, TRUST_PROXY: '10.0.0.0/8, ::1' })).toEqual([]);
  expect(faultsOf({ ...url, TRUST_PROXY: '10.0.0.0/33' })[0]).toContain('addresses or ranges');
  expect(faultsOf({ PUBLIC_URL: 'http://localhost:4173' })).toEqual([]);
});

it('has the same table in docs/server.md', () => {
  const rows = Object.entries(SETTINGS).map(([name, { unset, says }]) => `| \`${name}\` | ${unset} | ${says} |`);
  const table = ['| variable | unless it is set | |', '| --- | --- | --- |', ...rows].join('\n');
  const document = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');
  expect(document).toContain(`\n${table}\n`);
});
