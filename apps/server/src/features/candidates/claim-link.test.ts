import { listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { claimRecord, readInvitation } from '@candela/contract/candidates/claims.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const { organisationId } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  place = { organisationId, companyId: await createCompany(app, organisationId) };
});
afterAll(() => app.close());

const linkOf = (candidateId: string) =>
  signLink(app.platform.keys.signedLink, 'claim', candidateId, after(app.clock.now(), days(60)));

/** A candidate with an account, and a record with their address that an organisation has put forward for a job. */
async function createInvited() {
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  const { candidateId } = await createPersonWithCv(app, place, { email: person.email });
  const jobId = await createJob(app, place);
  await apply(app, { ...place, jobId }, candidateId);
  return { ...person, token, candidateId, jobId, invite: linkOf(candidateId) };
}
const claim = (token: string, invite: string) => app.call(claimRecord, { body: { invite } }, { token });

it('ties the record to the account that opens the link, says so, and puts the application in front of it', async () => {
  const { token, invite, jobId } = await createInvited();
  const read = () => app.call(readInvitation, { params: { invite } });
  expect((await read()).body.data).toMatchObject({ hasAccount: true, isClaimed: false });
  const answers = await Promise.all([claim(token, invite), claim(token, invite)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.data).toMatchObject({ jobId, organisationName: expect.stringContaining('Organisation of') });
  expect((await claim(token, invite)).body.data.isNew).toBe(false);
  expect((await read()).body.data.isClaimed).toBe(true);
  const { data } = (await app.call(listOwnApplications, {}, { token })).body;
  expect(data).toEqual([expect.objectContaining({ jobId })]);
});

it('refuses another account, a forged link and one that is over', async () => {
  const { invite, token, candidateId } = await createInvited();
  const other = await createInvited();
  for (const [caller, link] of [
    [other.token, invite],
    [token, `${invite}x`],
    [token, signLink(app.platform.keys.signedLink, 'held', candidateId, after(app.clock.now(), days(1)))],
    [token, signLink(app.platform.keys.signedLink, 'claim', candidateId, after(app.clock.now(), -1000))],
  ] as const) {
    const answer = await claim(caller, link);
    expect([answer.status, answer.body.type]).toEqual([400, 'INVALID_INVITE']);
  }
  const { account_id } = await app.platform.database.system
    .selectFrom('candidates')
    .select('account_id')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  expect(account_id).toBeNull();
});
