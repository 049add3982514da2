import { expect, it } from 'vitest';
import { planNotice } from './plan-notice.ts';

it('tells a teammate of a lapsed plan who can renew it, not to upgrade', () => {
  expect(planNotice({ isActive: false, isParent: false })).toBe(
    'Your subscription is not active. Only the parent of your organisation can change the plan.',
  );
  expect(planNotice({ isActive: false, isParent: true })).toBe(
    'Your subscription is not active. Please upgrade to continue',
  );
  expect(planNotice({ isActive: true, isParent: false })).toBe(
    'Only the parent of your organisation can change the plan.',
  );
  expect(planNotice({ isActive: true, isParent: true })).toBe('');
});
