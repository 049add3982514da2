import { pages } from '@candela/contract/pages/pages.ts';
import { describe, expect, it } from 'vitest';
import { authLink, readAuthParams, roleFor } from './auth-params.ts';

const at = (address: string) => readAuthParams(new URL(address, 'https://candela.test'));

describe('the parameters of a sign-in link', () => {
  it.each([
    ['/login', null],
    ['/login#candidate', 'candidate'],
    ['/login#recruiter', 'recruiter'],
    ['/login#bamf', 'admin'],
    ['/login#admin', null],
    ['/login#bamf?candidateId=1', 'candidate'],
    ['/login?candidateId=1#recruiter', 'candidate'],
  ] as const)('%s is the role %s', (address, role) => {
    expect(at(address).role).toBe(role);
  });

  it('reads the query and what follows ? in the hash; the query wins', () => {
    expect(at('/confirm-code#candidate?email=a%2Bb%40c.de&candidateId=7')).toMatchObject({
      email: 'a+b@c.de',
      candidateId: '7',
    });
    expect(at('/login?email=query@x.de&next=/dashboard/jobs#candidate?email=hash@x.de&company=Acme')).toMatchObject({
      email: 'query@x.de',
      next: '/dashboard/jobs',
      company: 'Acme',
    });
  });

  it('drops a next that leads elsewhere', () => {
    expect(at('/login?next=//evil.example').next).toBeNull();
    expect(at('/login#recruiter?next=https://evil.example').next).toBeNull();
  });

  it('writes links that it reads back', () => {
    const params = { email: 'a+b@c.de', next: '/dashboard?x=1&y=2#z', candidateId: '9' };
    const link = authLink('/confirm-code', 'candidate', params);
    expect(link).toMatch(/^\/confirm-code#candidate\?email=/);
    expect(at(link)).toMatchObject({ role: 'candidate', ...params });
    expect(authLink('/login', 'admin')).toBe('/login#bamf');
    expect(authLink('/register', null, { email: null })).toBe('/register');
  });
});

it('opens the tab of the account that can open the page a link leads to', () => {
  const roleOf = (page: (typeof pages)[number]) => (page.frame === 'product' ? page.access.allowedRoles : []);
  for (const page of pages.filter((candidate) => roleOf(candidate).length === 1)) {
    const [role] = roleOf(page);
    expect([page.path, roleFor(page.path) ?? 'recruiter']).toEqual([page.path, role]);
  }
  expect(roleFor('/dashboard/my-details/cv?tab=holders')).toBe('candidate');
  expect(roleFor('/dashboard')).toBeNull();
  expect(roleFor(null)).toBeNull();
});
