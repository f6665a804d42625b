// The order in which the server starts and stops. The page answers first; everything that needs the database follows.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { messageOf } from '@rensa/engine';
import { Challenges } from './accounts/challenge.ts';
import { eraseDue } from './accounts/leave.ts';
import { Tokens } from './accounts/tokens.ts';
import { type ServerClock, systemClock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import { Limits } from './base/limits.ts';
import type { ServerLog } from './base/log.ts';
import { Metrics } from './base/metrics.ts';
import { type Holder, isHolder, type Owned, takeFolder } from './base/owner.ts';
import { HeldDatabase } from './database/held.ts';
import { openDatabase } from './database/open.ts';
import { secretKey } from './database/secrets.ts';
import { handlers } from './http/handlers.ts';
import { api, type Env } from './http/serve.ts';
import type { Services } from './http/frame/services.ts';
import { type Readiness, statusRoutes } from './operate/status.ts';
import { PageFiles } from './page/files.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: ServerLog;
  /** The folder of the built page. */
  readonly page: string;
  /** The folder of prepared databases. */
  readonly prepared: string;
  /** May another port serve where the wanted one is taken? */
  readonly anyPort?: boolean;
  readonly clock?: ServerClock;
}

const HOUR = 3_600_000;
/** Ports that are tried after the wanted one. */
const MORE_PORTS = 20;

export class RensaServer {
  readonly url: string;
  readonly #options: StartOptions;
  readonly #http: Server;
  readonly #held: HeldDatabase;
  readonly #services: Services;
  #challenges: Challenges | undefined;
  #folder: Owned | Holder | undefined;
  #closing = false;
  #chores: NodeJS.Timeout | undefined;

  private constructor(options: StartOptions, http: Server) {
    this.#options = options;
    this.#http = http;
    const { port } = http.address() as AddressInfo;
    this.url = options.config.PUBLIC_URL ?? `http://localhost:${port}`;
    this.#held = this.#openLater();
    this.#services = this.#makeServices();
    const listener = getRequestListener(this.#app().fetch, { overrideGlobalObjects: false });
    http.on('request', (request, response) => void listener(request, response));
  }

  /** Listens; the page answers from then on. */
  static async listen(options: StartOptions): Promise<RensaServer> {
    const http = createServer({ headersTimeout: 5000, requestTimeout: 10_000, maxHeaderSize: 8192 });
    await bind(http, options);
    return new RensaServer(options, http);
  }

  /** Takes the data folder and opens the database. Returns the process that holds the folder, if there is one. */
  async open(): Promise<Holder | undefined> {
    try {
      this.#folder = await takeFolder(this.#options.config.DATA_DIR, () => ({ pid: process.pid, url: this.url }));
    } catch (error) {
      // The page works without it.
      this.#options.log.error({ fault: messageOf(error) }, 'no online play: DATA_DIR cannot be used');
      return undefined;
    }
    if (isHolder(this.#folder)) return this.#folder;
    await this.#held.start();
    this.#chores = setInterval(() => void this.doChores(), HOUR);
    this.#chores.unref();
    return undefined;
  }

  get readiness(): ReturnType<Readiness> {
    if (this.#closing) return 'closing';
    if (this.#folder !== undefined && isHolder(this.#folder)) return 'folder-taken';
    return this.#held.isOpen ? undefined : 'database-away';
  }

  /** Lets what runs end, and gives everything free. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#chores);
    const closed = new Promise((resolve) => this.#http.close(resolve));
    this.#http.closeIdleConnections();
    await this.#held.close();
    if (this.#folder !== undefined && !isHolder(this.#folder)) await this.#folder.release();
    this.#http.closeAllConnections();
    await closed;
  }

  #openLater(): HeldDatabase {
    const { config, log, prepared } = this.#options;
    return new HeldDatabase({
      open: () => openDatabase(config, prepared),
      onOpen: async (database) => {
        this.#challenges = new Challenges(await secretKey(database, 'challenge'));
      },
      log,
    });
  }

  #makeServices(): Services {
    const { config, log, clock = systemClock } = this.#options;
    const metrics = new Metrics();
    const database = () => this.#held.database;
    return {
      config,
      origin: this.url,
      clock,
      log,
      metrics,
      limits: new Limits(config.LIMIT_FACTOR, (kind) => metrics.limited.inc({ kind })),
      database,
      challenges: () => {
        // There is a key as soon as there is a database.
        database();
        return this.#challenges as Challenges;
      },
      tokens: new Tokens(database, clock),
    };
  }

  #app(): Hono<Env> {
    const { page } = this.#options;
    const secure = this.url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
    const files = new PageFiles(page, secure);
    const app = new Hono<Env>();
    app.route(
      '/',
      statusRoutes(this.#services, () => this.readiness),
    );
    app.route('/', api(this.#services, handlers(this.#services)));
    app.on(['GET', 'HEAD'], '*', (c) =>
      files.answer({
        method: c.req.method,
        path: c.req.path,
        accepts: c.req.header('accept-encoding') ?? '',
        known: c.req.header('if-none-match') ?? '',
      }),
    );
    return app;
  }

  /** What is done once an hour. */
  async doChores(): Promise<void> {
    try {
      await eraseDue(this.#held.database, this.#services.clock.now());
    } catch (error) {
      this.#options.log.warn({ fault: messageOf(error) }, 'an hourly chore has to wait');
    }
  }
}

/** Listens on the wanted port, or on one of the next where any will do. */
async function bind(http: Server, { config, anyPort = false }: StartOptions): Promise<void> {
  for (let more = 0; ; more++) {
    try {
      return await listenOn(http, config.PORT + more, config.HOST);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || !anyPort || more === MORE_PORTS) throw error;
    }
  }
}

function listenOn(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}
