import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { sendMailJob } from './mail.jobs.ts';
import { insertMail } from './mail.repo.ts';
import { type MailContent, renderMail } from './mail-layout.service.ts';

export interface MailService {
  /** Writes the mail and the work of sending it into the caller's transaction: both happen or neither. */
  queueMail(tx: Tx, mail: { to: string; organisationId?: string | null; content: MailContent }): Promise<void>;
}

export function createMailService({ queue, clock }: { queue: Queue; clock: Clock }): MailService {
  return {
    async queueMail(tx, { to, organisationId = null, content }) {
      const id = randomUUID();
      await insertMail(tx, id, { organisationId, to, createdAt: clock.now(), ...renderMail(content) });
      await queue.enqueue(
        tx,
        sendMailJob,
        { mailId: id },
        { tenant: organisationId ? { organisationId } : 'platform' },
      );
    },
  };
}
