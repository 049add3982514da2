import { applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import type { TimelineEntry } from '@candela/contract/applications/own-applications.schemas.ts';
import { expect, it } from 'vitest';
import { timelineWords } from './timeline-words.ts';

const entry = (values: Partial<TimelineEntry>): TimelineEntry => ({
  at: '2026-11-16T09:00:00.000Z',
  kind: 'moved',
  by: 'employer',
  status: null,
  isJobClosed: false,
  startsAt: null,
  ...values,
});

it('says who began it: the candidate, or an employer with a CV', () => {
  expect(timelineWords(entry({ kind: 'received', by: 'candidate' }), 'Acme').text).toMatch(/^You applied/);
  expect(timelineWords(entry({ kind: 'received' }), 'Acme').text).toMatch(/^Acme put you forward/);
});

it('says of an application that was moved back no more than that: it may have been looked at', () => {
  expect(timelineWords(entry({ status: 'pending' }), 'Acme').text).not.toMatch(/looked at/);
});

it('tells a closed job from a decision', () => {
  const outcome = entry({ kind: 'outcome', status: 'rejected' });
  expect(timelineWords(outcome, 'Acme').text).toMatch(/^Acme decided/);
  expect(timelineWords({ ...outcome, isJobClosed: true }, 'Acme').text).toMatch(/^The job closed/);
});

it('has words for every stage', () => {
  for (const status of applicationStatuses) {
    expect(timelineWords(entry({ status }), 'Acme').text, status).not.toBe('');
  }
});
