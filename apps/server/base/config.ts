// The settings of the server: one table, from which the checks, the errors and docs/server.md come. All of them are
// environment variables.

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { messageOf, mustBe, oneOf, textLike, whole } from '@rensa/engine';
import { parseRanges, type Ranges } from './ranges.ts';

type Read<T> = (raw: string, name: string) => T;

interface Setting<T> {
  readonly read: Read<T>;
  /** The value where the variable is not set. */
  readonly fallback: T;
  /** The fallback in words. */
  readonly unset: string;
  readonly says: string;
}

export const SETTINGS = {
  PORT: setting(number(0, 65_535), 4173, '4173', 'The port of HTTP. 0 takes any free one.'),
  HOST: setting(address, '127.0.0.1', '127.0.0.1', 'The address to listen on.'),
  PUBLIC_URL: optional(
    origin,
    '`http://localhost:PORT`',
    'The origin that people open. It must be https unless its host is this machine.',
  ),
  DATA_DIR: setting((raw) => resolve(raw), resolve('data'), '`data`', 'The folder of the database and of the lock.'),
  DATABASE_URL: optional(
    textLike(/^postgres(ql)?:\/\//, 'an address that begins with postgres://'),
    'PGlite in `DATA_DIR`',
    'A PostgreSQL database.',
  ),
  DATABASE_POOL: setting(number(2, 100), 10, '10', 'Connections to PostgreSQL.'),
  TRUST_PROXY: optional<Ranges | 'none'>(
    (raw, name) => (raw === 'none' ? 'none' : parseRanges(raw, name)),
    'nobody; with an https `PUBLIC_URL` it must be set',
    'Addresses and ranges of proxies whose `X-Forwarded-For` counts, or `none`.',
  ),
  DRAIN_SECONDS: setting(number(0, 600), 20, '20', 'Time that running matches get when the server stops.'),
  LOG_LEVEL: setting(oneOf(['error', 'warn', 'info', 'debug']), 'info', 'info', 'How much is written to the log.'),
  METRICS_TOKEN: optional(
    textLike(/^.{16,}$/, 'at least 16 characters'),
    'only this machine may read them',
    'Bearer token for `/metrics`.',
  ),
  LIMIT_FACTOR: setting(number(1, 1000), 1, '1', 'Multiplies the limits per address, for load tests.'),
  MAX_CONNECTIONS: setting(number(1, 100_000), 5000, '5000', 'Sockets at the same time.'),
  SIGN_UP: setting(
    oneOf(['open', 'names', 'closed']),
    'open',
    'open',
    '`open` to all, `names` lets nobody claim a name, `closed` makes no new accounts.',
  ),
} as const;

type SettingTable = typeof SETTINGS;
export type Config = { readonly [Name in keyof SettingTable]: SettingTable[Name]['fallback'] };

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Throws a `ConfigError` with all faults. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { read, fallback }] of Object.entries(SETTINGS)) {
    const raw = env[name];
    try {
      values[name] = raw === undefined || raw === '' ? fallback : read(raw, name);
    } catch (error) {
      faults.push(messageOf(error));
    }
  }
  const config = values as unknown as Config;
  if (faults.length === 0) faults.push(...contradictions(config));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function contradictions({ PUBLIC_URL, TRUST_PROXY }: Config): string[] {
  if (PUBLIC_URL === undefined || !PUBLIC_URL.startsWith('https:') || TRUST_PROXY !== undefined) return [];
  return [
    'TRUST_PROXY is missing: with an https PUBLIC_URL a proxy stands in front of this server; ' +
      'give its address, or none if there is no proxy',
  ];
}

function setting<T>(read: Read<T>, fallback: NoInfer<T>, unset: string, says: string): Setting<T> {
  return { read, fallback, unset, says };
}

function optional<T>(read: Read<T>, unset: string, says: string): Setting<T | undefined> {
  return { read, fallback: undefined, unset, says };
}

function number(least: number, most: number): Read<number> {
  const check = whole(least, most);
  return (raw, name) => check(/^\d+$/.test(raw) ? Number(raw) : raw, name);
}

function address(raw: string, name: string): string {
  if (isIP(raw) !== 0 || raw === 'localhost') return raw;
  throw mustBe('an address such as 127.0.0.1 or 0.0.0.0', raw, name);
}

function origin(raw: string, name: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  const what = 'an origin without a path, such as https://rensa.example';
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== raw.replace(/\/$/, '')) {
    throw mustBe(what, raw, name);
  }
  if (url.protocol === 'https:' || isLocal(url.hostname)) return url.origin;
  throw mustBe('an https origin, because browsers allow keys only there', raw, name);
}

/** This machine, as a browser trusts it without TLS. */
function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
}
