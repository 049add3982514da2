import pg from 'pg';
import type { Logger } from '../logger.ts';

const pauseMs = 1000;

interface NoticesOptions {
  url: string;
  applicationName: string;
  /** How long an answer is waited for before the connection counts as lost. */
  patienceMs: number;
  log: Logger;
}

/** What other processes say through the database, on a connection of its own while there is a listener. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #listeners = new Map<(payload: string | null) => void, string>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isListening = false;
  #question: Promise<boolean> | undefined;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Calls back with each notice on the channel, and with null when some may have been missed. */
  listen(channel: string, onNotice: (payload: string | null) => void): () => void {
    const isKnown = [...this.#listeners.values()].includes(channel);
    this.#listeners.set(onNotice, channel);
    if (this.#client && !isKnown)
      void this.#client.query(`listen ${this.#client.escapeIdentifier(channel)}`).catch(() => undefined);
    if (!this.#client) void this.#connect();
    return () => {
      this.#listeners.delete(onNotice);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  }

  /**
   * True once every notice of what was committed before this call has been called back with; false while nothing can be
   * heard.
   */
  caughtUp(): Promise<boolean> {
    // One question is enough for all who ask in the same moment.
    this.#question ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#question = undefined;
        resolve(this.#client && this.#isListening ? answers(this.#client, this.#options.patienceMs) : false);
      });
    });
    return this.#question;
  }

  close(): void {
    this.#listeners.clear();
    this.#disconnect();
  }

  #lose(lost: pg.Client) {
    if (this.#client !== lost) return;
    this.#client = undefined;
    this.#isListening = false;
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.#connect(), pauseMs).unref();
  }

  async #connect() {
    const next = new pg.Client({
      connectionString: this.#options.url,
      application_name: this.#options.applicationName,
      // Channels and questions come when they come; none waits for the answer to the one before.
      pipeline: true,
    });
    this.#client = next;
    next.on('error', () => this.#lose(next));
    next.on('end', () => this.#lose(next));
    next.on('notification', ({ channel, payload }) => {
      for (const [onNotice, name] of this.#listeners) if (name === channel) onNotice(payload ?? null);
    });
    try {
      await next.connect();
      for (const channel of new Set(this.#listeners.values()))
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (this.#client !== next) return;
      // There was no listener until now.
      for (const onNotice of this.#listeners.keys()) onNotice(null);
      this.#isListening = true;
    } catch (error) {
      // Closed while it was being opened: no longer wanted.
      if (this.#client !== next) return;
      this.#options.log.warn({ err: error }, 'notices of the database cannot be heard');
      next.end().catch(() => undefined);
      this.#lose(next);
    }
  }

  #disconnect() {
    clearTimeout(this.#timer);
    const last = this.#client;
    this.#client = undefined;
    this.#isListening = false;
    last?.end().catch(() => undefined);
  }
}

/**
 * Whether the connection answers. PostgreSQL tells its listeners of a commit before it answers the one who committed, and
 * hands notices out before it says that it is ready: what was committed before the question is heard before the answer.
 */
async function answers(client: pg.Client, patienceMs: number): Promise<boolean> {
  const timer = setTimeout(() => client.connection.stream.destroy(), patienceMs);
  try {
    await client.query('');
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
