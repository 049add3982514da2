import { expect, it } from 'vitest';
import { apiRoutes } from './found-modules.ts';
import { refusalByTable } from './matrix.ts';

const granted = (kind: 'viewer' | 'interviewer') =>
  apiRoutes.filter((route) => route.access.kind === 'signed-in' && refusalByTable(route, kind) === undefined);

/** What concerns the account alone, which every member has. */
const ofTheAccount = (id: string) => /^(auth|passkeys|notifications|calendar)\.|^team\.accept-invite$/.test(id);

it('lets a viewer change nothing but what concerns their own account', () => {
  const changes = granted('viewer').filter(({ method, id }) => method !== 'GET' && !ofTheAccount(id));
  expect(changes.map(({ id }) => id).sort()).toEqual([
    // How they like to see their list.
    'applications.save-filters',
    'interviews.create-feed',
    'interviews.delete-feed',
    // Their own account and what is held about them.
    'privacy.delete-account',
    'privacy.request-export',
  ]);
});

it('gives an interviewer their interviews, their account and the place they are in', () => {
  const rest = granted('interviewer').filter(({ id }) => !ofTheAccount(id));
  expect(rest.map(({ id }) => id).sort()).toEqual([
    'interviews.create-feed',
    'interviews.delete-feed',
    'interviews.get-feed',
    'interviews.list',
    'live.listen',
    'organisations.get-recruiter',
    'privacy.delete-account',
    'privacy.download-export',
    'privacy.get',
    'privacy.request-export',
    'scorecards.list',
    'scorecards.submit',
    'subscriptions.me',
    'subscriptions.usage',
  ]);
});
