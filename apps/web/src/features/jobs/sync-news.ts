import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { toFailure } from '#components/form/server-errors.ts';

export interface SyncNews {
  tone: 'success' | 'error';
  message: string;
  /** The board wants a new posting instead of a change. */
  isRepublishNeeded: boolean;
}

/** How a sync that was answered went. */
export const newsOfSync = ({ status, lastError }: Job['integrations']['cvLibrary']): SyncNews =>
  status === 'failed'
    ? { tone: 'error', message: lastError || 'CV-Library sync failed', isRepublishNeeded: false }
    : { tone: 'success', message: 'Synced with CV-Library', isRepublishNeeded: false };

/** Why a sync was not done. */
export function newsOfSyncError(error: unknown): SyncNews {
  if (!(error instanceof ApiError)) return { tone: 'error', message: 'Sync failed', isRepublishNeeded: false };
  const fallback =
    error.status === 409 ? 'Republish required due to CV-Library rules' : 'Failed to sync with CV-Library';
  return {
    tone: 'error',
    message: toFailure(error, fallback).message,
    isRepublishNeeded: error.type === 'REPUBLISH_REQUIRED',
  };
}
