import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Reports } from '../../platform/database/schema.ts';
import type { ReportContent } from './drawing/report-content.ts';

const listed = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('reports as r')
    .innerJoin('candidates as c', 'c.id', 'r.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select([
      'r.id',
      'r.candidate_id',
      'r.company_id',
      'r.job_id',
      'r.created_at',
      'r.version',
      'r.is_blind',
      'r.status',
      'r.steps_done',
      'r.reason',
      'r.storage_key',
      'c.name',
      'j.title',
    ])
    .where('r.organisation_id', '=', organisationId);

export async function listReports(
  tx: Tx,
  organisationId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const rows = await listed(tx, organisationId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await tx
    .selectFrom('reports as r')
    .innerJoin('candidates as c', 'c.id', 'r.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('r.organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>['rows'][number];

export const findReport = (tx: Tx, organisationId: string, id: string): Promise<ReportRow | undefined> =>
  listed(tx, organisationId).where('r.id', '=', id).executeTakeFirst();

/** The application a report is about, held so that two requests give two versions. */
export const lockApplication = (tx: Tx, organisationId: string, key: { jobId: string; candidateId: string }) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.company_id', 'a.status', 'c.account_id'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.job_id', '=', key.jobId)
    .where('a.candidate_id', '=', key.candidateId)
    .forUpdate('a')
    .executeTakeFirst();

/** Whether the candidate's CV assessment was submitted and evaluated, as far as this organisation sees it. */
export async function hasAssessment(tx: Tx, accountId: string | null): Promise<boolean> {
  if (accountId === null) return false;
  const row = await tx
    .selectFrom('assessments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'interview')
    .where('evaluated_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(tx: Tx, report: Omit<Insertable<Reports>, 'version'>): Promise<string> {
  const { id } = await tx
    .insertInto('reports')
    .values((eb) => ({
      ...report,
      version: eb
        .selectFrom('reports')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('organisation_id', '=', report.organisation_id)
        .where('job_id', '=', report.job_id)
        .where('candidate_id', '=', report.candidate_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that is still to be made; undefined when that is done, or the candidate is gone. */
export const findToMake = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('reports')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'working'])
    .executeTakeFirst();
export type ReportToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>;

export async function hasReport(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reports')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setStep(tx: Tx, organisationId: string, id: string, stepsDone: number): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ status: 'working', steps_done: stepsDone })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'working'])
    .execute();
}

export interface StoredReport {
  key: string;
  bytes: number;
}

/** Once: false when another worker was first. */
export async function finishReport(
  tx: Tx,
  organisationId: string,
  id: string,
  end: { status: 'ready' | 'failed'; stepsDone: number; content?: ReportContent; file?: StoredReport; reason?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({
      status: end.status,
      steps_done: end.stepsDone,
      content: end.content ? JSON.stringify(end.content) : null,
      storage_key: end.file?.key ?? null,
      stored_bytes: end.file?.bytes ?? null,
      reason: end.reason ?? null,
      finished_at: now,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'working'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const listOwnReports = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('reports as r')
    .innerJoin('candidates as c', 'c.id', 'r.candidate_id')
    .select(['r.id', 'r.job_id', 'r.created_at', 'r.version', 'r.content'])
    .where('c.account_id', '=', accountId)
    .where('r.status', '=', 'ready')
    .orderBy('r.created_at', 'desc')
    .limit(100)
    .execute();

/** Two records become one: reports of the second go on counting after those of the first. */
export async function moveReports(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reports r set candidate_id = ${keptId}, version = r.version + coalesce((
      select max(k.version) from reports k
      where k.organisation_id = r.organisation_id and k.job_id = r.job_id and k.candidate_id = ${keptId}), 0)
    where r.organisation_id = ${organisationId} and r.candidate_id = ${mergedId} and ${isAmong('r.id', only)}
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}
