import pg from 'pg';
import type { Logger } from '../logger.ts';

export interface Notices {
  /** Calls back with each notice on the channel, and with null when some may have been missed. */
  listen(channel: string, onNotice: (payload: string | null) => void): () => void;
  /**
   * True once every notice of what was committed before this call has been called back with; false while nothing can be
   * heard.
   */
  caughtUp(): Promise<boolean>;
  close(): void;
}

const pauseMs = 1000;

interface NoticesOptions {
  url: string;
  applicationName: string;
  /** How long an answer is waited for before the connection counts as lost. */
  patienceMs: number;
  log: Logger;
}

/** What other processes say through the database, on a connection of its own while there is a listener. */
export function createNotices(options: NoticesOptions): Notices {
  const listeners = new Map<(payload: string | null) => void, string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isListening = false;
  let question: Promise<boolean> | undefined;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    isListening = false;
    if (listeners.size > 0) timer = setTimeout(() => void connect(), pauseMs).unref();
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: options.url, application_name: options.applicationName });
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => {
      for (const [onNotice, name] of listeners) if (name === channel) onNotice(payload ?? null);
    });
    try {
      await next.connect();
      for (const channel of new Set(listeners.values())) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (client !== next) return;
      // There was no listener until now.
      for (const onNotice of listeners.keys()) onNotice(null);
      isListening = true;
    } catch (error) {
      // Closed while it was being opened: no longer wanted.
      if (client !== next) return;
      options.log.warn({ err: error }, 'notices of the database cannot be heard');
      next.end().catch(() => undefined);
      lose(next);
    }
  };

  const disconnect = () => {
    clearTimeout(timer);
    const last = client;
    client = undefined;
    isListening = false;
    last?.end().catch(() => undefined);
  };

  return {
    listen(channel, onNotice) {
      const isKnown = [...listeners.values()].includes(channel);
      listeners.set(onNotice, channel);
      if (client && !isKnown) void client.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      if (!client) void connect();
      return () => {
        listeners.delete(onNotice);
        if (listeners.size === 0) disconnect();
      };
    },
    caughtUp() {
      // One question is enough for all who ask in the same moment.
      question ??= new Promise((resolve) => {
        setImmediate(() => {
          question = undefined;
          resolve(client && isListening ? answers(client, options.patienceMs) : false);
        });
      });
      return question;
    },
    close() {
      listeners.clear();
      disconnect();
    },
  };
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
