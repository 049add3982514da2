import { publicRoleSchema, roleSchema } from '@candela/contract/auth/auth.schemas.ts';
import { z } from 'zod';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteEndedWindows } from '../../platform/limits/rate-limiter.repo.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteExpired } from './cleanup.repo.ts';

/** What has run out is of use to a thief alone. */
export const cleanUpTask = defineTask({
  name: 'auth.clean-up',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '17 * * * *',
});

const codeRequestSchema = z.object({
  /** Of this one request, so that it is served once. */
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  /** Of the site the person is on, for the link in the mail. */
  origin: z.string(),
});
export type CodeRequest = z.infer<typeof codeRequestSchema>;

const resetRequestSchema = codeRequestSchema.extend({
  /** A path on this site; requests that were enqueued by an earlier version have none. */
  next: z.string().nullish(),
  invite: z.string().optional(),
  candidateId: z.string().optional(),
});
export type ResetRequest = z.infer<typeof resetRequestSchema>;

/** Enqueued for known and unknown addresses alike. */
export const sendResetCodeTask = defineTask({
  name: 'auth.send-reset-code',
  payload: resetRequestSchema,
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 4,
});

/** The same for the code that confirms a registration. */
export const resendCodeTask = defineTask({
  name: 'auth.resend-code',
  payload: codeRequestSchema.extend({ role: publicRoleSchema }),
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 4,
});

export async function cleanUp({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await deleteEndedWindows(database.system, now);
  await deleteExpired(database.system, {
    now,
    registrationsBefore: after(now, -days(2)),
    sessionsBefore: after(now, -days(30)),
  });
}
