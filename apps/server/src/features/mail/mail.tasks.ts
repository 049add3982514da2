import { MailRejected, type MailTransport } from '@candela/integrations/mail/port.ts';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import {
  findMail,
  invitationColumn,
  listWaitingSenders,
  type MailRow,
  markSent,
  markTried,
  requeueWaiting,
} from './mail.repo.ts';
import { dayOf, passGate } from './mail-gate.ts';
import { lockSender } from './mail-senders.repo.ts';
import { type LinkMaker, reportUrl } from './report-link.ts';

export const sendMailTask = defineTask({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  retries: 10,
  timeoutSeconds: 120,
  concurrency: 10,
});

/** Often enough for a new day, a larger plan or a resumed organisation to be noticed soon. */
export const releaseMailTask = defineTask({
  name: 'mail.release-waiting',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '*/5 * * * *',
});

export interface SendMailOptions extends LinkMaker {
  database: Database;
  transport: MailTransport;
  from: { address: string; name?: string };
  clock: Clock;
}

/** What may be handed over: everything else was sent, waits for a decision or must not leave. */
const isDue = ({ status }: MailRow): boolean => status === 'queued' || status === 'failed';

export async function sendMail(
  { database, transport, from, clock, ...links }: SendMailOptions,
  { mailId }: { mailId: string },
  { isLastTry }: Pick<TaskContext, 'isLastTry'>,
): Promise<void> {
  const mayLeave = (mail: MailRow): Promise<boolean> | true =>
    mail.kind === 'account' || database.transaction(systemScope, (tx) => passGate(tx, mail.id, clock.now()));

  const mail = await findMail(database.system, mailId);
  // Gone: erased with its person. One that failed comes here again only when an admin asks for it.
  if (!mail || !isDue(mail) || !(await mayLeave(mail))) return;
  try {
    await transport.send({
      id: mail.id,
      from,
      to: { address: mail.to_address },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      ...(mail.invitation !== null && { icalEvent: invitationColumn.parse(mail.invitation) }),
      ...(mail.kind === 'tenant' && { headers: oneClick(reportUrl(links, mail.id, mail.created_at)) }),
    });
  } catch (error) {
    const isFinal = error instanceof MailRejected || isLastTry;
    await markTried(database.system, mail.id, (error as Error).message, isFinal);
    if (error instanceof MailRejected) return;
    throw error;
  }
  await markSent(database.system, mail.id, clock.now());
}

export async function releaseMail(
  { database, queue, clock }: { database: Database; queue: Queue; clock: Clock },
  _payload: object,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  await forEach(await listWaitingSenders(database.system), signal, ({ organisation_id: organisationId }) =>
    database.transaction(systemScope, async (tx) => {
      const sender = await lockSender(tx, organisationId, dayOf(clock.now()));
      const places = sender.mails_per_day - sender.passed_today;
      if (sender.paused_at || sender.suspended_at || places <= 0) return;
      // They pass the gate like all others: what it counts and refuses is decided there alone.
      for (const mailId of await requeueWaiting(tx, organisationId, places)) {
        await queue.enqueue(tx, sendMailTask, { mailId }, { tenant: { organisationId } });
      }
    }),
  );
}

/** RFC 8058: the mail reader shows a button of its own, and its provider posts to the address. */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
