import { deleteOwnRecord, getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import * as routes from '@candela/contract/suggestions/suggestions.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPersonWithCv, type PersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type PrincipalKind, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
let held: PersonWithCv;
let jobId: string;
const nurse = { title: 'Nurse', company: 'St Luke’s', duration: '2019 – 2021', description: 'Wound care.' };

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  world = await createWorld(app);
  jobId = await createJob(app, world, { title: 'Keeper' });
  held = await createRecord('Ada Qvist');
  await apply(app, { ...world, jobId }, held.candidateId);
  await app.work();
});
afterAll(() => app.close());

/** Held by the organisation, claimed by the world's candidate. */
async function createRecord(name: string) {
  const person = await createPersonWithCv(app, world, {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@record.test`,
    summary: 'Keeps ships.',
    skills: ['Sailing'],
    experience: [nurse],
  });
  await app.platform.database.system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', person.candidateId)
    .execute();
  return person;
}
const token = async (kind: PrincipalKind) => ({ token: (await world.tokenFor(kind)) ?? '' });
const make = async (body: RouteInput<typeof routes.makeSuggestions>['body']) =>
  app.call(routes.makeSuggestions, { params: { id: held.candidateId }, body }, await token('candidate'));
const received = async (kind: PrincipalKind) =>
  app.call(routes.listCandidateSuggestions, { params: { id: held.candidateId } }, await token(kind));
const decide = async (id: string, decision: 'accepted' | 'declined', kind: PrincipalKind = 'companyRecruiter') =>
  app.call(routes.decideSuggestion, { params: { id }, body: { decision, answer: 'Thank you.' } }, await token(kind));
const bell = async (kind: PrincipalKind) =>
  (await app.call(listNotifications, { query: {} }, await token(kind))).body.items.map(({ text }) => text);
const cv = async () => (await app.call(getCv, { params: { id: held.cvId } }, await token('parent'))).body.cv;

it('takes plain facts over at once, tells the recruiters, and finds the candidate by the new name', async () => {
  const socials = { github: 'https://github.test/ada' };
  const answer = await make({ facts: { name: 'Ada Quist', phone: '07700 900123', usesAccountEmail: true, socials } });
  expect(answer.body.data.map(({ change, decision }) => [change.field, decision]).sort()).toEqual([
    ['email', 'accepted'],
    ['name', 'accepted'],
    ['phone', 'accepted'],
    ['socials', 'accepted'],
  ]);
  await app.work();
  const params = { id: held.candidateId };
  const person = (await app.call(getPerson, { params }, await token('companyRecruiter'))).body.data;
  expect(person).toMatchObject({ name: 'Ada Quist', phone: '07700 900123', email: world.people.candidate.email });
  expect(person.socials).toMatchObject({ github: socials.github, linkedin: 'https://linkedin.com/in/person' });
  expect(await bell('companyRecruiter')).toContain(
    'Ada Qvist corrects what you hold about them: name, email address, phone number, links',
  );
  expect(await bell('siblingRecruiter')).toEqual([]);
  const found = await app.call(searchPeople, { query: { search: 'Quist' } }, await token('parent'));
  expect(found.body.items.map(({ candidateId }) => candidateId)).toEqual([held.candidateId]);
  // Saying the same again is no news.
  const before = (await bell('parent')).length;
  await make({ facts: { phone: '07700 900123' } });
  expect(await bell('parent')).toHaveLength(before);
});

it('suggests what was read otherwise, beside what stood there; the last word of the candidate counts', async () => {
  const { cvId } = held;
  await make({ read: { cvId, summary: 'Keeps sheep.', skills: ['Sailing', 'sailing ', 'Knots'] } });
  await make({ read: { cvId, summary: 'Keeps lighthouses.' } });
  const open = (await received('companyRecruiter')).body.data.filter(({ decision }) => decision === null);
  expect(open.map(({ change }) => change)).toEqual(
    expect.arrayContaining([
      { field: 'summary', was: 'Keeps ships.', proposed: 'Keeps lighthouses.' },
      { field: 'skills', was: ['Sailing'], proposed: ['Sailing', 'Knots'] },
    ]),
  );
  expect(open).toHaveLength(2);
  expect(await cv()).toMatchObject({ summary: 'Keeps ships.', skills: ['Sailing'] });
  // To agree with what was read takes the suggestion back.
  await make({ read: { cvId, skills: ['Sailing'] } });
  const left = (await received('parent')).body.data.filter(({ decision }) => decision === null);
  expect(left.map(({ change }) => change.field)).toEqual(['summary']);
});

it('changes the CV and scores again once it is accepted, once; nothing when it is declined', async () => {
  const { cvId } = held;
  await make({
    read: { cvId, education: [{ institution: 'Trinity House', qualification: 'Keeper', duration: '2018' }] },
  });
  const open = (await received('parent')).body.data.filter(({ decision }) => decision === null);
  const id = (field: string) => open.find(({ change }) => change.field === field)?.id ?? '';
  const scoredAt = async () =>
    (
      await app.platform.database.system
        .selectFrom('scores')
        .select('scored_at')
        .where('candidate_id', '=', held.candidateId)
        .where('job_id', '=', jobId)
        .executeTakeFirst()
    )?.scored_at.getTime() ?? 0;
  const before = await scoredAt();
  app.clock.advance(60_000);
  const both = await Promise.all([decide(id('summary'), 'accepted'), decide(id('summary'), 'accepted')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide(id('education'), 'declined', 'siblingRecruiter')).status).toBe(404);
  expect((await decide(id('education'), 'declined')).body.data).toMatchObject({ answer: 'Thank you.' });
  const now = await cv();
  expect(now).toMatchObject({ summary: 'Keeps lighthouses.', education: [], experience: [nurse] });
  expect(await scoredAt()).toBeGreaterThan(before);
  await app.work();
  expect((await bell('candidate')).filter((text) => text.includes('your correction'))).toHaveLength(2);
});

it('refuses a foreign CV, a field that is too long and a link that runs', async () => {
  const other = await createPersonWithCv(app, world);
  expect((await make({ read: { cvId: other.cvId, summary: 'Mine?' } })).status).toBe(404);
  expect((await make({ read: { cvId: held.cvId, summary: 'x'.repeat(10_001) } })).status).toBe(400);
  const script = await make({ facts: { socials: { website: 'javascript:alert(1)' } } });
  expect([script.status, script.body.errors?.[0]?.path]).toEqual([400, 'facts.socials.website']);
});

it('is deleted from inside the account with everything in it; the recruiters learn of the job, not of the name', async () => {
  const gone = await createRecord('Wilhelmina Fjord');
  await apply(app, { ...world, jobId }, gone.candidateId);
  const input = { params: { id: gone.candidateId } };
  const answers = await Promise.all([
    app.call(deleteOwnRecord, input, await token('candidate')),
    app.call(deleteOwnRecord, input, await token('candidate')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await app.call(getPerson, input, await token('parent'))).status).toBe(404);
  expect(await app.platform.storage.head(gone.storageKey)).toBeNull();
  await app.work();
  expect(await bell('companyRecruiter')).toContain('A candidate deleted what you held about them (applied for Keeper)');
  expect(await bell('siblingRecruiter')).toEqual([]);
  const told = await app.platform.database.system.selectFrom('notifications').select('values').execute();
  expect(JSON.stringify(told)).not.toContain('Fjord');
});
