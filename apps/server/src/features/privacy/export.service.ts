import { randomUUID } from 'node:crypto';
import { type DataExport, exportDays } from '@candela/contract/privacy/privacy.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { asOfOneMoment, readsOfOrganisation, readsOfPerson } from '../../personal-data/export-person.repo.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope, systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PersonalData } from '../../platform/manifest/personal-data.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { accountScope, type Principal, type RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { deleteFilesTask } from '../candidates/candidates.tasks.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type ArchiveContent, writeArchive } from './archive.ts';
import * as repo from './exports.repo.ts';
import { findPerson } from './persons.repo.ts';
import { exportReadyMail } from './privacy.mails.ts';
import { makeExportTask } from './privacy.tasks.ts';
import { toJsonResume } from './resume.ts';
import { Spool } from './spool.ts';
import { spoolTables } from './spool-tables.ts';

export interface WantedExport {
  exportId: string;
  accountId: string;
  organisationId: string | null;
}

export interface ExportOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  mail: MailService;
  linkOrigin: string;
  personal: PersonalData;
  /** What was read waits here until it is sent. */
  spoolFolder: string;
}

const downloadSeconds = 60;

export const createExportService = (options: ExportOptions) => ({
  request: (principal: Principal) => request(options, principal, null),
  requestOfOrganisation: (principal: RecruiterPrincipal) => request(options, principal, principal.organisationId),
  getUrl: (principal: Principal, id: string) => getUrl(options, principal, id),
  make: (wanted: WantedExport, isLastTry: boolean) => make(options, wanted, isLastTry),
});

export type ExportService = ReturnType<typeof createExportService>;

export const toDataExport = (row: repo.ExportRow): DataExport => ({
  id: row.id,
  of: row.organisation_id === null ? 'account' : 'organisation',
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  bytes: row.bytes,
  expiresAt: row.expires_at?.toISOString() ?? null,
});

const request = (
  { database, clock, queue }: ExportOptions,
  principal: Principal,
  organisationId: string | null,
): Promise<DataExport> =>
  database.transaction(accountScope(principal), async (tx) => {
    const { accountId } = principal;
    const now = clock.now();
    const { row, isNew } = await repo.insertExport(tx, { accountId, organisationId, now });
    if (isNew) {
      const tenant = organisationId === null ? 'platform' : { organisationId };
      await queue.enqueue(tx, makeExportTask, { exportId: row.id, accountId, organisationId }, { tenant });
      await recordAudit(tx, { action: 'privacy.export-requested', at: now, actorAccountId: accountId });
    }
    return toDataExport(row);
  });

async function getUrl({ database, storage, clock }: ExportOptions, principal: Principal, id: string): Promise<string> {
  const found = await database.transaction(accountScope(principal), (tx) =>
    repo.findExport(tx, principal.accountId, id),
  );
  // A copy of an organisation stays with its parent: one who was removed, or handed over, no longer gets it.
  const isParents = principal.role === 'recruiter' && principal.organisationId !== null && principal.isParent;
  const isTheirs =
    found?.organisation_id === null || (isParents && principal.organisationId === found?.organisation_id);
  const isThere = found?.storage_key && found.expires_at && found.expires_at > clock.now();
  if (!found?.storage_key || !isTheirs || !isThere) throw new AppError('NOT_FOUND');
  return storage.signDownload({
    key: found.storage_key,
    fileName: `candela-${found.requested_at.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    expiresInSeconds: downloadSeconds,
  });
}

/** The file first, then the row: a file without a row is found by no caller, and the next try makes its own. */
async function make(options: ExportOptions, wanted: WantedExport, isLastTry: boolean): Promise<void> {
  const { database, clock, queue, storage, mail, linkOrigin } = options;
  const key = `export/${randomUUID()}.zip`;
  const asAccount = { kind: 'account', accountId: wanted.accountId } as const;
  try {
    await write(options, wanted, key);
    const bytes = (await storage.head(key))?.size ?? 0;
    const now = clock.now();
    const isReady = await database.transaction(asAccount, async (tx) => {
      const file = { key, bytes, now, expiresAt: after(now, days(exportDays)) };
      if (!(await repo.finishExport(tx, wanted.exportId, file))) return false;
      const keys = await repo.deleteEarlier(tx, wanted);
      if (keys.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys }, { tenant: 'platform' });
      const to = await repo.findAddressee(tx, wanted.accountId);
      if (to) await mail.queueMail(tx, { to: to.email, content: exportReadyMail(to, linkOrigin) });
      return true;
    });
    if (!isReady) await storage.delete(key);
  } catch (error) {
    // What a store that is away keeps is found by no one; that this try failed is said all the same.
    await storage.delete(key).catch(() => undefined);
    if (isLastTry) await database.transaction(asAccount, (tx) => repo.failExport(tx, wanted.exportId, clock.now()));
    throw error;
  }
}

/** Read in one transaction and sent after it: however slow the store is, it holds no connection. */
async function write(options: ExportOptions, wanted: WantedExport, key: string): Promise<void> {
  const { database, storage, spoolFolder } = options;
  const { organisationId } = wanted;
  const scope = organisationId === null ? systemScope : organisationScope(organisationId);
  const spool = await Spool.open(spoolFolder);
  try {
    const content = await database.transaction(scope, async (tx) => {
      await asOfOneMoment(tx);
      return organisationId === null
        ? readPerson(tx, options, wanted.accountId, spool)
        : readOrganisation(tx, options, organisationId, spool);
    });
    await writeArchive(storage, key, spool, content);
  } finally {
    await spool.close();
  }
}

async function readOrganisation(
  tx: Tx,
  { personal }: ExportOptions,
  organisationId: string,
  spool: Spool,
): Promise<ArchiveContent> {
  const reads = await readsOfOrganisation(tx, personal.tables, organisationId);
  const title = 'Everything your organisation has in Candela';
  return { title, tables: await spoolTables(tx, reads, spool), originals: [], texts: {} };
}

async function readPerson(
  tx: Tx,
  { personal }: ExportOptions,
  accountId: string,
  spool: Spool,
): Promise<ArchiveContent> {
  const person = await findPerson(tx, accountId);
  if (!person) throw new Error('The account is gone');
  const cv = await repo.findOwnCv(tx, accountId);
  return {
    title: 'Everything Candela holds about you',
    tables: await spoolTables(tx, await readsOfPerson(tx, personal.tables, person), spool),
    originals: await repo.listOriginals(tx, person.candidateIds),
    texts: cv ? { 'resume.json': JSON.stringify(toJsonResume(cv), null, 2) } : {},
  };
}
