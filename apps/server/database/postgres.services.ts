// PostgreSQL over a real connection: `npm run test:services`.

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROUTES } from '@rensa/api';
import { refusalOf, TestDevice } from '../testing/device.testing.ts';
import { type PostgresForTest, postgresForTest } from '../testing/postgres.testing.ts';
import { FaultProxy } from '../testing/proxy.testing.ts';
import { testServer } from '../testing/server.testing.ts';
import { openDatabase } from './open.ts';

let postgres: PostgresForTest;
beforeAll(async () => {
  postgres = await postgresForTest();
});
afterAll(() => postgres.drop());

it('makes its tables once when four servers start at the same time', async () => {
  const source = { DATABASE_URL: postgres.url, DATABASE_POOL: 2, DATA_DIR: '' };
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(source, '')));
  const { rows } = (await opened[0]?.database.execute('select made_at from migration')) ?? { rows: [] };
  expect(rows.length).toBeGreaterThan(0);
  await Promise.all(opened.map(({ close }) => close()));
});

it('signs nobody out while it is away, says so, and goes on when it is back', async () => {
  const proxy = await FaultProxy.open(postgres);
  const address = new URL(postgres.url);
  address.port = String(proxy.port);
  address.hostname = '127.0.0.1';
  const rensa = await testServer({ DATABASE_URL: address.href });
  const device = await TestDevice.named(rensa.url, 'patient');
  const ready = async (): Promise<number> => (await fetch(`${rensa.url}/ready`)).status;

  proxy.cut();
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 20_000 });
  expect(await refusalOf(device.call(ROUTES.me, {}))).toBe('database-away');
  expect(await (await fetch(`${rensa.url}/server.json`)).json()).toMatchObject({ server: true, online: false });
  expect((await fetch(rensa.url)).status).toBe(200);

  proxy.mend();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 });
  expect(await device.call(ROUTES.me, {})).toMatchObject({ name: 'patient' });
  await rensa.close();
  proxy.close();
});
