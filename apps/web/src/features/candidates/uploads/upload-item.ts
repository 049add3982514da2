export type UploadStatus = 'pending' | 'uploading' | 'done' | 'error';

/** What the files are for: one job, or every active job (of one company, where it is named). */
export interface UploadTarget {
  jobId?: string;
  companyId?: string;
}

export interface UploadItem {
  id: number;
  file: File;
  target: UploadTarget;
  status: UploadStatus;
  /** 0 to 100. */
  percent: number;
  /** Why it failed. */
  reason: string | null;
  /** A file that breaks a rule breaks it again. */
  canRetry: boolean;
}

export interface UploadCounts {
  pending: number;
  uploading: number;
  done: number;
  error: number;
  total: number;
  /** Of all bytes that were accepted for sending, 0 to 100. */
  percent: number;
}

export function countItems(items: readonly UploadItem[]): UploadCounts {
  const counts: UploadCounts = { pending: 0, uploading: 0, done: 0, error: 0, total: items.length, percent: 0 };
  let bytes = 0;
  let sent = 0;
  for (const { status, file, percent } of items) {
    counts[status] += 1;
    if (status === 'error') continue;
    bytes += file.size;
    sent += (file.size * percent) / 100;
  }
  return { ...counts, percent: bytes > 0 ? Math.round((sent / bytes) * 100) : 0 };
}

const order: Record<UploadStatus, number> = { error: 0, uploading: 1, pending: 2, done: 3 };

/** What needs attention first, then what moves, then the rest, each as it was chosen. */
export const inOrderOfInterest = (items: readonly UploadItem[]): UploadItem[] =>
  [...items].sort((a, b) => order[a.status] - order[b.status] || a.id - b.id);

const mostSaid = 3;

/** The specified sentence for each failure; a whole folder that fails is not said two hundred times. */
export function failureTexts(failures: readonly { name: string; reason: string }[]): string[] {
  const said = failures.slice(0, mostSaid).map(({ name, reason }) => `Failed to upload ${name}: ${reason}`);
  const rest = failures.length - said.length;
  if (rest > 0) said.push(rest === 1 ? 'One more file failed.' : `${rest} more files failed.`);
  return said;
}
