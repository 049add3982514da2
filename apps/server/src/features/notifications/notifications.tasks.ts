import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

const mailDueSchema = z.object({
  notificationId: z.uuid(),
  accountId: z.uuid(),
  organisationId: z.uuid().nullable(),
  role: z.enum(['recruiter', 'candidate']),
});
export type MailDue = z.infer<typeof mailDueSchema>;

/** Writes the mail of one notification. */
export const mailNotificationTask = defineTask({
  name: 'notifications.mail',
  payload: mailDueSchema,
  retries: 6,
  timeoutSeconds: 60,
  concurrency: 2,
});
