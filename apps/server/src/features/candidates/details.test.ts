import { getDetails, updateDetails } from '@candela/contract/candidates/details.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv } from '../../testing/cvs.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createCandidate() {
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  return {
    ...person,
    get: async () => (await app.call(getDetails, {}, { token })).body.data,
    update: (body: object) => app.call(updateDetails, { body }, { token }),
  };
}

it('has the account’s name and address before anything was written, and keeps what is written', async () => {
  const { get, update, email } = await createCandidate();
  expect(await get()).toMatchObject({
    name: expect.stringMatching(/^Sam /),
    email,
    phone: '',
    cvId: null,
    cvData: [],
    authProvider: 'cognito',
    cv_assessment_status: 'NOT_STARTED',
    cv_assessment_score: null,
    candidateAnswers: [],
  });
  const [one, other] = await Promise.all([
    update({ phone: ' 07700 900456 ', socials: { linkedin: 'https://linkedin.com/in/sam' } }),
    update({ address: '1 Quay Street' }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(await get()).toMatchObject({
    phone: '07700 900456',
    address: '1 Quay Street',
    socials: { linkedin: 'https://linkedin.com/in/sam', github: '' },
  });
  await update({ socials: { linkedin: '' } });
  expect((await get()).socials.linkedin).toBe('');
});

it('shows the CV, and a link it gave without its scheme as a whole one', async () => {
  const { get, accountId } = await createCandidate();
  const { cvId, candidateId } = await createOwnCv(app, accountId, { name: 'Robin Ek', summary: 'Keeper' });
  const details = await get();
  expect(details).toMatchObject({ cvId, candidateId, name: 'Robin Ek', cvData: [{ _id: cvId, summary: 'Keeper' }] });
  expect(details.socials.linkedin).toBe('https://linkedin.com/in/person');
});

it('takes only http and https for a link, and no field that is too long', async () => {
  const { update } = await createCandidate();
  for (const website of ['javascript:alert(1)', 'ftp://a.test/x', 'not a link', '//a.test']) {
    const { status, body } = await update({ socials: { website } });
    expect([status, body.errors]).toEqual([400, [{ path: 'socials.website', message: 'Invalid URL' }]]);
  }
  expect((await update({ phone: '1'.repeat(61) })).status).toBe(400);
  expect((await update({ name: 'n'.repeat(161) })).status).toBe(400);
  expect((await update({ address: 'a'.repeat(501) })).status).toBe(400);
});
