import { expect, it } from 'vitest';
import { interestDestination } from './mailing-list.ts';

it('registers with us unless a list is configured', () => {
  expect(interestDestination(null)).toEqual({
    action: '#interest',
    isOurs: true,
    roleField: 'ROLE',
    honeypot: 'b_website',
  });
});

it('names the trap after the account and the list', () => {
  const url = 'https://acme.us1.list-manage.com/subscribe/post?u=abc123&id=def456&f_id=00';
  expect(interestDestination({ url, roleField: 'MMERGE5' })).toEqual({
    action: url,
    isOurs: false,
    roleField: 'MMERGE5',
    honeypot: 'b_abc123_def456',
  });
});
