import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionError } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';

const longestMs = 120_000;
const pauseMs = 500;

/**
 * What a start asks of the database is asked again while no connection is to be had: a machine that has just installed and
 * built the product, or a database that starts beside it, answers later than a request may wait. Only for work that may be
 * repeated whole.
 */
export async function untilReached<T>(
  log: Logger,
  work: () => Promise<T>,
  { now = () => performance.now(), pause = () => sleep(pauseMs) }: { now?(): number; pause?(): Promise<unknown> } = {},
): Promise<T> {
  const startedAt = now();
  for (let hasTold = false; ; hasTold = true) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error) || now() - startedAt > longestMs) throw error;
      if (!hasTold) log.warn('The database does not answer yet; the start continues as soon as it does');
      await pause();
    }
  }
}
