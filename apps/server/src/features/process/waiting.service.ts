import type { WaitingApplication } from '@candela/contract/process/process.routes.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { forEach, forEachFew } from '../../platform/queue/for-each.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';
import { findSettings } from './process.repo.ts';
import { findAddressee, insertRecord } from './stage-mails.repo.ts';
import * as repo from './waiting.repo.ts';

export interface WaitingOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  linkOrigin: string;
}

const mostShown = 50;
const toldAtOnce = 50;

export const createWaitingService = (options: WaitingOptions) => ({
  list: (principal: RecruiterPrincipal): Promise<{ items: WaitingApplication[]; total: number; days: number }> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      const { waitingDays } = await findSettings(tx, principal.organisationId);
      const before = after(options.clock.now(), -days(waitingDays));
      const rows = await repo.listWaiting(tx, principal.organisationId, before, mostShown);
      return {
        items: rows.map((row) => ({
          candidateId: row.candidate_id,
          jobId: row.job_id,
          name: row.name,
          jobTitle: row.job_title,
          companyName: row.company_name,
          status: row.status,
          since: row.updated_at.toISOString(),
          toldAt: row.told_at?.toISOString() ?? null,
        })),
        total: rows[0]?.total ?? 0,
        days: waitingDays,
      };
    }),

  /** Tells every candidate whose application has waited too long, each once for as long as it stands still. */
  async tellAll(signal: AbortSignal): Promise<void> {
    const { database, clock } = options;
    const organisations = await repo.listOrganisationsWithOpen(database.system, after(clock.now(), -days(1)));
    await forEach(organisations, signal, async (organisationId) => {
      const scope = organisationScope(organisationId);
      const untold = await database.transaction(scope, (tx) => listUntold(tx, options, organisationId));
      await forEachFew(untold, toldAtOnce, signal, (some) =>
        database.transaction(scope, (tx) => tellSome(tx, options, organisationId, some)),
      );
    });
  },
});

export type WaitingService = ReturnType<typeof createWaitingService>;

async function listUntold(tx: Tx, { clock }: WaitingOptions, organisationId: string): Promise<string[]> {
  const { tellDays } = await findSettings(tx, organisationId);
  return repo.listUntold(tx, organisationId, after(clock.now(), -days(tellDays)));
}

async function tellSome(tx: Tx, options: WaitingOptions, organisationId: string, ids: readonly string[]) {
  const now = options.clock.now();
  const { tellDays } = await findSettings(tx, organisationId);
  const untold = await repo.lockUntold(tx, organisationId, after(now, -days(tellDays)), ids);
  for (const row of untold) await tell(tx, options, organisationId, row, now);
}

async function tell(
  tx: Tx,
  { mail, linkOrigin }: WaitingOptions,
  organisationId: string,
  { application_id, company_id, candidate_id, job_id, version, status }: repo.UntoldRow,
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(tx, organisationId, { candidateId: candidate_id, jobId: job_id });
  if (!addressee) return;
  const { name, job_title, company_name, address, has_account } = addressee;
  const url = has_account ? pageLink(linkOrigin, `/dashboard/job/${job_id}`, 'candidate') : null;
  const mailId =
    address === null
      ? null
      : await mail.queueTenantMail(tx, {
          organisationId,
          to: address,
          quotes: { name, job: job_title, company: company_name },
          content: (quotes) => stillOpenMail(quotes, url),
        });
  await insertRecord(tx, {
    organisationId,
    companyId: company_id,
    applicationId: application_id,
    version,
    kind: 'still-open',
    status,
    mailId,
    because: mailId === null ? 'no-address' : null,
    now,
  });
}

const stillOpenMail = (quotes: Record<'name' | 'job' | 'company', string>, url: string | null): MailContent => ({
  subject: `Your application for ${quotes.job} is still open`,
  paragraphs: [
    `Hello${quotes.name ? ` ${quotes.name}` : ''},`,
    `Your application for ${quotes.job} at ${quotes.company} has not moved for a while. It is still open, and no decision has been made.`,
    `We remind ${quotes.company} as well. You will hear as soon as something changes, and there is nothing you have to do.`,
  ],
  ...(url !== null && { action: { label: 'See your application', url } }),
  footer: `You get this once, because ${quotes.company} has an application of yours on Candela.`,
});
