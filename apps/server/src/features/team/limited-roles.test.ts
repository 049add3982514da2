import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { acceptInvite, changeMemberRole, inviteTeammate, listTeam } from '@candela/contract/team/team.routes.ts';
import type { InviteRole } from '@candela/contract/team/team.schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createMember, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { mailedInvite } from '../../testing/team-invites.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const tokenOf = async (person: Parameters<typeof signIn>[1]) => (await signIn(app, person)).token;
const seatsOf = async (token: string) => (await app.call(getUsage, {}, { token })).body.data.seatsUsed;

/** Invites a recruiter without an organisation, who accepts. */
async function bring(parent: Recruiter, role: InviteRole): Promise<Recruiter> {
  const person = await createPerson(app, 'recruiter');
  const body = { email: person.email, scope: 'all' as const, role };
  const sent = await app.call(inviteTeammate, { body }, { token: await tokenOf(parent) });
  if (sent.status !== 201) throw new Error(sent.body.message);
  const invite = await mailedInvite(app, person.email);
  const joined = await app.call(acceptInvite, { body: { invite } }, { token: await tokenOf(person) });
  if (joined.status !== 200) throw new Error(joined.body.message);
  return { ...person, organisationId: parent.organisationId };
}

it('an interviewer needs no seat, and takes one when they are to do more', async () => {
  const parent = await createParent(app);
  const token = await tokenOf(parent);
  const interviewer = await bring(parent, 'interviewer');
  expect(await seatsOf(token)).toBe(1);
  const change = (role: InviteRole) =>
    app.call(changeMemberRole, { params: { userId: interviewer.accountId }, body: { role } }, { token });
  expect((await change('viewer')).body.message).toBe('Seat limit reached. Upgrade to add more teammates.');
  await setPlan(app, parent.organisationId, { name: 'starter' });
  expect((await change('viewer')).status).toBe(200);
  expect(await seatsOf(token)).toBe(2);
  const [member] = (await app.call(listTeam, {}, { token })).body.data;
  expect(member?.memberships.map(({ role }) => role)).toEqual(['viewer']);
  await app.work();
  const [mail] = await app.mailTo(interviewer.email);
  expect(mail?.subject).toMatch(/^Your role at .+ has changed$/);
  expect(mail?.text).toContain('is now viewer. You can view its jobs and candidates, but not change them.');
});

it('of two interviewers who are to take the last seat at once, one does', async () => {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'starter' });
  await createMember(app, parent.organisationId, null);
  const token = await tokenOf(parent);
  const people = [await bring(parent, 'interviewer'), await bring(parent, 'interviewer')];
  const answers = await Promise.all(
    people.map(({ accountId }) =>
      app.call(changeMemberRole, { params: { userId: accountId }, body: { role: 'recruiter' as const } }, { token }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await seatsOf(token)).toBe(3);
});

it('an interviewer sees the interviews they were invited to, and no job', async () => {
  const { parent, schedule, inHours } = await createInterviewCase(app);
  const interviewer = await bring(parent, 'interviewer');
  const viewer = await bring(parent, 'viewer');
  await schedule({ title: 'With the interviewer', attendeeEmails: [interviewer.email] });
  await schedule({
    title: 'Without',
    startDateTime: inHours(60).toISOString(),
    endDateTime: inHours(61).toISOString(),
  });
  const query = { startDate: inHours(0).toISOString(), endDate: inHours(100).toISOString() };
  const titlesFor = async (person: Recruiter) => {
    const { body } = await app.call(listInterviews, { query }, { token: await tokenOf(person) });
    return body.data.interviews.map(({ summary }) => summary);
  };
  expect(await titlesFor(interviewer)).toEqual(['With the interviewer']);
  expect(await titlesFor(viewer)).toEqual(['With the interviewer', 'Without']);
  const jobs = await Promise.all(
    [interviewer, viewer].map(async (person) =>
      app.call(listRecruiterJobs, { query: {} }, { token: await tokenOf(person) }),
    ),
  );
  expect(jobs.map(({ status }) => status)).toEqual([403, 200]);
  expect(jobs[0]?.body.message).toBe('Your role in this organisation does not include this.');
});
