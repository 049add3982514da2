import type * as contract from '@candela/contract/mail/admin-mail.routes.ts';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { hideKeys } from './hide-keys.ts';
import { listHeld, lockHeldOf, lockMail, writeDecision } from './mail.repo.ts';
import { releaseMailTask, sendMailTask } from './mail.tasks.ts';
import { listComplaints, settleComplaints } from './mail-complaints.repo.ts';
import { dayOf } from './mail-gate.ts';
import { findSenderName, listSenders, lockSender, markTrusted, writePause } from './mail-senders.repo.ts';

type Paged<Item> = Promise<{ items: Item[]; pagination: Pagination }>;
type Page = { page: number; pageSize: number };
type Decision = z.output<typeof contract.mailDecisionSchema>;
type Actor = { principal: AdminPrincipal; request: RequestContext };

export interface MailConsoleOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
}

const slice = ({ page, pageSize }: Page) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** What those who run the platform see and decide about the mail of organisations. */
export function createMailConsoleService(options: MailConsoleOptions) {
  return {
    listHeld: (page: Page) => showHeld(options, page),
    /** Answers with how many mails it reached. */
    decide: (actor: Actor, mailId: string, decision: Decision) => decideHeld(options, actor, mailId, decision),
    listComplaints: (page: Page) => showComplaints(options, page),
    listSenders: (page: Page) => showSenders(options, page),
    setPause: (actor: Actor, organisationId: string, input: { isPaused: boolean; reason: string }) =>
      setPause(options, actor, organisationId, input),
  };
}

export type MailConsoleService = ReturnType<typeof createMailConsoleService>;

async function showHeld({ database }: MailConsoleOptions, page: Page): Paged<contract.HeldMail> {
  const { rows, total } = await listHeld(database.system, slice(page));
  return { items: rows.map(toHeldMail), pagination: paginate(page, total) };
}

const decideHeld = (
  options: MailConsoleOptions,
  actor: Actor,
  mailId: string,
  { decision, scope, reason }: Decision,
): Promise<number> =>
  options.database.transaction(systemScope, async (tx) => {
    const now = options.clock.now();
    const mail = await lockMail(tx, mailId);
    if (!mail?.organisation_id) throw new AppError('NOT_FOUND');
    if (mail.status !== 'held') throw new AppError('CONFLICT');
    const organisationId = mail.organisation_id;
    await lockSender(tx, organisationId, dayOf(now));
    const isForAll = scope === 'organisation';
    const ids = isForAll ? (await lockHeldOf(tx, organisationId)).map(({ id }) => id) : [mailId];
    const isReleased = decision === 'release';
    await writeDecision(tx, ids, { status: isReleased ? 'queued' : 'refused', at: now, note: reason });
    const tenant = { organisationId };
    if (isReleased) for (const id of ids) await options.queue.enqueue(tx, sendMailTask, { mailId: id }, { tenant });
    if (isForAll && isReleased) await markTrusted(tx, organisationId, now);
    if (isForAll && !isReleased) await writePause(tx, organisationId, { at: now, reason });
    await recordAct(options, tx, actor, organisationId, {
      action: isReleased ? 'mail.released' : 'mail.refused',
      detail: { mails: ids.length, scope, ...(reason && { reason }) },
    });
    return ids.length;
  });

async function showComplaints({ database }: MailConsoleOptions, page: Page): Paged<contract.MailComplaint> {
  const { rows, total } = await listComplaints(database.system, slice(page));
  return { items: rows.map(toComplaint), pagination: paginate(page, total) };
}

async function showSenders({ database, clock }: MailConsoleOptions, page: Page): Paged<contract.MailSender> {
  const { rows, total } = await listSenders(database.system, dayOf(clock.now()), slice(page));
  return { items: rows.map(toSender), pagination: paginate(page, total) };
}

const setPause = (
  options: MailConsoleOptions,
  actor: Actor,
  organisationId: string,
  { isPaused, reason }: { isPaused: boolean; reason: string },
): Promise<void> =>
  options.database.transaction(systemScope, async (tx) => {
    const now = options.clock.now();
    if (!(await findSenderName(tx, organisationId))) throw new AppError('NOT_FOUND');
    const sender = await lockSender(tx, organisationId, dayOf(now));
    if ((sender.paused_at !== null) === isPaused) return;
    await writePause(tx, organisationId, isPaused ? { at: now, reason } : null);
    if (!isPaused) {
      await settleComplaints(tx, organisationId, now);
      await options.queue.enqueue(tx, releaseMailTask, {}, { tenant: 'platform', key: 'now' });
    }
    const action = isPaused ? 'mail.sender-paused' : 'mail.sender-resumed';
    await recordAct(options, tx, actor, organisationId, { action, detail: { reason } });
  });

const recordAct = (
  { clock }: MailConsoleOptions,
  tx: Tx,
  { principal, request }: Actor,
  organisationId: string,
  act: { action: string; detail: Record<string, string | number> },
) =>
  recordAudit(tx, {
    ...act,
    at: clock.now(),
    organisationId,
    subject: { type: 'organisation', id: organisationId },
    actorAccountId: principal.accountId,
    requestId: request.requestId,
    address: request.address,
  });

const toHeldMail = (row: Awaited<ReturnType<typeof listHeld>>['rows'][number]): contract.HeldMail => ({
  id: row.id,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  organisationCreatedAt: row.organisation_created_at.toISOString(),
  to: row.to_address,
  subject: row.subject,
  text: hideKeys(row.body_text),
  findings: row.findings,
  createdAt: row.created_at.toISOString(),
});

const toComplaint = (row: Awaited<ReturnType<typeof listComplaints>>['rows'][number]): contract.MailComplaint => ({
  id: row.id,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  address: row.address,
  subject: row.subject,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

const toSender = (row: Awaited<ReturnType<typeof listSenders>>['rows'][number]): contract.MailSender => ({
  organisationId: row.organisation_id,
  organisationName: row.name,
  planName: row.plan_name,
  sentToday: row.sent_today,
  dailyLimit: row.mails_per_day,
  sentInAll: row.passed_total,
  waiting: row.waiting,
  held: row.held,
  complaints: row.complaints,
  isTrusted: row.trusted_at !== null,
  pausedAt: row.paused_at?.toISOString() ?? null,
  pauseReason: row.pause_reason,
});
