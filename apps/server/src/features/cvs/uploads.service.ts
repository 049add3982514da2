import { randomUUID } from 'node:crypto';
import {
  contentTypeOf,
  cvMaxBytes,
  type generateUploadUrls,
  tooLargeMessage,
  type UploadBatch,
  type UploadFile,
} from '@candela/contract/cvs/uploads.routes.ts';
import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { assertNotArchived, assertOwnCompany } from '../companies/own-company.service.ts';
import { findOwnJob } from '../jobs/job-access.service.ts';
import { enforceStorage } from '../subscriptions/subscriptions.service.ts';
import { beginReading } from './begin-reading.ts';
import { assertMayUpload } from './quarantine.policy.ts';
import { archivedMessage, refuseArchived } from './refuse-archived.ts';
import { incoming, keptKeyOf } from './upload-keys.ts';
import * as repo from './uploads.repo.ts';

export type Uploader = RecruiterPrincipal | CandidatePrincipal;
type Request = RouteParsed<typeof generateUploadUrls>['body'];

export interface SignedUpload {
  fileName: string;
  uploadUrl: string;
  contentType: string;
  key: string;
}

export interface UploadsOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
}

const signedForSeconds = 900;
const batchesShown = 20;

const ownerOf = (principal: Uploader) => ({
  organisationId: principal.role === 'recruiter' ? principal.organisationId : null,
  accountId: principal.accountId,
});

const scopeOf = (principal: Uploader): Scope =>
  principal.role === 'recruiter' ? tenantScope(principal) : accountScope(principal);

export function createUploadsService(options: UploadsOptions) {
  return {
    sign: (principal: Uploader, request: Request) => signUploads(options, principal, request),
    complete: (principal: Uploader, request: { keys: readonly string[]; jobId?: string | undefined }) =>
      completeUploads(options, principal, request),
    listBatches: (principal: Uploader) => listBatches(options, principal),
    getBatch: (principal: Uploader, id: string) => getBatch(options, principal, id),
    retry: (principal: Uploader, id: string) => retryFile(options, principal, id),
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;

async function signUploads(
  options: UploadsOptions,
  principal: Uploader,
  request: Request,
): Promise<{ batchId: string; uploadUrls: SignedUpload[] }> {
  if (principal.role === 'candidate' && request.cvs.length > 1) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'cvs', message: 'Choose one file' }] });
  }
  const owner = principal.role === 'recruiter' ? principal.organisationId : principal.accountId;
  const files = request.cvs.map(({ fileName, size }) => {
    const ending = /\.[a-z]+$/i.exec(fileName)?.[0].toLowerCase() ?? '';
    return {
      fileName,
      size,
      contentType: contentTypeOf(fileName) ?? 'application/octet-stream',
      // Never the file's own name: whatever it contains stays a label.
      key: `${incoming}cv/${owner}/${randomUUID()}${ending}`,
    };
  });
  const batchId = await reserveBatch(options, principal, request, files);
  const uploadUrls = await Promise.all(
    files.map(async ({ fileName, size, contentType, key }) => ({
      fileName,
      contentType,
      key,
      uploadUrl: await options.storage.signUpload({
        key,
        contentType,
        ...(size !== undefined && { size }),
        maxBytes: Math.min(request.maxBytes ?? cvMaxBytes, cvMaxBytes),
        expiresInSeconds: signedForSeconds,
      }),
    })),
  );
  return { batchId, uploadUrls };
}

/** Writes the rows that hold the room for the files until they come. */
const reserveBatch = (
  { database, clock }: UploadsOptions,
  principal: Uploader,
  request: Request,
  files: readonly { fileName: string; size: number | undefined; contentType: string; key: string }[],
): Promise<string> =>
  database.transaction(scopeOf(principal), async (tx) => {
    const now = clock.now();
    const place = await placeOf(tx, principal, request);
    await assertRoom(
      tx,
      principal,
      files.map(({ size }) => size),
      now,
    );
    const id = await repo.insertBatch(tx, { ...place, account_id: principal.accountId, created_at: now });
    await repo.insertFiles(
      tx,
      files.map(({ fileName, size, contentType, key }) => ({
        batch_id: id,
        organisation_id: place.organisation_id,
        company_id: place.company_id,
        account_id: principal.accountId,
        file_name: fileName,
        content_type: contentType,
        storage_key: key,
        declared_bytes: size ?? null,
        created_at: now,
        updated_at: now,
      })),
    );
    return id;
  });

async function completeUploads(
  options: UploadsOptions,
  principal: Uploader,
  { keys, jobId }: { keys: readonly string[]; jobId?: string | undefined },
): Promise<{ accepted: number; refused: UploadFile[] }> {
  const scope = scopeOf(principal);
  const files = await options.database.transaction(scope, (tx) =>
    repo.findAwaitedByKeys(tx, principal.accountId, keys),
  );
  // The store is asked outside any transaction; it may be slow.
  const heads = await Promise.all(
    files.map(async (file) => ({
      file,
      head: await options.storage.keep(file.storage_key, keptKeyOf(file.storage_key)),
    })),
  );
  const tooLarge = heads.filter(({ head }) => head && head.size > cvMaxBytes).map(({ file }) => file);
  const arrived = heads.flatMap(({ file, head }) =>
    head && head.size <= cvMaxBytes ? [{ ...file, bytes: head.size }] : [],
  );
  const { accepted, closed } = await options.database.transaction(scope, async (tx) => {
    const now = options.clock.now();
    if (jobId && principal.role === 'recruiter' && arrived.length > 0) {
      const job = await findReceivingJob(tx, principal.organisationId, jobId);
      await repo.nameJob(tx, [...new Set(arrived.map((file) => file.batch_id))], job);
    }
    for (const file of tooLarge) {
      await repo.updateFile(tx, file.id, { status: 'failed', reason: tooLargeMessage }, now);
    }
    const closed = await refuseArchived(tx, arrived, now);
    const taken = await repo.takeArrived(
      tx,
      arrived.filter(({ id }) => !closed.has(id)),
      now,
    );
    await beginReadingOf(options, tx, principal, taken);
    if (taken.length > 0) {
      await recordAudit(tx, {
        action: 'cv.uploaded',
        at: now,
        organisationId: principal.role === 'recruiter' ? principal.organisationId : null,
        actorAccountId: principal.accountId,
        detail: { files: taken.length },
      });
    }
    return { accepted: taken.length, closed };
  });
  const refused = [
    ...tooLarge.map((file) => ({ ...file, reason: tooLargeMessage })),
    ...arrived.filter(({ id }) => closed.has(id)).map((file) => ({ ...file, reason: archivedMessage })),
  ];
  await Promise.all(refused.map((file) => options.storage.delete(keptKeyOf(file.storage_key))));
  return { accepted, refused: refused.map((file) => toFile({ ...file, name: null, status: 'failed' })) };
}

const listBatches = ({ database }: UploadsOptions, principal: Uploader): Promise<UploadBatch[]> =>
  database.transaction(scopeOf(principal), async (tx) =>
    (await repo.listCountedBatches(tx, batchesShown)).map(toBatch),
  );

const getBatch = (
  { database }: UploadsOptions,
  principal: Uploader,
  id: string,
): Promise<UploadBatch & { files: UploadFile[] }> =>
  database.transaction(scopeOf(principal), async (tx) => {
    const batch = await repo.findCountedBatch(tx, id);
    if (!batch) throw new AppError('NOT_FOUND');
    return { ...toBatch(batch), files: (await repo.listFiles(tx, id)).map(toFile) };
  });

const retryFile = (options: UploadsOptions, principal: Uploader, id: string): Promise<UploadFile> =>
  options.database.transaction(scopeOf(principal), async (tx) => {
    const file = await repo.lockFile(tx, id);
    if (!file) throw new AppError('NOT_FOUND');
    if (file.status !== 'failed') throw new AppError('CONFLICT');
    // The batch knows the company also where the job was named after the files had arrived.
    const companyId = (await repo.findFile(tx, id))?.batch_company_id;
    if (file.organisation_id && companyId) {
      await assertNotArchived(tx, file.organisation_id, companyId, 'these files');
    }
    await repo.updateFile(tx, id, { status: 'arrived', reason: null }, options.clock.now());
    await beginReadingOf(options, tx, principal, [id]);
    return toFile({ ...file, name: null, status: 'arrived', reason: null });
  });

/** A closed job takes CVs to be compared with; one whose company is archived takes none. */
async function findReceivingJob(tx: Tx, organisationId: string, jobId: string) {
  const job = await findOwnJob(tx, organisationId, jobId);
  await assertNotArchived(tx, organisationId, job.companyId);
  return job;
}

/** Where the files are meant for; whatever is named must be the recruiter's own. */
async function placeOf(tx: Tx, principal: Uploader, { jobId, companyId }: Pick<Request, 'jobId' | 'companyId'>) {
  if (principal.role === 'candidate') return { organisation_id: null, company_id: null, job_id: null };
  const { organisationId, companyIds } = principal;
  if (jobId) {
    const job = await findReceivingJob(tx, organisationId, jobId);
    return { organisation_id: organisationId, company_id: job.companyId, job_id: jobId };
  }
  if (companyId) await assertOwnCompany(tx, organisationId, companyId);
  // A recruiter who works for one company uploads for that one.
  const only = companyIds !== 'all' && companyIds.length === 1 ? companyIds[0] : undefined;
  if (!companyId && only) await assertNotArchived(tx, organisationId, only, 'these files');
  return { organisation_id: organisationId, company_id: companyId ?? only ?? null, job_id: null };
}

const beginReadingOf = ({ clock, queue }: UploadsOptions, tx: Tx, principal: Uploader, fileIds: readonly string[]) =>
  beginReading(
    tx,
    queue,
    ownerOf(principal),
    fileIds.map((fileId) => ({ fileId })),
    clock.now(),
  );

/** Files that may be sent now; the room they need is reserved by their rows. */
async function assertRoom(tx: Tx, principal: Uploader, sizes: readonly (number | undefined)[], now: Date) {
  await assertMayUpload(tx, ownerOf(principal), now);
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? cvMaxBytes), 0);
  if (principal.role === 'recruiter') await enforceStorage(tx, principal.organisationId, bytes, now);
}

const toBatch = (row: repo.CountedBatch): UploadBatch => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  jobId: row.job_id,
  jobTitle: row.job_title,
  total: row.total,
  read: row.read,
  duplicates: row.duplicates,
  failed: row.failed,
  open: row.total - row.read - row.failed,
});

const toFile = (row: repo.FileRow & { name: string | null }): UploadFile => ({
  id: row.id,
  fileName: row.file_name,
  status: row.status,
  reason: row.reason,
  candidateId: row.candidate_id,
  cvId: row.cv_id,
  name: row.name,
});
