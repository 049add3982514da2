import { expect, it } from 'vitest';
import { billingMail } from './billing.mails.ts';

const notice = {
  change: 'started',
  planName: 'Scale',
  until: '3 March 2027',
  billingUrl: 'https://candela.example/billing',
  firstName: 'Ada',
} as const;
const said = (trial: 'goes-on' | 'ends' | null) => {
  const { subject, paragraphs } = billingMail({ ...notice, trial });
  return [subject, paragraphs[1]];
};

it('says of a trial until when it runs, and whether a payment follows', () => {
  expect(said(null)).toEqual([
    'You are now on Scale',
    'Thank you. You are now on Scale, and its limits apply from now.',
  ]);
  expect(said('goes-on')).toEqual([
    'Your trial of Scale has begun',
    'You are trying Scale until 3 March 2027, and its limits apply from now. The first payment is taken that day unless you cancel before.',
  ]);
  expect(said('ends')[1]).toContain('nothing is charged');
});
