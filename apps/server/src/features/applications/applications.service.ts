import type { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import type { ApplicationStatus, Rejection } from '@candela/contract/applications/applications.schemas.ts';
import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import { applicationMoved, applicationOpened } from '../../events/applications.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { issueReceipts } from '../receipts/receipts.service.ts';
import {
  type ClosingNotice,
  findStatus,
  insertApplication,
  listClosingNotices,
  lockApplication,
  moveApplications,
  type NewApplication,
  takeClosingNotices,
} from './applications.repo.ts';
import { moveReasons } from './timeline.ts';

export type { ClosingNotice };

/** The applications whose people are to be told that their job has closed, and some of them; each is taken once. */
export const closingNotices = { list: listClosingNotices, take: takeClosingNotices };

/** The one way an application begins. Doing it twice changes nothing, and says where the first one stands now. */
export async function openApplication(
  tx: Tx,
  events: Events,
  application: NewApplication,
): Promise<{ status: ApplicationStatus; isNew: boolean }> {
  const opened = await insertApplication(tx, application);
  const isNew = opened.length > 0;
  const { organisationId, jobId, candidateId } = application;
  const found = await findStatus(tx, organisationId, application);
  if (!found) throw new AppError('NOT_FOUND');
  if (isNew) {
    await issueReceipts(tx, organisationId, opened);
    await events.emit(tx, applicationOpened, organisationId, { candidateId, jobId });
    await recordAudit(tx, {
      action: 'application.opened',
      at: application.now,
      organisationId,
      actorAccountId: application.actorAccountId,
      subject: { type: 'candidate', id: candidateId },
      detail: { jobId, reason: application.reason },
    });
  }
  return { status: found.status, isNew };
}

export interface StatusChange {
  organisationId: string;
  candidateId: string;
  jobId: string;
  to: ApplicationStatus;
  actorAccountId: string | null;
  reason: string;
  now: Date;
  /** The version the move was based on; absent moves whatever came between. */
  basedOn?: number | undefined;
  /** The candidate takes the application back, or applies again. What they have taken back, they alone bring back. */
  byCandidate?: boolean;
  /** Of a move to rejected; with any other it means nothing. */
  rejection?: Rejection | undefined;
  /** Whether the candidate gets the mail of the stage; absent leaves it to the stage. */
  mail?: boolean | undefined;
}

/** The one way a person moves: by hand, by an interview, by an assessment. History and version come with it. */
export async function changeStatus(
  tx: Tx,
  events: Events,
  change: StatusChange,
): Promise<{ from: ApplicationStatus; status: ApplicationStatus; version: number }> {
  const application = await lockApplication(tx, change.organisationId, change);
  if (!application) throw new AppError('NOT_FOUND');
  if (application.job_status === 'Closed') throw new AppError('JOB_CLOSED');
  const { byCandidate = false } = change;
  if (application.withdrawn_at && !byCandidate) throw new AppError('WITHDRAWN');
  if (change.basedOn !== undefined && change.basedOn !== application.version) throw new AppError('CONFLICT');
  const { status: from, version } = application;
  if (from === change.to) return { from, status: from, version };
  const rejection = change.to === 'rejected' ? change.rejection : undefined;
  const { organisationId, candidateId, jobId, to, mail } = change;
  const moved = await moveApplications(tx, { applicationId: application.id }, { ...change, rejection }, false);
  await issueReceipts(tx, organisationId, moved);
  const next = version + 1;
  const move = { candidateId, jobId, from, to, byCandidate, version: next, ...(mail !== undefined && { mail }) };
  await events.emit(tx, applicationMoved, organisationId, move);
  return { from, status: to, version: next };
}

/** Who moved whom. A move to where they are already is none. */
export async function recordMove(
  tx: Tx,
  { organisationId, accountId }: RecruiterPrincipal,
  move: { candidateId: string; jobId: string; from: ApplicationStatus; to: ApplicationStatus; now: Date },
): Promise<void> {
  const { candidateId, jobId, from, to, now } = move;
  if (from === to) return;
  await recordAudit(tx, {
    action: 'application.status-changed',
    at: now,
    organisationId,
    actorAccountId: accountId,
    subject: { type: 'candidate', id: candidateId },
    detail: { jobId, to },
  });
}

/** What closing a job does to everyone who is neither hired nor rejected; they are to be told. */
export async function rejectRemaining(
  tx: Tx,
  closing: { organisationId: string; jobId: string; actorAccountId: string; now: Date },
): Promise<number> {
  const moved = await moveApplications(
    tx,
    { jobId: closing.jobId, exceptStatuses: ['hired', 'rejected'] },
    { ...closing, to: 'rejected', reason: moveReasons.jobClosed },
    true,
  );
  await issueReceipts(tx, closing.organisationId, moved);
  return moved.length;
}

export const createApplicationsService = ({
  database,
  clock,
  events,
}: {
  database: Database;
  clock: Clock;
  events: Events;
}) => ({
  changeStatus: (
    principal: RecruiterPrincipal,
    { candidateId, jobId, status, version, rejection, mail }: RouteParsed<typeof changeApplicationStatus>['body'],
  ): Promise<{ candidateId: string; jobId: string; status: ApplicationStatus; version: number }> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const now = clock.now();
      const { organisationId, accountId } = principal;
      const moved = await changeStatus(tx, events, {
        organisationId,
        candidateId,
        jobId,
        to: status,
        actorAccountId: accountId,
        reason: 'moved by hand',
        now,
        basedOn: version,
        rejection,
        mail,
      });
      await recordMove(tx, principal, { candidateId, jobId, from: moved.from, to: moved.status, now });
      return { candidateId, jobId, ...moved };
    }),
});

export type ApplicationsService = ReturnType<typeof createApplicationsService>;
