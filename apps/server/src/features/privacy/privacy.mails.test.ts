import { expect, it } from 'vitest';
import { deletionMail } from './privacy.mails.ts';

it('leads those who keep their account to the tab of their role, with their address', () => {
  const account = { firstName: 'Zoë', email: 'zoe+work@example.org', day: '25 November 2026', organisationName: null };
  const linkFor = (role: 'candidate' | 'admin') => deletionMail({ ...account, role }, 'https://x.test').action?.url;
  expect(linkFor('candidate')).toBe('https://x.test/login?email=zoe%2Bwork%40example.org#candidate');
  expect(linkFor('admin')).toContain('#bamf');
});
