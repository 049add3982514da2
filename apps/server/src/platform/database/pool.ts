import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { currentCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { type Answered, askTogether, type Statement } from './batch.ts';
import { FairQueue } from './fair-queue.ts';
import { LateRowsClient } from './late-rows.ts';
import { openPatiently } from './open-patiently.ts';
import { createStatementNames } from './statement-names.ts';

/** How long a caller waits for a connection before the database counts as away. */
export const usualPatienceMs = 1500;

/** A pool that outlives its server, whichever way that goes. */
export function createPool(config: pg.PoolConfig, log: Logger) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: usualPatienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...config,
    Client: LateRowsClient,
  });
  const clients = new Set<pg.PoolClient>();
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => log.warn({ err: error.message }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    clients.add(client);
    // While a connection is lent out the pool does not listen to it; its holder hears of the loss by their query.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  return Object.assign(pool, {
    /** Ends every connection now; what waits for an answer on one fails. */
    cut: () => {
      for (const client of clients) client.connection.stream.destroy();
    },
  });
}

type LastingPool = ReturnType<typeof createPool>;

export interface SharedPool {
  readonly options: pg.PoolOptions;
  connect(): Promise<PostgresPoolClient>;
  /** One statement, prepared by its name. */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  end(): Promise<void>;
  /** The database does not answer: ends every connection, and turns away whatever wants one. */
  suspend(): void;
  /** It answers again. */
  resume(): void;
  stats(): { total: number; idle: number; waiting: number };
}

/** How long a request may expect to wait for its turn; beyond that it is refused before it waits. */
export const usualLongestWaitMs = 5000;

/** A pool whose connections callers share fairly, and which turns away what it could not serve in time. */
export function sharePool(
  pool: LastingPool,
  options: { longestWaitMs: number; onRefused(): void; namesStatements: boolean },
): SharedPool {
  const { longestWaitMs, onRefused, namesStatements } = options;
  const queue = new FairQueue({
    places: pool.options.max,
    longestWaitMs,
    patienceMs: 2 * longestWaitMs,
    onRefused,
  });

  const connections = openConnections(pool);
  // Behind a pooler the next statement meets another connection, which has not heard of the name.
  const nameOf = namesStatements ? createStatementNames() : () => undefined;
  const take = async (): Promise<[client: pg.PoolClient, giveBack: (isBroken: boolean) => void]> => {
    const leave = await queue.enter(currentCaller());
    const client = await connections.open().catch((error: unknown) => {
      leave();
      throw error;
    });
    const giveBack = (isBroken: boolean) => {
      client.release(isBroken);
      leave();
    };
    return [client, giveBack];
  };

  return {
    options: pool.options,
    connect: async () => lend(nameOf, ...(await take())),
    query: async <Row extends pg.QueryResultRow>({ name, ...query }: pg.QueryConfig) => {
      const [client, giveBack] = await take();
      try {
        const result = await client.query<Row>(namesStatements && name ? { name, ...query } : query);
        giveBack(false);
        return result;
      } catch (error) {
        giveBack(!(error instanceof pg.DatabaseError) || isOutdated(error));
        throw error;
      }
    },
    end: () => pool.end(),
    suspend: () => {
      // Closed first: a place that becomes free must not let the next one wait for a connection anew.
      queue.close();
      connections.giveUp();
      pool.cut();
    },
    resume: () => queue.open(),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.waiting }),
  };
}

/** Connections whose opening can be given up on: a server that hangs takes a caller in and then says nothing. */
function openConnections(pool: LastingPool) {
  const waiting = new Set<() => void>();
  return {
    open: () =>
      new Promise<pg.PoolClient>((resolve, reject) => {
        const giveUp = () => reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 1 }));
        waiting.add(giveUp);
        openPatiently(() => pool.connect()).then(
          (client) => {
            if (waiting.delete(giveUp)) resolve(client);
            else client.release(true);
          },
          (error: unknown) => {
            waiting.delete(giveUp);
            reject(error);
          },
        );
      }),
    giveUp: () => {
      for (const giveUp of waiting) giveUp();
      waiting.clear();
    },
  };
}

/** How the first of several statements begins that are asked at once, and are a transaction of their own: nothing more can be asked then. */
export const atOnceMark = '/* at once */ ';

/** A connection as the query builder wants it, which prepares by name what is asked often. */
function lend(
  nameOf: (text: string) => string | undefined,
  client: pg.PoolClient,
  giveBack: (isBroken: boolean) => void,
): PostgresPoolClient {
  let isBroken = false;
  const holdBack = createHoldBack(client.connection.stream);
  let ask: ((statement: Statement) => Promise<Answered>) | undefined;
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.startsWith(atOnceMark)) {
      ask = gather(client, () => {
        isBroken = true;
      });
    }
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      if (ask) return await ask({ name, text, values });
      holdBack();
      return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    } catch (error) {
      isBroken ||= isOutdated(error);
      throw error;
    }
  };
  return {
    // The other way to call it is with a cursor, which nothing here has.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isLost) => giveBack(isLost === true || isBroken),
  };
}

/** Takes statements for as long as they come without waiting for anything, and asks all of them together. */
function gather(client: pg.PoolClient, onUnsure: () => void): (statement: Statement) => Promise<Answered> {
  const statements: Statement[] = [];
  let isOver = false;
  const answers = new Promise<Answered[]>((resolve, reject) => {
    process.nextTick(() => {
      isOver = true;
      askTogether(client, statements, onUnsure).then(resolve, reject);
    });
  });
  return async (statement) => {
    if (isOver) throw new Error('What is read at once has to be asked at once');
    const place = statements.push(statement) - 1;
    return (await answers)[place] as Answered;
  };
}

/** What is asked in one go is sent in one go: each sending costs this process and the database more than small statements do. */
function createHoldBack(stream: pg.Connection['stream']): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    // After everything that goes on without waiting for anything.
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

/**
 * A migration changed what a prepared statement answers with. PostgreSQL refuses it on this connection from then on, so
 * that the connection has to go.
 */
export const isOutdated = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '0A000';
