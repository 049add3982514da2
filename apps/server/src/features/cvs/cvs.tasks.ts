import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

const fileToRead = z.object({
  fileId: z.uuid(),
  /** The owner has confirmed beforehand what will be read: the demonstration's candidate. */
  isConfirmed: z.boolean().optional(),
  /** When it came, where that is said to be long ago: for the demonstration's candidate, who has applied since. */
  cameAt: z.iso.datetime().optional(),
});
export type FileToRead = z.infer<typeof fileToRead>;

export const readCvTask = defineTask({
  name: 'cvs.read',
  payload: fileToRead,
  retries: 4,
  timeoutSeconds: 300,
  // Two of one tenant, and one of the next to come.
  concurrency: 3,
});

/** The same for organisations and people whose files were refused for their cost again and again: one at a time. */
export const readSuspectedCvTask = defineTask({
  name: 'cvs.read-suspected',
  payload: fileToRead,
  retries: 4,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Removes from the store what failed a day ago, and what is left of addresses that were signed. */
export const tidyStoreTask = defineTask({
  name: 'cvs.tidy-store',
  payload: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '17 * * * *',
});

/**
 * A language model reads a CV that the built-in engine has read and scored. It is asked three times at most, and again only
 * when it could not be reached or the worker died; the fourth try writes down that it failed.
 */
export const readAgainTask = defineTask({
  name: 'cvs.read-again',
  payload: z.object({ fileId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 4,
});

/**
 * Finds files that arrived although the browser never said so, and gives up on those that never did. Without an owner it
 * begins one task for each who has such files; these go through them a page at a time, in turns.
 */
export const findForgottenTask = defineTask({
  name: 'cvs.find-forgotten',
  payload: z.object({ ownerId: z.uuid().optional(), afterId: z.uuid().optional() }),
  retries: 1,
  timeoutSeconds: 120,
  concurrency: 2,
  schedule: '* * * * *',
});
