import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { boardLink, isPublishOffered } from './publish-offer.ts';

const job = (status: Job['status'], board: Job['integrations']['cvLibrary']['status'], url: string | null = null) => ({
  status,
  integrations: { cvLibrary: { status: board, url, lastError: null } },
});

describe('publishing', () => {
  it('is offered for drafts and for active jobs that are not on the board', () => {
    expect(isPublishOffered(job('Draft', 'not_published'))).toBe(true);
    expect(isPublishOffered(job('Active', 'not_published'))).toBe(true);
    expect(isPublishOffered(job('Active', 'failed'))).toBe(true);
    expect(isPublishOffered(job('Active', 'removed'))).toBe(true);
    expect(isPublishOffered(job('Active', 'publishing'))).toBe(false);
    expect(isPublishOffered(job('Active', 'published'))).toBe(false);
    for (const status of ['Inactive', 'Filled', 'Closed'] as const) {
      expect(isPublishOffered(job(status, 'not_published'))).toBe(false);
    }
  });

  it('shows a link only while the advert is up, and only to a web address', () => {
    expect(boardLink(job('Active', 'published', 'https://board.example/1'))).toBe('https://board.example/1');
    expect(boardLink(job('Active', 'failed', 'https://board.example/1'))).toBeNull();
    expect(boardLink(job('Active', 'published', null))).toBeNull();
    expect(boardLink(job('Active', 'published', 'javascript:alert(1)'))).toBeNull();
  });
});
