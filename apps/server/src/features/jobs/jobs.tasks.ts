import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { defineTask, handleTask } from '../../platform/queue/task.ts';
import { nextClosingNotices } from '../applications/applications.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { jobClosedMail } from './jobs.mails.ts';

export const notifyClosedTask = defineTask({
  name: 'jobs.notify-closed',
  payload: z.object({ jobId: z.uuid() }),
  retries: 10,
  timeoutSeconds: 600,
  concurrency: 2,
});

const batch = 100;

export const jobTaskHandlers = ({ database, mail }: { database: Database; mail: MailService }) => [
  handleTask(notifyClosedTask, async ({ jobId }, { signal }) => {
    let told = batch;
    while (told === batch && !signal.aborted) {
      // Mark and mail in one transaction: interrupted anywhere, everybody is told once.
      told = await database.transaction(systemScope, async (tx) => {
        const notices = await nextClosingNotices(tx, jobId, batch);
        for (const notice of notices) {
          if (!notice.email) continue;
          const { name, jobTitle, companyName } = notice;
          await mail.queueTenantMail(tx, {
            to: notice.email,
            organisationId: notice.organisationId,
            quotes: { name, jobTitle, companyName },
            content: jobClosedMail,
          });
        }
        return notices.length;
      });
    }
  }),
];
