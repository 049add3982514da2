import { randomUUID } from 'node:crypto';
import {
  type JobDescriptionUpload,
  maxUploadBytes,
} from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { looksLikePdf } from '@candela/engine/document/looks-like-pdf.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeBase64 } from '../../platform/http/base64.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnCompany } from '../companies/own-company.service.ts';
import { assertMayUpload } from '../cvs/quarantine.policy.ts';
import { enforceStorage } from '../subscriptions/subscriptions.service.ts';
import {
  deleteUpload,
  insertUpload,
  listUploads,
  lockUpload,
  type UploadRow,
  updateUpload,
} from './job-descriptions.repo.ts';
import { beginReading } from './job-descriptions.tasks.ts';

export interface JobDescriptionsOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
}

export function createJobDescriptionsService(options: JobDescriptionsOptions) {
  return {
    upload: (principal: RecruiterPrincipal, file: { fileName: string; companyId: string; fileContent: string }) =>
      uploadDescription(options, principal, file),
    list: (principal: RecruiterPrincipal) => listRecentUploads(options, principal),
    retry: (principal: RecruiterPrincipal, id: string) => retryUpload(options, principal, id),
    dismiss: (principal: RecruiterPrincipal, id: string) => dismissUpload(options, principal, id),
  };
}

export type JobDescriptionsService = ReturnType<typeof createJobDescriptionsService>;

async function uploadDescription(
  { database, clock, queue, storage }: JobDescriptionsOptions,
  principal: RecruiterPrincipal,
  { fileName, companyId, fileContent }: { fileName: string; companyId: string; fileContent: string },
): Promise<JobDescriptionUpload> {
  const bytes = decodePdf(fileContent);
  const id = randomUUID();
  const storageKey = `job-descriptions/${principal.organisationId}/${id}.pdf`;
  await database.transaction(tenantScope(principal), async (tx) => {
    await assertOwnCompany(tx, principal.organisationId, companyId);
    await assertMayUpload(tx, principal, clock.now());
  });
  // First the file, then the row that promises it.
  await storage.put(storageKey, bytes, 'application/pdf');
  const insert = async (tx: Tx): Promise<UploadRow> => {
    await enforceStorage(tx, principal.organisationId, bytes.length, clock.now());
    const upload = await insertUpload(tx, {
      id,
      organisation_id: principal.organisationId,
      company_id: companyId,
      created_by: principal.accountId,
      file_name: fileName,
      storage_key: storageKey,
      stored_bytes: bytes.length,
      created_at: clock.now(),
    });
    await beginReading(tx, queue, principal, id, clock.now());
    await recordAudit(tx, {
      action: 'job-description.uploaded',
      at: clock.now(),
      organisationId: principal.organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'job-description', id },
    });
    return upload;
  };
  try {
    return toUpload(await database.transaction(tenantScope(principal), insert));
  } catch (error) {
    // Nothing promises the file, so nothing would ever remove it.
    await storage.delete(storageKey);
    throw error;
  }
}

async function listRecentUploads(
  { database, clock }: JobDescriptionsOptions,
  principal: RecruiterPrincipal,
): Promise<JobDescriptionUpload[]> {
  const rows = await database.transaction(tenantScope(principal), (tx) =>
    listUploads(tx, principal.organisationId, after(clock.now(), -days(7))),
  );
  return rows.map(toUpload);
}

const retryUpload = (
  { database, clock, queue }: JobDescriptionsOptions,
  principal: RecruiterPrincipal,
  id: string,
): Promise<JobDescriptionUpload> =>
  database.transaction(tenantScope(principal), async (tx) => {
    await lockFailed(tx, principal, id);
    const row = await updateUpload(
      tx,
      { organisation_id: principal.organisationId, id },
      { status: 'queued', reason: null, pages_done: 0, pages_total: 0 },
      clock.now(),
    );
    if (!row) throw new AppError('NOT_FOUND');
    await beginReading(tx, queue, principal, id, clock.now());
    return toUpload(row);
  });

async function dismissUpload(
  { database, storage }: JobDescriptionsOptions,
  principal: RecruiterPrincipal,
  id: string,
): Promise<void> {
  const upload = await database.transaction(tenantScope(principal), async (tx) => {
    const row = await lockFailed(tx, principal, id);
    await deleteUpload(tx, principal.organisationId, id);
    return row;
  });
  await storage.delete(upload.storage_key);
}

async function lockFailed(tx: Tx, principal: RecruiterPrincipal, id: string): Promise<UploadRow> {
  const upload = await lockUpload(tx, principal.organisationId, id);
  if (!upload) throw new AppError('NOT_FOUND');
  if (upload.status !== 'failed') throw new AppError('CONFLICT');
  return upload;
}

/** Only a quick look, to refuse at once what cannot be a PDF; the separate process looks properly. */
function decodePdf(fileContent: string): Buffer {
  const bytes = decodeBase64(fileContent, maxUploadBytes);
  if (!looksLikePdf(bytes)) throw new AppError('INVALID_FILE', { message: 'This is not a PDF file.' });
  return bytes;
}

const toUpload = (row: UploadRow): JobDescriptionUpload => ({
  id: row.id,
  fileName: row.file_name,
  companyId: row.company_id,
  status: row.status,
  progress: { done: row.pages_done, total: row.pages_total },
  reason: row.reason,
  jobId: row.job_id,
  createdAt: row.created_at.toISOString(),
});
