import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** Writes the mail of one notification. */
export const mailNotificationTask = defineTask({
  name: 'notifications.mail',
  payload: z.object({
    notificationId: z.uuid(),
    accountId: z.uuid(),
    organisationId: z.uuid().nullable(),
    role: z.enum(['recruiter', 'candidate']),
  }),
  retries: 6,
  timeoutSeconds: 60,
  concurrency: 2,
});
