import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { type PublishCalls, publishJob } from './publish-job.ts';

type Board = Job['integrations']['cvLibrary'];

function callsWith(board: Partial<Board>, overrides: Partial<PublishCalls> = {}) {
  const cvLibrary: Board = { status: 'not_published', url: null, lastError: null, ...board };
  return {
    setStatus: vi.fn(async () => undefined),
    postToBoard: vi.fn(async () => undefined),
    readBack: vi.fn(async () => ({ integrations: { cvLibrary } }) as Job),
    ...overrides,
  };
}

describe('publishing', () => {
  it('makes a draft active and posts it', async () => {
    const calls = callsWith({ status: 'published', url: 'https://board.example/1' });
    const news = await publishJob({ status: 'Draft' }, calls, { toBoard: true });
    expect(news).toEqual({ tone: 'success', message: 'Job published and posted to CV-Library.' });
    expect(calls.setStatus).toHaveBeenCalledExactlyOnceWith('Active');
    expect(calls.postToBoard).toHaveBeenCalledOnce();
  });

  it('leaves the status of an active job alone, and the board when not asked for', async () => {
    const calls = callsWith({});
    expect(await publishJob({ status: 'Active' }, calls, { toBoard: false })).toEqual({
      tone: 'success',
      message: 'Job published.',
    });
    expect(calls.setStatus).not.toHaveBeenCalled();
    expect(calls.postToBoard).not.toHaveBeenCalled();
    expect(calls.readBack).not.toHaveBeenCalled();
  });

  it('says what the board said, or that it failed', async () => {
    const post = (board: Partial<Board>) => publishJob({ status: 'Active' }, callsWith(board), { toBoard: true });
    expect(await post({ status: 'failed', lastError: 'Wrong password' })).toEqual({
      tone: 'error',
      message: 'Wrong password',
    });
    expect(await post({ status: 'failed' })).toEqual({ tone: 'error', message: 'Failed to publish to CV-Library.' });
    expect(await post({ status: 'publishing' })).toMatchObject({ tone: 'success', message: 'Job published.' });
  });

  it('ignores a failed call to the board and believes the job', async () => {
    const broken = { postToBoard: vi.fn(() => Promise.reject(new ApiError({ status: 503, message: 'Away' }))) };
    const calls = callsWith({ status: 'published' }, broken);
    expect(await publishJob({ status: 'Draft' }, calls, { toBoard: true })).toMatchObject({ tone: 'success' });
    const refused = new ApiError({ status: 400, type: 'JOB_NOT_PUBLISHABLE', message: 'Fill all required fields' });
    const refusing = callsWith({}, { postToBoard: vi.fn(() => Promise.reject(refused)) });
    expect(await publishJob({ status: 'Active' }, refusing, { toBoard: true })).toEqual({
      tone: 'error',
      message: 'Fill all required fields',
    });
  });

  it('says when it could not find out', async () => {
    const calls = callsWith({}, { readBack: vi.fn(() => Promise.reject(new Error('gone'))) });
    expect(await publishJob({ status: 'Active' }, calls, { toBoard: true })).toEqual({
      tone: 'error',
      message: 'Failed to confirm publish status.',
    });
  });

  it('stops when the job cannot become active', async () => {
    const limit = new ApiError({ status: 403, type: 'SUBSCRIPTION_LIMIT_EXCEEDED', message: 'Plan full' });
    const calls = callsWith({}, { setStatus: vi.fn(() => Promise.reject(limit)) });
    await expect(publishJob({ status: 'Draft' }, calls, { toBoard: true })).rejects.toBe(limit);
    expect(calls.postToBoard).not.toHaveBeenCalled();
  });
});
