import type { WorkItem } from '@candela/contract/admin/admin-console.routes.ts';
import { describe, expect, it } from 'vitest';
import { failedKinds, momentOf, totalsByState } from './work-summary.ts';

const kinds = [
  { name: 'mail.send', counts: { queued: 2, failed: 3, done: 10 }, schedule: null },
  { name: 'audit.seal', counts: { done: 5, running: 1 }, schedule: '* * * * *' },
  { name: 'jobs.close', counts: { failed: 1 }, schedule: null },
];

const item: WorkItem = {
  id: '0198c0de-0000-4000-8000-000000000001',
  name: 'mail.send',
  state: 'queued',
  createdAt: '2026-11-15T08:00:00Z',
  startedAt: '2026-11-15T08:01:00Z',
  endedAt: '2026-11-15T08:02:00Z',
  startAfter: '2026-11-15T09:00:00Z',
  tries: 1,
  maxTries: 3,
  reason: null,
  payload: '{}',
};

describe('background work', () => {
  it('is summed by state over all kinds', () => {
    expect(totalsByState(kinds)).toEqual({ queued: 2, waiting: 0, running: 1, failed: 4, done: 15 });
  });

  it('can be tried again where something failed', () => {
    expect(failedKinds(kinds, undefined)).toEqual(['mail.send', 'jobs.close']);
    expect(failedKinds(kinds, 'jobs.close')).toEqual(['jobs.close']);
    expect(failedKinds(kinds, 'audit.seal')).toEqual([]);
  });

  it.each([
    ['queued', 'Queued', item.createdAt],
    ['waiting', 'Due', item.startAfter],
    ['running', 'Started', item.startedAt],
    ['failed', 'Failed', item.endedAt],
    ['done', 'Done', item.endedAt],
  ] as const)('%s shows when it was %s', (state, word, at) => {
    expect(momentOf({ ...item, state })).toEqual({ word, at });
  });

  it('falls back to when it was queued', () => {
    expect(momentOf({ ...item, state: 'failed', endedAt: null })).toEqual({ word: 'Queued', at: item.createdAt });
  });
});
