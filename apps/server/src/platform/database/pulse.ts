import pg from 'pg';
import type { Logger } from '../logger.ts';

export interface PulseOptions {
  url: string;
  applicationName: string;
  patienceMs: number;
  log: Logger;
  /** Called when the database does not answer although nothing said that it is gone. */
  onSilence(): void;
  /** Called when something is heard of it again after that. */
  onReturn(): void;
}

const pauseMs = 250;
/** A timer this late says that this process stood still, not the database. */
const ownDelayMs = 200;

/**
 * A server that hangs (its machine stopped, the network between lost) closes no connection: a caller who waits for an answer
 * would wait for ever. So one small question after another is asked on a connection of its own.
 */
export function startPulse({ url, applicationName, patienceMs, log, onSilence, onReturn }: PulseOptions): {
  stop(): void;
} {
  let client: pg.Client | undefined;
  let isStopped = false;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;

  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };

  const ask = async () => {
    if (!client) {
      const next = new pg.Client({ connectionString: url, application_name: applicationName });
      next.on('error', () => undefined);
      client = next;
      await next.connect();
    }
    await client.query('select 1');
  };

  const beat = async () => {
    const outcome = await within(patienceMs, ask());
    if (outcome !== 'answered') drop();
    if (outcome === 'silent' && !isSilent) log.error('the database does not answer: its connections are cut');
    if (outcome === 'silent') onSilence();
    else if (isSilent) onReturn();
    isSilent = outcome === 'silent';
    if (isStopped) drop();
    else timer = setTimeout(beat, pauseMs).unref();
  };
  timer = setTimeout(beat, pauseMs).unref();

  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      drop();
    },
  };
}

function within(limitMs: number, work: Promise<void>): Promise<'answered' | 'refused' | 'silent'> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const isOurDelay = performance.now() - startedAt > limitMs + ownDelayMs;
      resolve(isOurDelay ? 'refused' : 'silent');
    }, limitMs).unref();
    work
      .then(
        () => resolve('answered'),
        () => resolve('refused'),
      )
      .finally(() => clearTimeout(timer));
  });
}
