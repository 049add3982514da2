import * as routes from '@candela/contract/cvs/cvs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let place: { organisationId: string; companyId: string };
let sibling: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  sibling = await createCompany(app, parent.organisationId, 'Next door');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const get = (id: string, as = token) => app.call(routes.getCv, { params: { id } }, { token: as });
const candidate = async () => {
  const person = await createPerson(app, 'candidate');
  return { ...person, token: (await signIn(app, person)).token };
};
const audited = async (action: string, candidateId: string) =>
  (
    await app.platform.database.system
      .selectFrom('audit_events')
      .select(['actor_account_id', 'organisation_id'])
      .where('action', '=', action)
      .where('subject_id', '=', candidateId)
      .execute()
  ).map((event) => event.actor_account_id);

describe('reading a CV', () => {
  it('is noted as prepared, once a minute, for what a screen fetches ahead, and as viewed when it is shown', async () => {
    const { cvId, candidateId } = await createPersonWithCv(app, place, { skills: ['Optics'] });
    const fetchAhead = () => app.call(routes.getCvAhead, { params: { id: cvId } }, { token });
    const ahead = await fetchAhead();
    await fetchAhead();
    expect(await audited('cv.prepared', candidateId)).toEqual([parent.accountId]);
    expect(await audited('cv.viewed', candidateId)).toEqual([]);
    expect((await get(cvId)).body).toEqual(ahead.body);
    expect(await audited('cv.viewed', candidateId)).toEqual([parent.accountId]);
    app.clock.advance(61_000);
    await fetchAhead();
    expect(await audited('cv.prepared', candidateId)).toHaveLength(2);
  });

  it('shows what was read, and notes once a minute who looked', async () => {
    const { cvId, candidateId } = await createPersonWithCv(app, place, {
      name: 'Ada Quist',
      email: 'ada@cvs.test',
      summary: 'Keeps lights burning.',
      skills: ['Optics'],
      experience: [{ title: 'Keeper', company: 'Trinity' }],
    });
    const { body } = await get(cvId);
    await get(cvId);
    expect(body.cv).toMatchObject({
      _id: cvId,
      contentType: 'application/pdf',
      summary: 'Keeps lights burning.',
      skills: ['Optics'],
      experience: [{ title: 'Keeper', company: 'Trinity', duration: '', description: '' }],
      editedAt: null,
      confirmedAt: null,
    });
    expect(body.candidate).toEqual({
      id: candidateId,
      name: 'Ada Quist',
      email: 'ada@cvs.test',
      phone: '0113 496 0000',
      address: 'Leeds',
      socials: { linkedin: 'linkedin.com/in/person', github: '', x: '', facebook: '', website: '' },
    });
    expect(await audited('cv.viewed', candidateId)).toEqual([parent.accountId]);
  });

  it('is for the companies that know the person, and grows with an application', async () => {
    const nextDoor = (await signIn(app, await createMember(app, place.organisationId, sibling))).token;
    const { cvId, candidateId } = await createPersonWithCv(app, place);
    expect((await get(cvId, nextDoor)).status).toBe(404);
    const nearby = { ...place, companyId: sibling };
    await apply(app, { ...nearby, jobId: await createJob(app, nearby) }, candidateId);
    expect((await get(cvId, nextDoor)).status).toBe(200);

    const person = await candidate();
    const own = await createOwnCv(app, person.accountId);
    expect((await get(own.cvId)).status).toBe(404);
    await apply(app, { ...nearby, jobId: await createJob(app, nearby) }, own.candidateId);
    expect((await get(own.cvId)).status).toBe(200);
    expect((await get(own.cvId, nextDoor)).status).toBe(200);
    const stranger = await createParent(app);
    await setPlan(app, stranger.organisationId, { name: 'enterprise' });
    expect((await get(own.cvId, (await signIn(app, stranger)).token)).status).toBe(404);
  });

  it('lets a candidate who claimed the record see what is held, but not change it', async () => {
    const { cvId, candidateId } = await createPersonWithCv(app, place);
    const person = await candidate();
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: person.accountId })
      .where('id', '=', candidateId)
      .execute();
    expect((await get(cvId, person.token)).status).toBe(200);
    const edit = { params: { id: cvId }, body: { summary: 'Rewritten' } };
    expect((await app.call(routes.updateCv, edit, { token: person.token })).status).toBe(404);
    expect((await app.call(routes.confirmCv, { params: { id: cvId } }, { token: person.token })).status).toBe(404);
  });

  it('gives the original as a download that soon stops working, and notes who took it', async () => {
    const fileName = '../../"Änne"\r\nSet-Cookie: x=1.pdf';
    const { cvId, candidateId } = await createPersonWithCv(app, place, { name: 'Original', fileName });
    const { url } = (await app.call(routes.getCvFile, { params: { id: cvId } }, { token })).body.data;
    const file = await app.inject(url);
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4 Original']);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.headers['set-cookie']).toBeUndefined();
    expect(await audited('cv.opened', candidateId)).toEqual([parent.accountId]);
    app.clock.advance(61_000);
    expect((await app.inject(url)).statusCode).toBe(403);
  });
});

describe("a candidate's own CV", () => {
  it('is null until there is one', async () => {
    const person = await candidate();
    expect((await app.call(routes.getOwnCv, {}, { token: person.token })).body).toEqual({ data: null });
    const { cvId } = await createOwnCv(app, person.accountId);
    expect((await app.call(routes.getOwnCv, {}, { token: person.token })).body.data?._id).toBe(cvId);
  });

  it('is corrected in parts, tidied, searched for what it says now and scored again', async () => {
    const person = await candidate();
    const own = await createOwnCv(app, person.accountId, {
      name: 'Ola Berg',
      summary: 'Old words about zeppelins.',
      skills: ['Rigging'],
      text: 'Old words about zeppelins. Rigging',
      experienceYears: 3,
      sources: [
        { field: 'summary', page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, quote: 'Old words', confidence: 1 },
        { field: 'skills.0', page: 1, box: { x: 0, y: 9, width: 1, height: 1 }, quote: 'Rigging', confidence: 1 },
      ],
    });
    const jobId = await createJob(app, place, { skills: ['Optics'] });
    const { system } = app.platform.database;
    await apply(app, { ...place, jobId }, own.candidateId);
    const { body, status } = await app.call(
      routes.updateCv,
      {
        params: { id: own.cvId },
        body: {
          summary: 'New words about lighthouses.',
          skills: [' Optics ', '', 'optics', 'Rigging'],
          experience_years: 'many' as unknown as number,
        },
      },
      { token: person.token },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      summary: 'New words about lighthouses.',
      skills: ['Optics', 'Rigging'],
      experience_years: 0,
      sources: [{ field: 'skills.1', quote: 'Rigging' }],
    });
    expect(body.data.editedAt).not.toBeNull();
    expect((await app.call(routes.getOwnCv, {}, { token: person.token })).body.data).toEqual(body.data);
    const row = await system
      .selectFrom('cvs')
      .select(['search', 'prepared'])
      .where('id', '=', own.cvId)
      .executeTakeFirstOrThrow();
    expect(row.search).toContain("'lighthouses'");
    expect(row.search).not.toContain('zeppelins');
    const scores = await system.selectFrom('scores').select('job_id').where('cv_id', '=', own.cvId).execute();
    expect(scores).toEqual([{ job_id: jobId }]);
    expect(await audited('cv.edited', own.candidateId)).toEqual([person.accountId]);
  });

  it('is confirmed by its owner', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId);
    const { body } = await app.call(routes.confirmCv, { params: { id: cvId } }, { token: person.token });
    expect(body.data.confirmedAt).not.toBeNull();
  });

  it('is not for other candidates to see, change or confirm', async () => {
    const [owner, stranger] = [await candidate(), await candidate()];
    const { cvId } = await createOwnCv(app, owner.accountId, { summary: 'Mine' });
    const as = { token: stranger.token };
    const params = { id: cvId };
    expect((await app.call(routes.getCv, { params }, as)).status).toBe(404);
    expect((await app.call(routes.getCvFile, { params }, as)).status).toBe(404);
    expect((await app.call(routes.updateCv, { params, body: { summary: 'Yours' } }, as)).status).toBe(404);
    expect((await app.call(routes.confirmCv, { params }, as)).status).toBe(404);
    expect((await get(cvId, owner.token)).body.cv).toMatchObject({ summary: 'Mine', confirmedAt: null });
  });

  it('saved as it stands is not called edited', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId);
    const before = (await get(cvId, person.token)).body.cv;
    const { summary, skills, experience_years, experience, education } = before;
    const save = (body: Partial<typeof before>) =>
      app.call(routes.updateCv, { params: { id: cvId }, body }, { token: person.token });
    expect((await save({ summary, skills, experience_years, experience, education })).body.data).toEqual(before);
    expect((await save({ summary: `${summary} And more.` })).body.data.editedAt).not.toBeNull();
  });

  it('refuses an edit that was begun before another one, and takes it once that is known', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId);
    const save = (body: { summary: string; editedAt?: string | null }) =>
      app.call(routes.updateCv, { params: { id: cvId }, body }, { token: person.token });
    const { editedAt } = (await save({ summary: 'From one tab.', editedAt: null })).body.data;
    expect((await save({ summary: 'From another.', editedAt: null })).body.type).toBe('CONFLICT');
    expect((await save({ summary: 'From one tab.', editedAt: null })).status).toBe(200);
    expect((await save({ summary: 'From another.', editedAt })).body.data.summary).toBe('From another.');
  });

  it('refuses what cannot be stored', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId);
    const update = (body: Record<string, unknown>) =>
      app.call(routes.updateCv, { params: { id: cvId }, body }, { token: person.token });
    expect((await update({ summary: 'a\u0000b' })).status).toBe(400);
    expect((await update({ summary: 'half a character: \udfff' })).status).toBe(400);
    expect((await update({ skills: Array.from({ length: 301 }, String) })).status).toBe(400);
    expect((await update({ skills: ['\u202Eevil', '<script>'] })).body.data.skills).toEqual(['\u202Eevil', '<script>']);
  });
});

describe('a stored file that is gone', () => {
  it('does not keep the CV from being read', async () => {
    const { cvId, storageKey } = await createPersonWithCv(app, place);
    await app.platform.storage.delete(storageKey);
    expect((await get(cvId)).status).toBe(200);
  });
});
