import { expect, it } from 'vitest';
import { inviteInWords } from './use-invite-preview.ts';

const invite = { email: 'new@team.test', organisationName: 'Lighthouse', companyName: null };

it('says what each role is invited to', () => {
  expect(inviteInWords({ ...invite, role: 'recruiter' })).toBe(
    'Lighthouse invites you to work on the jobs and candidates of all its companies.',
  );
  expect(inviteInWords({ ...invite, companyName: 'Harbour', role: 'viewer' })).toBe(
    'Lighthouse invites you to view the jobs and candidates of Harbour.',
  );
  expect(inviteInWords({ ...invite, role: 'interviewer' })).toBe('Lighthouse invites you to interview candidates.');
});
