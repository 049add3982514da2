import pg from 'pg';
import type { Logger } from '../logger.ts';

export interface Notices {
  /** Calls back with each notice on the channel, and with null when some may have been missed. */
  listen(channel: string, onNotice: (payload: string | null) => void): () => void;
  close(): void;
}

const pauseMs = 1000;

/** What other processes say through the database, on a connection of its own while there is a listener. */
export function createNotices(options: { url: string; applicationName: string; log: Logger }): Notices {
  const listeners = new Map<(payload: string | null) => void, string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
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
      // Nobody was listening until now.
      for (const onNotice of listeners.keys()) onNotice(null);
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
    close() {
      listeners.clear();
      disconnect();
    },
  };
}
