import { ApiError } from '@candela/contract/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { newsOfSync, newsOfSyncError } from './sync-news.ts';

const board = (status: 'published' | 'failed', lastError: string | null) => ({ status, url: null, lastError });

describe('what a sync says', () => {
  it('when it was answered', () => {
    expect(newsOfSync(board('published', null))).toMatchObject({ tone: 'success', message: 'Synced with CV-Library' });
    expect(newsOfSync(board('failed', 'Wrong password'))).toMatchObject({ tone: 'error', message: 'Wrong password' });
    expect(newsOfSync(board('failed', null)).message).toBe('CV-Library sync failed');
  });

  it('when the board wants a new posting', () => {
    const refused = new ApiError({ status: 409, type: 'REPUBLISH_REQUIRED', message: '' });
    expect(newsOfSyncError(refused)).toEqual({
      tone: 'error',
      message: 'Republish required due to CV-Library rules',
      isRepublishNeeded: true,
    });
    const wordless = new ApiError({ status: 409, message: 'HTTP 409: Conflict', isWordless: true });
    expect(newsOfSyncError(wordless).message).toBe('Republish required due to CV-Library rules');
    const unposted = new ApiError({ status: 409, type: 'CONFLICT', message: 'Not published yet.' });
    expect(newsOfSyncError(unposted)).toMatchObject({ message: 'Not published yet.', isRepublishNeeded: false });
  });

  it('when it failed otherwise', () => {
    expect(newsOfSyncError(new ApiError({ status: 404, message: 'Gone' })).message).toBe('Gone');
    expect(newsOfSyncError(new ApiError({ status: 500, message: 'x' })).message).toBe('Failed to sync with CV-Library');
    const wordless = new ApiError({ status: 404, message: 'HTTP 404: Not Found', isWordless: true });
    expect(newsOfSyncError(wordless).message).toBe('Failed to sync with CV-Library');
    expect(newsOfSyncError(new Error('odd')).message).toBe('Sync failed');
  });
});
