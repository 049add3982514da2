import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { handOverParenthood } from '@candela/contract/parenthood/parenthood.routes.ts';
import { listTeam } from '@candela/contract/team/team.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCompany,
  createMember,
  createParent,
  type Recruiter,
  setPlan,
  signIn,
  testPassword,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createTeam(): Promise<{ parent: Recruiter; member: Recruiter; other: Recruiter }> {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, parent.organisationId);
  return {
    parent,
    member: await createMember(app, parent.organisationId, companyId),
    other: await createMember(app, parent.organisationId, null),
  };
}
const handOver = async (from: Recruiter, to: Recruiter, currentPassword?: string) =>
  app.call(
    handOverParenthood,
    { body: { userId: to.accountId, currentPassword } },
    { token: (await signIn(app, from)).token },
  );
const recruiterOf = async (person: Recruiter) =>
  (await app.call(getRecruiter, {}, { token: (await signIn(app, person)).token })).body.data;

it('makes a teammate the parent, who then sees all companies; the former parent stays as an admin; both are told', async () => {
  const { parent, member } = await createTeam();
  expect((await handOver(parent, member, testPassword)).status).toBe(200);
  const [before, after] = [await recruiterOf(parent), await recruiterOf(member)];
  expect([before.isParent, after.isParent]).toEqual([false, true]);
  for (const { memberships } of [before, after]) {
    expect(memberships).toEqual([{ scope: 'all', role: 'admin', companyId: null, companyName: null }]);
  }
  await app.work();
  expect((await app.mailTo(parent.email))[0]?.subject).toContain('is now the parent of');
  expect((await app.mailTo(member.email))[0]?.subject).toContain('You are now the parent of');
  const { token } = await signIn(app, parent);
  expect((await app.call(listTeam, {}, { token })).status).toBe(403);
});

it('asks for the password once more, and changes nothing without the right one', async () => {
  const { parent, other } = await createTeam();
  const answers = [await handOver(parent, other), await handOver(parent, other, 'Not-the-password-1')];
  expect(answers.map(({ body }) => body.type)).toEqual(['REAUTHENTICATION_REQUIRED', 'REAUTHENTICATION_REQUIRED']);
  expect((await recruiterOf(parent)).isParent).toBe(true);
});

it('has one parent afterwards when two are named at once', async () => {
  const { parent, member, other } = await createTeam();
  const answers = await Promise.all([handOver(parent, member, testPassword), handOver(parent, other, testPassword)]);
  const [first, second] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  // Refused as no longer the parent, or as overtaken: it depends on how far the other had come.
  expect([403, 409]).toContain(second);
  const states = [await recruiterOf(parent), await recruiterOf(member), await recruiterOf(other)];
  expect(states.filter(({ isParent }) => isParent)).toHaveLength(1);
});
