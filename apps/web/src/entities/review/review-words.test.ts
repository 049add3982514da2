import { expect, it } from 'vitest';
import { dueText } from './review-words.ts';

const now = new Date('2026-11-16T10:00:00Z');
const due = (dueAt: string) => dueText({ dueAt }, now);

it('says how long an answer may still take, and when it is pressing', () => {
  expect(due('2026-12-16T10:00:00Z')).toEqual({ text: '30 days left', isUrgent: false });
  expect(due('2026-11-20T10:00:00Z')).toEqual({ text: '4 days left', isUrgent: true });
  expect(due('2026-11-17T09:00:00Z')).toEqual({ text: '1 day left', isUrgent: true });
  expect(due('2026-11-14T09:00:00Z')).toEqual({ text: 'Overdue by 2 days', isUrgent: true });
});
