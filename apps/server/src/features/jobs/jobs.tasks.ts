import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { forEachFew } from '../../platform/queue/for-each.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { type ClosingNotice, closingNotices } from '../applications/applications.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { pageLink } from '../mail/page-link.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { recordClosedMail } from '../process/stage-mails.service.ts';
import { jobClosedMail, organisationClosedMail } from './jobs.mails.ts';

export const notifyClosedTask = defineTask({
  name: 'jobs.notify-closed',
  payload: z.object({ jobId: z.uuid(), organisationId: z.uuid(), withOrganisation: z.boolean().default(false) }),
  retries: 10,
  timeoutSeconds: 600,
  concurrency: 2,
});

const atOnce = 100;

interface NoticeOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  notifications: NotificationsService;
  linkOrigin: string;
}

export async function notifyClosed(
  options: NoticeOptions,
  { jobId, organisationId, withOrganisation }: z.output<typeof notifyClosedTask.payload>,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  const scope = organisationScope(organisationId);
  const due = await options.database.transaction(scope, (tx) => closingNotices.list(tx, jobId));
  await forEachFew(due, atOnce, signal, (ids) =>
    // Mark and mail in one transaction: interrupted anywhere, everyone is told once.
    options.database.transaction(scope, async (tx) => {
      for (const notice of await closingNotices.take(tx, ids))
        await tell(tx, options, jobId, { ...notice, withOrganisation });
    }),
  );
}

/** By mail and in the product; whether there was a mail is kept with the application. */
async function tell(
  tx: Tx,
  { clock, mail, notifications, linkOrigin }: NoticeOptions,
  jobId: string,
  notice: ClosingNotice & { withOrganisation: boolean },
): Promise<void> {
  const { organisationId, companyId, candidateId, name, email, jobTitle, companyName, withOrganisation } = notice;
  const ownUrl = notice.hasAccount ? pageLink(linkOrigin, `/dashboard/job/${jobId}`, 'candidate') : null;
  const mailId =
    email === null
      ? null
      : await mail.queueTenantMail(tx, {
          to: email,
          organisationId,
          quotes: { name, jobTitle, companyName },
          content: (quotes) => (withOrganisation ? organisationClosedMail(quotes) : jobClosedMail(quotes, ownUrl)),
        });
  await recordClosedMail(tx, { ...notice, mailId, now: clock.now() });
  await notifications.notify(tx, {
    kind: 'application.moved',
    organisationId,
    companyId,
    candidateId,
    to: { accountOfCandidate: candidateId },
    values: { jobId, jobTitle, companyName, stage: 'the job has closed, and it was not taken further' },
  });
}
