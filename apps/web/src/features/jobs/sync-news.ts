import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';

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
  if (error.status === 409) {
    return {
      tone: 'error',
      message: error.message || 'Republish required due to CV-Library rules',
      isRepublishNeeded: error.type === 'REPUBLISH_REQUIRED',
    };
  }
  const hasWords = error.status > 0 && error.status < 500 && error.message !== '';
  return {
    tone: 'error',
    message: hasWords ? error.message : 'Failed to sync with CV-Library',
    isRepublishNeeded: false,
  };
}
