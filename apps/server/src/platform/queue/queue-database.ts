import pg from 'pg';
import type { Db } from 'pg-boss';
import { createPool } from '../database/pool.ts';
import type { Logger } from '../logger.ts';

export interface QueueDatabaseOptions {
  url: string;
  max: number;
  patienceMs: number;
  log: Logger;
  /** The package announces tasks to workers of its own; ours are told along with them, by the name of the kind. */
  onAnnounced(name: string): void;
}

const again = { afterMs: 1000, checkEveryMs: 10_000 };

/**
 * The queue's way to the database. Its package brings one of its own, whose listening connection is left without an
 * error listener while it dies: a database that goes away would take the process with it.
 */
export function createQueueDatabase({ url, max, patienceMs, log, onAnnounced }: QueueDatabaseOptions) {
  const settings: pg.PoolConfig = {
    connectionString: url,
    // The queue's schema belongs to the application's role, which owns nothing else.
    options: '-c role=candela_app -c app.scope=system',
    application_name: 'candela-queue',
    query_timeout: 30_000,
  };
  const pool = createPool({ ...settings, max, connectionTimeoutMillis: patienceMs }, log);

  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      const hear = (name: string) => {
        onAnnounced(name);
        onNotification(name);
      };
      const listener = new Listener({ settings, channel, onNotification: hear, onReconnect });
      await listener.connect();
      return listener;
    },
  };
  return { ...db, close: () => pool.end() };
}

interface ListenerOptions {
  settings: pg.ClientConfig;
  channel: string;
  onNotification(payload: string): void;
  /** Whatever was announced while there was no listener has to be looked for. */
  onReconnect(): void;
}

/** One connection that hears of new work, replaced whenever it is lost. */
class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const { settings, channel, onNotification, onReconnect } = this.#options;
    const client = new pg.Client({ ...settings, connectionTimeoutMillis: 5000, query_timeout: 5000, keepAlive: true });
    // They stay for good: a connection may report its end more than once.
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#client = undefined;
      client.connection.stream.destroy();
      throw error;
    }
    this.#timer = setTimeout(() => this.#check(client), again.checkEveryMs).unref();
    onReconnect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** A connection can be dead without knowing it. */
  #check(client: pg.Client): void {
    client.query('select 1').then(
      () => {
        if (this.#client === client) this.#timer = setTimeout(() => this.#check(client), again.checkEveryMs).unref();
      },
      () => this.#lose(client),
    );
  }

  #lose(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    client.connection.stream.destroy();
    this.#retry();
  }

  #retry(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#isClosed) this.connect().catch(() => this.#retry());
    }, again.afterMs).unref();
  }
}
