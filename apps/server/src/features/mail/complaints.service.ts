import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { getReportedMail } from '@candela/contract/mail/mail.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import { countComplaints, findReportedMail, hasComplained, insertComplaint } from './mail-complaints.repo.ts';
import { dayOf } from './mail-gate.ts';
import { lockSender, type Sender, writePause } from './mail-senders.repo.ts';

export interface ComplaintsOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
}

/** Two of the last fifty, or three in all, pause a sender; of those who write thousands, one in a thousand. */
const lastMails = 50;
const mostOfLast = 2;
const mostInAll = (passedTotal: number): number => Math.max(3, Math.ceil(passedTotal / 1000));

/** For the recipient of a tenant's mail: the link in it is all they need. */
export function createComplaintsService({ database, clock, linkKey }: ComplaintsOptions) {
  const findMail = async (tx: Tx, token: string) => {
    const id = readLink(linkKey, 'report-mail', token, clock.now());
    const mail = id ? await findReportedMail(tx, id) : undefined;
    if (!mail?.organisation_id) throw new AppError('NOT_FOUND');
    return { ...mail, organisation_id: mail.organisation_id };
  };

  return {
    async find(token: string): Promise<RouteOutput<typeof getReportedMail>['data']> {
      const mail = await findMail(database.system, token);
      return {
        organisationName: mail.organisation_name,
        subject: mail.subject,
        sentAt: (mail.sent_at ?? mail.created_at).toISOString(),
        isReported: await hasComplained(database.system, mail.organisation_id, mail.to_address),
      };
    },

    /** Doing it twice is doing it once. */
    report: (token: string): Promise<void> =>
      database.transaction(systemScope, async (tx) => {
        const mail = await findMail(tx, token);
        const { organisation_id: organisationId, to_address: address, subject } = mail;
        const now = clock.now();
        const sender = await lockSender(tx, organisationId, dayOf(now));
        const senderPosition = mail.sender_position ?? sender.passed_total;
        const isNew = await insertComplaint(tx, { organisationId, address, subject, senderPosition, at: now });
        if (!isNew) return;
        await recordAudit(tx, {
          action: 'mail.reported',
          at: now,
          organisationId,
          subject: { type: 'organisation', id: organisationId },
        });
        await pauseIfDue(tx, organisationId, sender, now);
      }),
  };
}

export type ComplaintsService = ReturnType<typeof createComplaintsService>;

async function pauseIfDue(tx: Tx, organisationId: string, sender: Sender, now: Date): Promise<void> {
  if (sender.paused_at) return;
  const complaints = await countComplaints(tx, organisationId, sender.passed_total - lastMails);
  const isDue = complaints.recent >= mostOfLast || complaints.all >= mostInAll(sender.passed_total);
  if (!isDue) return;
  const reason = `${complaints.all} complaints, ${complaints.recent} about the last ${lastMails} emails`;
  await writePause(tx, organisationId, { at: now, reason });
  await recordAudit(tx, {
    action: 'mail.sender-paused',
    at: now,
    organisationId,
    subject: { type: 'organisation', id: organisationId },
    detail: { reason },
  });
}
