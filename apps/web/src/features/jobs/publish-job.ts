import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Job, JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';

/** The three calls that publishing is made of. */
export interface PublishCalls {
  setStatus(status: JobStatus): Promise<unknown>;
  postToBoard(): Promise<unknown>;
  readBack(): Promise<Job>;
}

export interface PublishNews {
  tone: 'success' | 'error';
  message: string;
  description?: string;
}

/**
 * Active first, then the board when asked for. A failed call to the board is not the last word: what counts is what the
 * job, read back, says.
 */
export async function publishJob(
  job: { status: JobStatus },
  calls: PublishCalls,
  options: { toBoard: boolean },
): Promise<PublishNews> {
  if (job.status !== 'Active') await calls.setStatus('Active');
  if (!options.toBoard) return { tone: 'success', message: 'Job published.' };
  try {
    await calls.postToBoard();
  } catch (error) {
    // Except where it was not tried: then the job says nothing about it and the refusal is all there is.
    if (error instanceof ApiError && error.type !== null && error.status < 500) {
      return { tone: 'error', message: error.message || 'Failed to publish to CV-Library.' };
    }
  }
  let board: Job['integrations']['cvLibrary'];
  try {
    board = (await calls.readBack()).integrations.cvLibrary;
  } catch {
    return { tone: 'error', message: 'Failed to confirm publish status.' };
  }
  if (board.status === 'published') return { tone: 'success', message: 'Job published and posted to CV-Library.' };
  if (board.status === 'failed') {
    return { tone: 'error', message: board.lastError || 'Failed to publish to CV-Library.' };
  }
  return {
    tone: 'success',
    message: 'Job published.',
    description: board.lastError
      ? `CV-Library: ${board.lastError} It will be tried again.`
      : 'CV-Library has not confirmed it yet.',
  };
}
