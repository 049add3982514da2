import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { cleanName } from '@candela/contract/kernel/names.ts';
import type { MailState, SentStageMail } from '@candela/contract/process/process.routes.ts';
import { sharedReason, withReason } from '@candela/contract/process/shared-reason.ts';
import { writeStageMail } from '@candela/contract/process/stage-mails.ts';
import { after, type Clock, seconds } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import type { MailService } from '../mail/mail.service.ts';
import { pageLink } from '../mail/page-link.service.ts';
import * as repo from './stage-mails.repo.ts';
import { wordsFor } from './templates.service.ts';

/** A move is easily made by mistake, and a mail cannot be taken out of an inbox. */
const timeToTakeBack = seconds(20);

interface Application {
  organisationId: string;
  candidateId: string;
  jobId: string;
}

export interface MailedMove extends Application {
  to: ApplicationStatus;
  /** Of the application after the move: one mail a move. */
  version: number;
  /** What was chosen at the move; absent leaves it to the stage. */
  mail: boolean | undefined;
}

/** An application that had been set aside is there again, with the mails about it. */
export const restoreStageMails = repo.restoreStageMails;

const valuesOf = ({ name, job_title, company_name }: repo.Addressee) => ({
  name,
  job: job_title,
  company: company_name,
});

export const createStageMailsService = ({
  database,
  clock,
  mail,
  linkOrigin,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  linkOrigin: string;
}) => ({
  /** After a move: writes the mail of the stage, or why there is none. Asked twice, it does so once. */
  mailMove: (tx: Tx, move: MailedMove) => mailMove(tx, { mail, linkOrigin, now: clock.now() }, move),

  preview: (
    principal: RecruiterPrincipal,
    { status, ...application }: Omit<Application, 'organisationId'> & { status: ApplicationStatus },
  ): Promise<{ subject: string; paragraphs: string[]; isSent: boolean; hasAddress: boolean }> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const addressee = await repo.findAddressee(tx, principal.organisationId, application);
      if (!addressee) throw new AppError('NOT_FOUND');
      const words = await wordsFor(tx, principal.organisationId, status);
      return {
        ...writeStageMail(words, valuesOf(addressee)),
        isSent: words.isSent,
        hasAddress: addressee.address !== null,
      };
    }),

  listSent: (principal: RecruiterPrincipal, candidateId: string): Promise<SentStageMail[]> =>
    database.transaction(tenantScope(principal), async (tx) => {
      await assertCandidateInSight(tx, candidateId);
      const rows = await repo.listRecords(tx, principal.organisationId, candidateId);
      return rows.map((row) => ({
        jobId: row.job_id,
        jobTitle: row.job_title,
        kind: row.kind,
        status: row.status,
        at: row.created_at.toISOString(),
        state: stateOf(row),
        because: row.because,
      }));
    }),
});

export type StageMailsService = ReturnType<typeof createStageMailsService>;

async function mailMove(
  tx: Tx,
  { mail, linkOrigin, now }: { mail: MailService; linkOrigin: string; now: Date },
  { to, version, mail: chosen, ...application }: MailedMove,
): Promise<void> {
  const { organisationId, jobId } = application;
  const addressee = await repo.findAddressee(tx, organisationId, application);
  if (!addressee) return;
  const record = { organisationId, applicationId: addressee.id, version, kind: 'moved' as const };
  if (await repo.hasRecord(tx, record)) return;
  await repo.recallUnsent(tx, organisationId, addressee.id);
  const words = await wordsFor(tx, organisationId, to);
  // Moved on since then: the reason is of another move.
  const shared = addressee.version === version ? addressee.shared_reason : null;
  const reason = shared === null ? null : cleanName(shared, 200);
  const isWanted = chosen ?? words.isSent;
  const because = isWanted ? (addressee.address === null ? 'no-address' : null) : 'not-chosen';
  let mailId: string | null = null;
  if (because === null && addressee.address !== null) {
    mailId = await mail.queueTenantMail(tx, {
      organisationId,
      to: addressee.address,
      quotes: valuesOf(addressee),
      sendAfter: after(now, timeToTakeBack),
      written: [words.subject, words.body, ...(reason === null ? [] : [sharedReason(reason)])],
      content: (quotes) => {
        const { subject, paragraphs } = writeStageMail(words, quotes);
        return {
          subject,
          paragraphs: withReason(paragraphs, reason),
          ...(addressee.has_account && {
            action: {
              label: 'See your application',
              url: pageLink(linkOrigin, `/dashboard/job/${jobId}`, 'candidate'),
            },
          }),
          footer: `You get this because ${quotes.company} has an application of yours on Candela.`,
        };
      },
    });
  }
  await repo.insertRecord(tx, { ...record, companyId: addressee.company_id, status: to, mailId, because, now });
}

/** A job closed over an application: what became of the mail about it is kept like those of moves. */
export const recordClosedMail = (
  tx: Tx,
  closed: {
    organisationId: string;
    companyId: string;
    applicationId: string;
    version: number;
    mailId: string | null;
    now: Date;
  },
): Promise<void> =>
  repo.insertRecord(tx, {
    ...closed,
    kind: 'closed',
    status: 'rejected',
    because: closed.mailId === null ? 'no-address' : null,
  });

/** A mail that is no longer in the outbox went with its recipient's wish to be forgotten. */
function stateOf({ because, mail_status }: repo.SentMailRow): MailState {
  if (because !== null || mail_status === null) return 'not-sent';
  if (mail_status === 'sent') return 'sent';
  if (mail_status === 'failed') return 'bounced';
  return mail_status === 'suppressed' || mail_status === 'refused' ? 'not-sent' : 'on-its-way';
}
