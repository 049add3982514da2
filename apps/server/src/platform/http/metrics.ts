import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { DatabaseStats } from '../database/database.ts';
import type { ReplicaReads } from '../database/replica.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** One registry per server, so that several can live in one process (tests, benchmarks). */
export function observeRequests(app: FastifyInstance): void {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'process_id', help: 'Which of several processes answers', registers: [registry] }).set(process.pid);
  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the path: ids and tokens have no business in a label.
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.debug({ requestId: request.id, method: request.method, route, status: reply.statusCode }, 'request');
  });
}

export function observePool(app: FastifyInstance, stats: () => DatabaseStats): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections in the pools by state, and callers who wait for one',
    labelNames: ['state'],
    registers: [app.metrics],
    collect() {
      const { refused: _, ...states } = stats();
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'database_refused_total',
    help: 'Requests turned away because their wait for a connection would have been too long',
    registers: [app.metrics],
    collect() {
      this.reset();
      this.inc(stats().refused);
    },
  });
}

export function observeReplica(app: FastifyInstance, reads: () => ReplicaReads): void {
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads that may be a second old: served by the replica, or declined and answered by the primary',
    labelNames: ['outcome'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(reads())) this.inc({ outcome }, count);
    },
  });
}

/**
 * The figures carry no personal data, but say how busy the product is and what it runs on: in production they are for who
 * has the token, and without one they are not there.
 */
export function registerMetrics(app: FastifyInstance, config: Pick<Config, 'isProduction' | 'metricsToken'>): void {
  const { isProduction, metricsToken } = config;
  if (isProduction && metricsToken === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined && !isBearer(request.headers.authorization, metricsToken)) {
      throw new AppError('UNAUTHENTICATED');
    }
    return reply
      .type(app.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await app.metrics.metrics());
  });
}

/** Takes the same time for every wrong token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
