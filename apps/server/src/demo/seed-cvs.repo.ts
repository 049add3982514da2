import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '@candela/contract/cvs/uploads.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { bindClaim } from '../features/candidates/claims.service.ts';
import { linkToCompanies } from '../features/cvs/cv-owner.repo.ts';
import { readCvTask } from '../features/cvs/cvs.tasks.ts';
import { insertBatch } from '../features/cvs/uploads.repo.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { tenantOf } from '../platform/queue/tenant.ts';
import { insertCandidate } from '../records/candidates.repo.ts';
import type { DemoCv } from './cvs/demo-cv.ts';
import { demoCvs, ownCvDaysAgo, ownDemoCv } from './cvs/demo-cvs.ts';
import { heldDemoCv } from './cvs/held-cv.ts';
import { demoAccounts } from './demo-accounts.ts';

const folder = path.join(import.meta.dirname, 'cvs', 'files');

interface Tools {
  tx: Tx;
  storage: Storage;
  queue: Queue;
  now: Date;
}

export interface CvOwners {
  organisationId: string;
  /** The recruiter who is said to have uploaded the CVs. */
  recruiterAccountId: string;
  candidateAccountId: string;
  /** By their titles. */
  jobs: ReadonlyMap<string, { id: string; companyId: string }>;
}

/** As if a recruiter had just dropped the files: from here on they go the way of every upload, in the background. */
export async function seedCvs(tx: Tx, storage: Storage, queue: Queue, owners: CvOwners, now: Date): Promise<void> {
  const tools = { tx, storage, queue, now };
  await claimRecord(tx, owners, now);
  for (const [title, cvs] of Map.groupBy(demoCvs, ({ job }) => job)) {
    const job = owners.jobs.get(title);
    if (!job) throw new Error(`The demo has no job called ${title}`);
    await drop(tools, cvs, {
      organisation_id: owners.organisationId,
      company_id: job.companyId,
      job_id: job.id,
      account_id: owners.recruiterAccountId,
    });
  }
  await drop(tools, [{ fileName: ownDemoCv, daysAgo: ownCvDaysAgo }], {
    organisation_id: null,
    company_id: null,
    job_id: null,
    account_id: owners.candidateAccountId,
  });
}

/**
 * The organisation's own record of the demo candidate, who has followed its invitation. The CV that is read for their
 * address finds it, because the company it was uploaded for knows the person already.
 */
async function claimRecord(tx: Tx, { organisationId, candidateAccountId, jobs }: CvOwners, now: Date): Promise<void> {
  const { email, firstName, lastName } = demoAccounts.candidate;
  const since = after(now, -days(heldDemoCv.daysAgo ?? 0));
  const record = await insertCandidate(tx, {
    organisation_id: organisationId,
    name: `${firstName} ${lastName}`,
    email,
    created_at: since,
    updated_at: since,
  });
  const job = jobs.get(heldDemoCv.job);
  if (job) await linkToCompanies(tx, record.id, organisationId, [job.companyId], since);
  await bindClaim(tx, record.id, { id: candidateAccountId, email }, after(since, days(1)));
}

interface Place {
  organisation_id: string | null;
  company_id: string | null;
  job_id: string | null;
  account_id: string;
}

async function drop(
  { tx, storage, queue, now }: Tools,
  cvs: readonly Omit<DemoCv, 'job'>[],
  place: Place,
): Promise<void> {
  // First the files, then the rows that promise them.
  const stored = await Promise.all(
    cvs.map(async ({ fileName, content, daysAgo }) => {
      const bytes = content === undefined ? await readFile(path.join(folder, fileName)) : Buffer.from(content);
      const contentType = contentTypeOf(fileName) ?? 'application/octet-stream';
      const key = `cv/${place.organisation_id ?? place.account_id}/${randomUUID()}${path.extname(fileName)}`;
      await storage.put(key, bytes, contentType);
      const cameAt = daysAgo === undefined ? undefined : after(now, -days(daysAgo)).toISOString();
      return { fileName, contentType, key, size: bytes.length, cameAt };
    }),
  );
  const batchId = await insertBatch(tx, { ...place, created_at: now });
  const rows = await tx
    .insertInto('cv_files')
    .values(
      stored.map(({ fileName, contentType, key, size }) => ({
        batch_id: batchId,
        organisation_id: place.organisation_id,
        company_id: place.company_id,
        account_id: place.account_id,
        file_name: fileName,
        content_type: contentType,
        storage_key: key,
        declared_bytes: size,
        status: 'arrived' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'storage_key'])
    .execute();
  const tenant = tenantOf(place.organisation_id, place.account_id);
  // The demo candidate has confirmed their own, so that questions can be made of it.
  const isConfirmed = place.organisation_id === null;
  await Promise.all(
    rows.map(({ id, storage_key }) => {
      const cameAt = stored.find(({ key }) => key === storage_key)?.cameAt;
      const file = { fileId: id, isConfirmed, ...(cameAt && { cameAt }) };
      return queue.enqueue(tx, readCvTask, file, { tenant, key: id });
    }),
  );
}
