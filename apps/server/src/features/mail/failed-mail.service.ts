import type { FailedMail } from '@candela/contract/mail/admin-mail.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { listFailed, requeueFailed } from './failed-mail.repo.ts';
import { lockMail } from './mail.repo.ts';
import { sendMailTask } from './mail.tasks.ts';
import type { MailConsoleOptions } from './mail-console.service.ts';

type Page = { page: number; pageSize: number };
type Actor = { principal: AdminPrincipal; request: RequestContext };

/** Mail that no one will get unless those who run the platform look at why. */
export const createFailedMailService = (options: MailConsoleOptions) => ({
  list: (page: Page) => showFailed(options, page),
  retry: (actor: Actor, mailId: string) => retry(options, actor, mailId),
});

export type FailedMailService = ReturnType<typeof createFailedMailService>;

async function showFailed(
  { database }: MailConsoleOptions,
  page: Page,
): Promise<{ items: FailedMail[]; pagination: Pagination }> {
  const slice = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
  const { rows, total } = await listFailed(database.system, slice);
  return { items: rows.map(toFailedMail), pagination: paginate(page, total) };
}

const retry = ({ database, clock, queue }: MailConsoleOptions, { principal, request }: Actor, mailId: string) =>
  database.transaction(systemScope, async (tx) => {
    const mail = await lockMail(tx, mailId);
    if (!mail) throw new AppError('NOT_FOUND');
    if (mail.status !== 'failed') throw new AppError('CONFLICT');
    const { organisation_id: organisationId } = mail;
    await requeueFailed(tx, mail.id);
    await queue.enqueue(
      tx,
      sendMailTask,
      { mailId: mail.id },
      { tenant: organisationId ? { organisationId } : 'platform' },
    );
    await recordAudit(tx, {
      action: 'mail.retried',
      at: clock.now(),
      organisationId,
      subject: { type: 'mail', id: mail.id },
      actorAccountId: principal.accountId,
      requestId: request.requestId,
      address: request.address,
    });
  });

/** A code opens the account of the reader for some minutes. */
const withoutCode = (subject: string): string => subject.replace(/\b\d{6}\b/g, '••••••');

const toFailedMail = (row: Awaited<ReturnType<typeof listFailed>>['rows'][number]): FailedMail => ({
  id: row.id,
  organisation:
    row.organisation_id && row.organisation_name ? { id: row.organisation_id, name: row.organisation_name } : null,
  to: row.to_address,
  subject: withoutCode(row.subject),
  reason: row.last_error ?? '',
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
});
