import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { countRefused } from './uploads.repo.ts';

/** So many files in a day that would have kept the reader busy: from here on the rest wait behind everyone else's. */
const slowFrom = 5;
const stoppedFrom = 20;

export interface FileOwner {
  organisationId: string | null;
  accountId: string;
}

const refusedToday = (tx: Tx, owner: FileOwner, now: Date): Promise<number> =>
  countRefused(tx, owner, after(now, -days(1)));

export const isSlowed = async (tx: Tx, owner: FileOwner, now: Date): Promise<boolean> =>
  (await refusedToday(tx, owner, now)) >= slowFrom;

export async function assertMayUpload(tx: Tx, owner: FileOwner, now: Date): Promise<void> {
  if ((await refusedToday(tx, owner, now)) < stoppedFrom) return;
  throw new AppError('RATE_LIMITED', {
    message: 'Too many files of yours could not be read safely today. Please try again tomorrow.',
    retryAfterSeconds: 24 * 60 * 60,
  });
}
