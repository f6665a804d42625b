// The numbers that an operator watches.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'rensa_request_seconds',
    help: 'Time of a request, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });
  readonly queries = new Histogram({
    name: 'rensa_query_seconds',
    help: 'Time of a query of the database, waiting included',
    buckets: [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });
  readonly limited = new Counter({
    name: 'rensa_limited_total',
    help: 'Requests over a limit, by its kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly ready = new Gauge({ name: 'rensa_ready', help: '1 while the server is ready', registers: [this.registry] });

  /** `defaults` adds the numbers of Node itself. */
  constructor(defaults = true) {
    if (defaults) collectDefaultMetrics({ register: this.registry });
  }
}
