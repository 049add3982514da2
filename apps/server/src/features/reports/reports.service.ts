import { reportAboutSchema } from '@candela/contract/reports/report-content.ts';
import type { OwnReport, Report } from '@candela/contract/reports/reports.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { enforceStorage } from '../subscriptions/subscriptions.service.ts';
import * as repo from './reports.repo.ts';
import { makeReportTask } from './reports.tasks.ts';

export interface ReportRequest {
  jobId: string;
  candidateId: string;
  isBlind: boolean;
  withoutAssessment: boolean;
}

/** Two records become one. */
export const moveReports = repo.moveReports;

const downloadSeconds = 60;
/** Until a report is made and its size known; as in `app.storage_of`. */
const reservedBytes = 256 * 1024;

interface Page {
  page: number;
  pageSize: number;
}

export interface ReportsOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
}

export const createReportsService = (options: ReportsOptions) => ({
  list: (principal: RecruiterPrincipal, page: Page) => list(options, principal, page),
  create: (principal: RecruiterPrincipal, request: ReportRequest) => create(options, principal, request),
  getUrl: (principal: RecruiterPrincipal, id: string) => getUrl(options, principal, id),
  listOwn: (principal: CandidatePrincipal) => listOwn(options, principal),
});

export type ReportsService = ReturnType<typeof createReportsService>;

const list = (
  { database }: ReportsOptions,
  principal: RecruiterPrincipal,
  page: Page,
): Promise<{ data: Report[]; pagination: Pagination }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { rows, total } = await repo.listReports(tx, principal.organisationId, page);
    return { data: rows.map(toReport), pagination: paginate(page, total) };
  });

const create = (
  { database, clock, queue }: ReportsOptions,
  principal: RecruiterPrincipal,
  request: ReportRequest,
): Promise<Report> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    const now = clock.now();
    const application = await repo.lockApplication(tx, organisationId, request);
    if (!application) throw new AppError('NOT_FOUND');
    if (application.status !== 'interview') throw new AppError('NOT_AT_INTERVIEW');
    if (!request.withoutAssessment && !(await repo.hasAssessment(tx, application.account_id)))
      throw new AppError('ASSESSMENT_NOT_COMPLETED');
    await enforceStorage(tx, organisationId, reservedBytes, now);
    const id = await repo.insertReport(tx, {
      organisation_id: organisationId,
      company_id: application.company_id,
      job_id: request.jobId,
      candidate_id: request.candidateId,
      requested_by: accountId,
      is_blind: request.isBlind,
      created_at: now,
    });
    await queue.enqueue(tx, makeReportTask, { reportId: id, organisationId }, { tenant: { organisationId }, key: id });
    await recordAudit(tx, {
      action: 'report.requested',
      at: now,
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'candidate', id: request.candidateId },
      detail: { jobId: request.jobId, isBlind: request.isBlind },
    });
    return toReport(await find(tx, organisationId, id));
  });

async function getUrl(
  { database, clock, storage }: ReportsOptions,
  principal: RecruiterPrincipal,
  id: string,
): Promise<string> {
  const report = await database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    const found = await find(tx, organisationId, id);
    if (found.storage_key === null) throw new AppError('CONFLICT', { message: 'This report is not ready yet.' });
    await recordAudit(tx, {
      action: 'report.downloaded',
      at: clock.now(),
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'candidate', id: found.candidate_id },
      detail: { reportId: id },
    });
    return { ...found, key: found.storage_key };
  });
  const who = report.is_blind ? 'Candidate' : report.name;
  return storage.signDownload({
    key: report.key,
    fileName: `${who} - ${report.title} - report ${report.version}.pdf`,
    contentType: 'application/pdf',
    expiresInSeconds: downloadSeconds,
  });
}

const listOwn = ({ database }: ReportsOptions, principal: CandidatePrincipal): Promise<OwnReport[]> =>
  database.transaction(accountScope(principal), async (tx) =>
    (await repo.listOwnReports(tx, principal.accountId)).map(({ id, job_id: jobId, created_at, version, content }) => {
      // What is suggested for the interview is not about the candidate, and would spoil it.
      const about = reportAboutSchema.parse(content);
      const { organisationName, companyName, jobTitle } = about;
      return {
        id,
        organisationName,
        companyName,
        jobId,
        jobTitle,
        createdAt: created_at.toISOString(),
        version,
        content: about,
      };
    }),
  );

async function find(tx: Tx, organisationId: string, id: string): Promise<repo.ReportRow> {
  const report = await repo.findReport(tx, organisationId, id);
  if (!report) throw new AppError('NOT_FOUND');
  return report;
}

const toReport = (row: repo.ReportRow): Report => ({
  id: row.id,
  candidateId: row.candidate_id,
  candidateName: row.name,
  jobId: row.job_id,
  jobTitle: row.title,
  companyId: row.company_id,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  isBlind: row.is_blind,
  status: row.status,
  stepsDone: row.steps_done,
  reason: row.reason,
});
