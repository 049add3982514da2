import { describe, expect, it } from 'vitest';
import { describeAction, groupActions } from './audit-actions.ts';

describe('actions of the audit log', () => {
  it('stand together by area, in order', () => {
    expect(
      groupActions(['job.status-changed', 'auth.signed-in', 'job-description.uploaded', 'auth.registered']),
    ).toEqual([
      { area: 'auth', actions: ['auth.registered', 'auth.signed-in'] },
      { area: 'job-description', actions: ['job-description.uploaded'] },
      { area: 'job', actions: ['job.status-changed'] },
    ]);
  });

  it('are said in words', () => {
    expect(describeAction('auth.sign-in-refused')).toEqual({ area: 'Sign-in', words: 'Sign-in refused' });
    expect(describeAction('started')).toEqual({ area: 'Started', words: 'Started' });
  });
});
