// The addresses by which pages and operators ask how the server is: /server.json, /health, /ready and /metrics.

import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { digest } from '../base/ids.ts';
import type { Env } from '../http/serve.ts';
import type { Services } from '../http/frame/services.ts';

/** Why the server is not ready; undefined when it is. */
export type Readiness = () => 'closing' | 'database-away' | 'folder-taken' | undefined;

const NO_STORE = { 'cache-control': 'no-store' };

export function statusRoutes(services: Services, readiness: Readiness): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/server.json', (c) => c.json(serverInfo(services, readiness()), 200, NO_STORE));
  app.get('/health', (c) => c.text('ok', 200, NO_STORE));
  app.get('/ready', (c) => {
    const why = readiness();
    return why === undefined ? c.text('ready', 200, NO_STORE) : c.text(why, 503, { ...NO_STORE, 'retry-after': '2' });
  });
  app.get('/metrics', async (c) => {
    if (!mayMeasure(c, services)) return c.text('Not found', 404, NO_STORE);
    const { registry, ready } = services.metrics;
    ready.set(readiness() === undefined ? 1 : 0);
    return c.body(await registry.metrics(), 200, { ...NO_STORE, 'content-type': registry.contentType });
  });
  return app;
}

/** A page asks for this once, to know whether there is anyone to play with. */
function serverInfo({ clock, challenges }: Services, why: ReturnType<Readiness>): object {
  if (why === 'folder-taken') return { server: false };
  const online = why === undefined;
  const now = clock.now();
  return {
    server: true,
    api: 1,
    online,
    ...(why && { why }),
    ...(online && { challenge: challenges().make(now) }),
    time: now,
  };
}

/** With a token, its holder; without one, this machine, and never through a proxy. */
function mayMeasure(c: Context<Env>, { config }: Services): boolean {
  if (config.METRICS_TOKEN !== undefined) {
    const given = c.req.header('authorization') ?? '';
    return timingSafeEqual(digest(given), digest(`Bearer ${config.METRICS_TOKEN}`));
  }
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name) !== undefined);
  const { remoteAddress = '' } = c.env.incoming.socket;
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress);
}
