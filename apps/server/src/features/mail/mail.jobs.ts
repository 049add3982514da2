import { MailRejected, type MailTransport } from '@candela/integrations/mail/port.ts';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, handleJob } from '../../platform/queue/job.ts';
import { findMail, markSent, markTried } from './mail.repo.ts';

export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  retries: 10,
  timeoutSeconds: 120,
  concurrency: 10,
});

export interface MailJobsOptions {
  database: Database;
  transport: MailTransport;
  from: { address: string; name?: string };
  clock: Clock;
}

export const mailHandlers = ({ database, transport, from, clock }: MailJobsOptions) => [
  handleJob(sendMailJob, async ({ mailId }, { isLastTry }) => {
    const mail = await findMail(database.system, mailId);
    // Sent already (we were interrupted after handing it over), or erased with its person. One that failed comes here
    // again only when somebody asks for it.
    if (!mail || mail.status === 'sent') return;
    try {
      await transport.send({
        id: mail.id,
        from,
        to: { address: mail.to_address },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      });
    } catch (error) {
      const isFinal = error instanceof MailRejected || isLastTry;
      await markTried(database.system, mail.id, (error as Error).message, isFinal);
      if (error instanceof MailRejected) return;
      throw error;
    }
    await markSent(database.system, mail.id, clock.now());
  }),
];
