import { roles } from '@candela/contract/kernel/roles.ts';
import { productPages } from '@candela/contract/pages/product-pages.ts';
import { describe, expect, it } from 'vitest';
import { type GuardChecks, guardPage } from './guard.ts';
import { accessOf } from './page-access.ts';

const checks = (
  subscription: boolean | 'fails',
  parent: boolean | 'fails',
  interviewer: boolean | 'fails' = false,
): GuardChecks => {
  const answer = (value: boolean | 'fails') => async () => {
    if (value === 'fails') throw new Error('no answer');
    return value;
  };
  return {
    hasActiveSubscription: answer(subscription),
    may: answer(parent),
    isInterviewer: answer(interviewer),
  };
};

const everything = checks(true, true);

describe('guardPage', () => {
  it.each([
    ['/dashboard/companies', 'candidate', everything, '/candidates/welcome'],
    ['/dashboard/companies', 'admin', everything, '/dashboard'],
    ['/dashboard/my-details/cv', 'recruiter', everything, '/dashboard'],
    ['/dashboard/my-details/cv', 'candidate', checks(false, false), null],
    ['/dashboard/assessments/practice', 'admin', everything, '/dashboard'],
    ['/dashboard', 'recruiter', everything, null],
    ['/dashboard', 'recruiter', checks(false, true), '/pricing'],
    ['/dashboard', 'recruiter', checks('fails', true), '/pricing'],
    ['/dashboard', 'candidate', checks('fails', 'fails'), null],
    ['/dashboard', 'admin', checks('fails', 'fails'), null],
    ['/dashboard/companies/42', 'candidate', everything, null],
    ['/dashboard/candidates/42', 'candidate', everything, null],
    ['/dashboard/candidates', 'candidate', everything, '/candidates/welcome'],
    ['/team', 'recruiter', everything, null],
    ['/team', 'recruiter', checks(false, true), null],
    ['/team', 'recruiter', checks(true, false), '/dashboard'],
    ['/team', 'recruiter', checks(true, 'fails'), '/dashboard'],
    ['/billing', 'candidate', everything, '/candidates/welcome'],
    ['/billing', 'recruiter', checks(false, true), null],
    ['/billing', 'recruiter', checks(true, false), null],
    ['/dashboard/settings', 'recruiter', checks(false, false), null],
    ['/dashboard', 'recruiter', checks(true, false, true), '/dashboard/calendar'],
    ['/dashboard/calendar', 'recruiter', checks(true, false, true), null],
    ['/dashboard/settings', 'recruiter', checks(true, false, true), null],
    ['/admin/organisations/42', 'admin', checks('fails', 'fails'), null],
    ['/admin/audit', 'recruiter', everything, '/dashboard'],
    ['/admin', 'candidate', everything, '/candidates/welcome'],
    ['/dashboard/no-such-page', 'recruiter', checks(false, false), '/pricing'],
    ['/Dashboard/Companies', 'candidate', everything, '/candidates/welcome'],
    ['/dashboard/%63ompanies/', 'candidate', everything, '/candidates/welcome'],
    ['/ADMIN/audit', 'recruiter', everything, '/dashboard'],
    ['/no-page-of-the-product', 'recruiter', everything, '/dashboard'],
    ['/no-page-of-the-product', 'candidate', everything, '/candidates/welcome'],
  ] as const)('%s as %s', async (path, role, given, target) => {
    expect(await guardPage(accessOf(path), role, given)).toBe(target);
  });

  it('asks the server nothing that the role already decides', async () => {
    const never: GuardChecks = {
      hasActiveSubscription: () => expect.fail('asked'),
      may: () => expect.fail('asked'),
      isInterviewer: () => expect.fail('asked'),
    };
    expect(await guardPage(accessOf('/team'), 'candidate', never)).toBe('/candidates/welcome');
    expect(await guardPage(accessOf('/dashboard'), 'admin', never)).toBe(null);
  });

  it('never sends an account in circles', async () => {
    const states = [true, false, 'fails'] as const;
    for (const start of [...productPages.map((page) => page.path), '/no-page-of-the-product']) {
      for (const role of roles) {
        for (const given of states.flatMap((s) => states.map((p) => checks(s, p)))) {
          const visited: string[] = [];
          let path: string | null = start.replace(':id', '42');
          while (path !== null && path !== '/pricing') {
            expect(visited, `${start} as ${role}`).not.toContain(path);
            visited.push(path);
            path = await guardPage(accessOf(path), role, given);
          }
        }
      }
    }
  });
});
