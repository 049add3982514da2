import type { UploadBatch, UploadFile } from '@candela/contract/cvs/uploads.routes.ts';

/** A batch and, once they are known, its files. */
export interface KnownBatch extends UploadBatch {
  files?: readonly UploadFile[];
}

export interface Reading {
  jobId: string | null;
  /** "Senior engineer", or "all active jobs". */
  purpose: string;
  batchIds: string[];
  total: number;
  read: number;
  duplicates: number;
  failed: number;
  /** Arrived and not read yet. */
  inWork: number;
  /** Announced, and not in the store. */
  awaited: number;
  /** What a recruiter should look at: failed, of a candidate who was known already, or a scan that takes longer. */
  notable: UploadFile[];
}

/** Failures older than this are history. */
const failureDays = 7;

/** Uploads worth showing: under way, finished while one was looking, or with failures that were not dismissed. */
export function shownBatches<Batch extends UploadBatch>(
  batches: readonly Batch[],
  seen: ReadonlySet<string>,
  dismissed: readonly string[],
  now: number,
): Batch[] {
  const since = now - failureDays * 24 * 60 * 60_000;
  return batches.filter(({ id, open, failed, createdAt }) => {
    if (dismissed.includes(id)) return false;
    return open > 0 || seen.has(id) || (failed > 0 && Date.parse(createdAt) > since);
  });
}

/** Files whose page was closed on the way stay announced; only those in the store are being read. */
export const countAwaited = ({ files = [] }: KnownBatch): number =>
  files.filter(({ status }) => status === 'awaited').length;

/** A scan that takes several turns says which of its pages are left. */
export const isTakingTurns = ({ status, reason }: UploadFile): boolean => status === 'reading' && reason !== null;

const isNotable = (file: UploadFile) => file.status === 'failed' || file.status === 'duplicate' || isTakingTurns(file);

function toReading(batch: KnownBatch): Reading {
  const awaited = countAwaited(batch);
  return {
    jobId: batch.jobId,
    purpose: batch.jobTitle ?? 'all active jobs',
    batchIds: [batch.id],
    total: batch.total,
    read: batch.read,
    duplicates: batch.duplicates,
    failed: batch.failed,
    inWork: batch.open - awaited,
    awaited,
    notable: (batch.files ?? []).filter(isNotable),
  };
}

const add = (a: Reading, b: Reading): Reading => ({
  ...a,
  batchIds: [...a.batchIds, ...b.batchIds],
  total: a.total + b.total,
  read: a.read + b.read,
  duplicates: a.duplicates + b.duplicates,
  failed: a.failed + b.failed,
  inWork: a.inWork + b.inWork,
  awaited: a.awaited + b.awaited,
  notable: [...a.notable, ...b.notable],
});

/**
 * A folder of two hundred CVs is several batches to the server and one upload to a person: what is read for the same job
 * at the same time is counted together. What failed on another day stands by itself.
 */
export function groupReadings(batches: readonly KnownBatch[], isCurrent: (batch: KnownBatch) => boolean): Reading[] {
  const readings = new Map<string, Reading>();
  for (const batch of batches) {
    const key = isCurrent(batch) ? `now ${batch.jobId}` : batch.id;
    const sum = readings.get(key);
    readings.set(key, sum ? add(sum, toReading(batch)) : toReading(batch));
  }
  return [...readings.values()];
}

/** "137 of 200 read, 2 failed". */
export function readingText(
  { read, total, failed, duplicates, awaited }: Pick<Reading, 'read' | 'total' | 'failed' | 'duplicates' | 'awaited'>,
  isUploading: boolean,
): string {
  // Those already known were read as well; said so, the rest adds up.
  const known = duplicates > 0 ? ` (${duplicates} already known)` : '';
  const parts = [`${read} of ${total} read${known}`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (awaited > 0 && !isUploading) parts.push(`${awaited} never arrived`);
  return parts.join(', ');
}
