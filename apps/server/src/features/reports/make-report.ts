import path from 'node:path';
import { engineName } from '@candela/contract/kernel/engine-text.ts';
import { reportSteps } from '@candela/contract/reports/reports.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import type { ModelCallsService } from '../llm/model-calls.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { drawInThread } from './drawing/draw-in-thread.ts';
import type { ReportContent } from './drawing/report-content.ts';
import { type Gathered, gatherContent } from './gather-content.ts';
import * as repo from './reports.repo.ts';

export interface MakeReportOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
  dataDir: string;
  scoring: Pick<ScoringService, 'explain' | 'makeQuestions'>;
  modelCalls: Pick<ModelCallsService, 'writeQuestions'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

const failedReason = 'The report could not be made. Please try again.';
const withdrawnReason = 'The candidate withdrew before this report was made.';

/** Step by step, each of which may be done again: the file has one place, and the end is written once. */
export async function makeReport(
  options: MakeReportOptions,
  { reportId, organisationId }: { reportId: string; organisationId: string },
  { signal, isLastTry }: Pick<TaskContext, 'signal' | 'isLastTry'>,
): Promise<void> {
  const { database } = options;
  const scope = organisationScope(organisationId);
  try {
    const report = await database.transaction(scope, (tx) => repo.findToMake(tx, organisationId, reportId));
    if (report) await make(options, report, signal);
  } catch (error) {
    if (!isLastTry) throw error;
    await fail(options, { organisationId, id: reportId, reason: failedReason });
    await removeIfErased(options, organisationId, reportId);
    throw error;
  }
  await removeIfErased(options, organisationId, reportId);
}

const keyOf = (organisationId: string, reportId: string) => `report/${organisationId}/${reportId}.pdf`;

async function make(options: MakeReportOptions, report: repo.ReportToMake, signal: AbortSignal): Promise<void> {
  const { database, clock, storage, dataDir } = options;
  const { organisation_id: organisationId, id } = report;
  const scope = organisationScope(organisationId);
  const step = (done: number) => database.transaction(scope, (tx) => repo.setStep(tx, organisationId, id, done));
  const gathered = await database.transaction(scope, (tx) =>
    gatherContent(tx, report, (inner, pair) => options.scoring.explain(inner, pair)),
  );
  // Two records have just become one, or were parted: another try finds it under the other, if there is one.
  if (!gathered) throw new Error('The application of a report is no longer where it was');
  if (gathered === 'withdrawn') return fail(options, { organisationId, id, reason: withdrawnReason });
  await step(1);
  const content = await withQuestions(options, organisationId, gathered, signal);
  await step(2);
  const fontFolder = path.join(dataDir, 'fonts');
  const bytes = await drawInThread({ content, createdAt: report.created_at, fontFolder }, signal);
  await step(3);
  const file = { key: keyOf(organisationId, id), bytes: bytes.length };
  await storage.put(file.key, bytes, 'application/pdf');
  await database.transaction(scope, async (tx) => {
    const end = { status: 'ready', stepsDone: reportSteps, content, file } as const;
    if (await repo.finishReport(tx, organisationId, id, end, clock.now())) await tell(tx, options, report, content);
  });
}

async function fail(
  { database, clock }: MakeReportOptions,
  { organisationId, id, reason }: { organisationId: string; id: string; reason: string },
): Promise<void> {
  await database.transaction(organisationScope(organisationId), (tx) =>
    repo.finishReport(tx, organisationId, id, { status: 'failed', stepsDone: 0, reason }, clock.now()),
  );
}

/** Erased while it was made, it is known to no row: the file that came after that would stay for ever. */
async function removeIfErased({ database, storage }: MakeReportOptions, organisationId: string, id: string) {
  const isThere = await database.transaction(organisationScope(organisationId), (tx) =>
    repo.hasReport(tx, organisationId, id),
  );
  if (!isThere) await storage.delete(keyOf(organisationId, id));
}

/** Questions the candidate has not been asked yet; by the model where one is configured. */
async function withQuestions(
  { scoring, modelCalls }: MakeReportOptions,
  organisationId: string,
  { content, subject, round, show }: Gathered,
  signal: AbortSignal,
): Promise<ReportContent> {
  const own = await scoring.makeQuestions(subject, 'interview', round);
  const written = await modelCalls.writeQuestions(
    organisationId,
    { subject, kind: 'interview', builtIn: () => own },
    signal,
  );
  return {
    ...content,
    questions: written.value.map(({ question, code = null, points }) => ({
      question: show(question),
      code,
      points: points.map(({ text }) => text),
    })),
    engines: [
      ...content.engines,
      `Suggested questions: ${engineName(written.engine)}.`,
      ...(written.note ? [written.note] : []),
    ],
  };
}

async function tell(
  tx: Tx,
  { notifications }: MakeReportOptions,
  report: repo.ReportToMake,
  { candidate, jobTitle }: ReportContent,
): Promise<void> {
  if (report.requested_by === null) return;
  await notifications.notify(tx, {
    kind: 'report.ready',
    organisationId: report.organisation_id,
    companyId: report.company_id,
    candidateId: report.candidate_id,
    to: { accountId: report.requested_by },
    values: { candidateName: candidate.name, jobTitle },
  });
}
