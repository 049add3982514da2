import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportAudit } from '@candela/contract/admin/admin-console.routes.ts';
import { setAccountSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import { forgotPassword } from '@candela/contract/auth/auth.routes.ts';
import { changeRecruiterEmail } from '@candela/contract/auth/profile.routes.ts';
import { createNote } from '@candela/contract/notes/notes.routes.ts';
import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import * as routes from '@candela/contract/privacy/privacy.routes.ts';
import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobChanged } from '../../events/jobs.events.ts';
import { days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { findWords } from '../../testing/find-words.ts';
import { createJob } from '../../testing/jobs.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Person,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { openApplication } from '../applications/applications.service.ts';
import { settleTask } from './privacy.tasks.ts';

let app: TestApp;
let parent: Recruiter;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise', periodEnd: new Date(Date.now() + days(90)) });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
});
afterAll(() => app.close());

const transaction = (work: (tx: Tx) => Promise<unknown>) => app.platform.database.transaction(systemScope, work);
const tokenOf = async (person: Person) => (await signIn(app, person)).token;
const settle = async () => {
  await app.platform.queue.enqueue(app.platform.database.system, settleTask, {}, { tenant: 'platform' });
  await app.work();
};

/** A number that no other candidate has. */
const phoneOf = (word: string): string => `0${[...word].map((letter) => letter.charCodeAt(0)).join('')}`;

/** A candidate with a CV of their own, an application with it, and a record an organisation made under their address. */
async function createKnownCandidate(word: string) {
  const person = await createPerson(app, 'candidate');
  const { system } = app.platform.database;
  await system.updateTable('accounts').set({ last_name: word }).where('id', '=', person.accountId).execute();
  const cv = {
    name: `Robin ${word}`,
    email: person.email,
    phone: phoneOf(word),
    text: `Robin ${word} keeps lights`,
    skills: ['Optics'],
  };
  const own = await createOwnCv(app, person.accountId, { ...cv, fileName: `${word}.pdf` });
  const uploaded = await createPersonWithCv(app, place, { ...cv, fileName: `${word} at work.pdf` });
  const jobId = await createJob(app, place);
  for (const { candidateId } of [own, uploaded]) {
    await transaction((tx) =>
      openApplication(tx, app.platform.events, {
        ...place,
        jobId,
        candidateId,
        actorAccountId: null,
        reason: 'applied',
        now: app.clock.now(),
      }),
    );
  }
  await app.work();
  return { person, own, uploaded, jobId, token: await tokenOf(person) };
}

/** What recruiters add: a file named after the candidate, and a note that names them. */
async function writeAbout(candidateId: string, { email }: Person, word: string): Promise<void> {
  const token = await tokenOf(parent);
  const bytes = cvText({ name: `Robin ${word}`, email });
  await uploadCvs(app, token, [{ fileName: `${word} by post.txt`, bytes }]);
  const note = { params: { id: candidateId }, body: { text: `${word} rings back on Monday` } };
  await app.call(createNote, note, { token });
  await app.work();
}

async function fetchArchive(token: string, id: string): Promise<Record<string, string>> {
  const { body } = await app.call(routes.downloadExport, { params: { id } }, { token });
  return unzip((await app.inject(body.url)).rawPayload);
}

/** What a recruiter is told of records that candidates erased. */
const deletionsToldTo = async (recruiter: Person): Promise<string[]> =>
  (await app.call(listNotifications, { query: {} }, { token: await tokenOf(recruiter) })).body.items
    .filter(({ kind }) => kind === 'record.deleted')
    .map(({ text }) => text);
const told = 'A candidate deleted what you held about them (applied for Lighthouse keeper)';

const countScores = async (candidateId: string) =>
  (
    await app.platform.database.system
      .selectFrom('scores')
      .select('job_id')
      .where('candidate_id', '=', candidateId)
      .execute()
  ).length;

describe('privacy', () => {
  it('shows a candidate who holds what, also records they have not claimed', async () => {
    const { token } = await createKnownCandidate('Shownword');
    const { body } = await app.call(routes.getPrivacy, {}, { token });
    expect(body.data.holders).toMatchObject([
      { organisationId: place.organisationId, isTheirRecord: true, isClaimed: false, recordId: null },
    ]);
    const items = new Map(body.data.holders[0]?.items.map(({ holds, count }) => [holds, count]));
    expect(items.get('Your applications and where they stand')).toBe(2);
    expect(body.data.stays.map(({ holds }) => holds)).toEqual(['Who saw or changed what, and when']);
    const other = await createPerson(app, 'candidate');
    expect((await app.call(routes.getPrivacy, {}, { token: await tokenOf(other) })).body.data.holders).toEqual([]);
  });

  it('gives a candidate everything as JSON, CSV, JSON Resume, a page and the originals, as it is in the database', async () => {
    const { person, own, uploaded, token } = await createKnownCandidate('Exportword');
    const asked = await app.call(routes.requestExport, {}, { token });
    const again = await app.call(routes.requestExport, {}, { token });
    expect([asked.status, again.body.data.id]).toEqual([202, asked.body.data.id]);
    await app.work();
    expect((await app.mailTo(person.email))[0]?.subject).toBe('Your copy of your data is ready');
    const files = await fetchArchive(token, asked.body.data.id);
    const cvs = await app.platform.database.system
      .selectFrom('cvs')
      .select(['id', 'text', 'skills'])
      .where('candidate_id', 'in', [own.candidateId, uploaded.candidateId])
      .orderBy('id')
      .execute();
    expect(JSON.parse(files['json/cvs.json'] ?? '')).toMatchObject(cvs);
    expect(JSON.parse(files['json/applications.json'] ?? '')).toHaveLength(2);
    expect(files['csv/candidates.csv']?.split('\r\n')).toHaveLength(4);
    expect(files['json/accounts.json']).not.toContain('password');
    expect(JSON.parse(files['resume.json'] ?? '')).toMatchObject({
      basics: { name: 'Robin Exportword' },
      skills: [{ name: 'Optics' }],
    });
    expect(files['index.html']).toContain('Robin Exportword');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['files/1 Exportword.pdf', 'files/2 Exportword at work.pdf']),
    );
    // Another copy takes the place of the first, and its file goes.
    const later = await app.call(routes.requestExport, {}, { token });
    await app.work();
    const copies = (await app.call(routes.getPrivacy, {}, { token })).body.data.exports;
    expect(copies.map(({ id, status }) => [id, status])).toEqual([[later.body.data.id, 'ready']]);
    expect((await app.call(routes.downloadExport, { params: asked.body.data }, { token })).status).toBe(404);
    // Not for another account, and not for ever.
    const other = await tokenOf(await createPerson(app, 'candidate'));
    const params = { id: later.body.data.id };
    expect((await app.call(routes.downloadExport, { params }, { token: other })).status).toBe(404);
    app.clock.advance(days(8));
    await settle();
    expect((await app.call(routes.downloadExport, { params }, { token: await tokenOf(person) })).status).toBe(404);
    const stored: string[] = [];
    for await (const { key } of app.platform.storage.list('export/')) stored.push(key);
    expect(stored).toEqual([]);
  });

  it('gives a parent everything of the organisation, and nothing of another', async () => {
    const foreign = await createParent(app);
    const foreignCompany = await createCompany(app, foreign.organisationId);
    await createPersonWithCv(
      app,
      { organisationId: foreign.organisationId, companyId: foreignCompany },
      { name: 'Foreignword' },
    );
    const token = await tokenOf(parent);
    const { body } = await app.call(routes.requestOrganisationExport, {}, { token });
    await app.work();
    const files = await fetchArchive(token, body.data.id);
    const { system } = app.platform.database;
    const ids = await system
      .selectFrom('applications')
      .select('id')
      .where('organisation_id', '=', place.organisationId)
      .orderBy('id')
      .execute();
    expect(JSON.parse(files['json/applications.json'] ?? '').map(({ id }: { id: string }) => ({ id }))).toEqual(ids);
    expect(JSON.parse(files['json/organisations.json'] ?? '')).toMatchObject([{ id: place.organisationId }]);
    expect(JSON.stringify(files)).not.toMatch(/Foreignword|password_hash|sealed_grant/);
  });

  it('leaves an objecting candidate to people: no score is kept or made until the objection is taken back', async () => {
    const { person, own, uploaded, jobId, token } = await createKnownCandidate('Objectword');
    expect([await countScores(own.candidateId), await countScores(uploaded.candidateId)]).toEqual([1, 1]);
    await app.call(routes.setObjection, { body: { isObjecting: true } }, { token });
    await app.work();
    expect([await countScores(own.candidateId), await countScores(uploaded.candidateId)]).toEqual([0, 0]);
    // A record made later under the same address is under it too, and a job that opens scores neither.
    const later = await createPersonWithCv(app, place, { name: 'Later', email: person.email });
    await transaction((tx) => app.platform.events.emit(tx, jobChanged, place.organisationId, { jobId }));
    await app.work();
    expect([await countScores(own.candidateId), await countScores(later.candidateId)]).toEqual([0, 0]);
    const ranking = await app.call(getRanking, { params: { jobId }, query: {} }, { token: await tokenOf(parent) });
    expect(ranking.body.peopleOnly.map(({ candidateId }) => candidateId).sort()).toEqual(
      expect.arrayContaining([own.candidateId, uploaded.candidateId, later.candidateId].sort()),
    );
    const key = { params: { jobId, candidateId: own.candidateId } };
    const explained = await app.call(explainRanking, key, { token: await tokenOf(parent) });
    expect([explained.status, explained.body.type]).toEqual([409, 'PEOPLE_ONLY']);
    await app.call(routes.setObjection, { body: { isObjecting: false } }, { token });
    await app.work();
    expect(
      [await countScores(own.candidateId), await countScores(uploaded.candidateId)].every((count) => count > 0),
    ).toBe(true);
  });

  it('takes the objection of a candidate who has no CV of their own: organisations may hold one', async () => {
    const person = await createPerson(app, 'candidate');
    const token = await tokenOf(person);
    const { candidateId } = await createPersonWithCv(app, place, { name: 'Held', email: person.email });
    const jobId = await createJob(app, place);
    await transaction((tx) => app.platform.events.emit(tx, jobChanged, place.organisationId, { jobId }));
    await app.work();
    expect(await countScores(candidateId)).toBeGreaterThan(0);
    const answer = await app.call(routes.setObjection, { body: { isObjecting: true } }, { token });
    expect([answer.status, typeof answer.body.data.objectedAt]).toEqual([200, 'string']);
    await app.work();
    expect(await countScores(candidateId)).toBe(0);
    expect((await app.call(routes.getPrivacy, {}, { token })).body.data.objectedAt).not.toBeNull();
  });

  it('erases what one organisation holds and leaves the candidate their own CV', async () => {
    const { own, uploaded, token } = await createKnownCandidate('Leaveword');
    const params = { organisationId: place.organisationId };
    expect((await app.call(routes.eraseAtOrganisation, { params }, { token })).status).toBe(200);
    await app.work();
    const { system } = app.platform.database;
    const left = await system
      .selectFrom('candidates')
      .select('id')
      .where('id', 'in', [own.candidateId, uploaded.candidateId])
      .execute();
    expect(left).toEqual([{ id: own.candidateId }]);
    expect(
      await system.selectFrom('applications').select('id').where('candidate_id', '=', own.candidateId).execute(),
    ).toEqual([]);
    expect(await app.platform.storage.head(uploaded.storageKey)).toBeNull();
    expect(await app.platform.storage.head(own.storageKey)).not.toBeNull();
    expect((await app.call(routes.eraseAtOrganisation, { params }, { token })).status).toBe(404);
    expect(await deletionsToldTo(parent)).toEqual([told]);
  });
});

describe('the deletion of an account', () => {
  it('leaves no trace of the candidate in any table or file, seven days after it was asked for', async () => {
    const { person, uploaded, token } = await createKnownCandidate('Xyzzymarker');
    await writeAbout(uploaded.candidateId, person, 'Xyzzymarker');
    const asked = await app.call(routes.deleteAccount, { body: { email: person.email } }, { token });
    expect(asked.status).toBe(200);
    expect((await app.call(routes.getPrivacy, {}, { token })).status).toBe(401);
    app.clock.advance(days(6));
    await settle();
    const words = ['Xyzzymarker', person.email, phoneOf('Xyzzymarker')];
    // Wherever a person can be, this one is: a search that misses a place would prove nothing about it.
    expect(await findWords(app, ...words)).toEqual(
      expect.arrayContaining([
        'accounts.last_name',
        'candidate_notes.text',
        'candidates.name',
        'cv_files.file_name',
        'cvs.text',
        'mail_outbox.to_address',
      ]),
    );
    // What an admin types about a person is in the log, and the log stays.
    const admin = { token: await tokenOf(await createPerson(app, 'admin')) };
    await app.call(exportAudit, { query: { actor: person.email } }, admin);
    const params = { id: person.accountId };
    const reason = `Asked for by <${person.email}>, twice`;
    for (const isSuspended of [true, false])
      await app.call(setAccountSuspension, { params, body: { isSuspended, reason } }, admin);
    app.clock.advance(days(2));
    const toldBefore = await deletionsToldTo(parent);
    await settle();
    expect(await deletionsToldTo(parent)).toEqual([told, ...toldBefore]);
    expect(await findWords(app, ...words)).toEqual([]);
    const noted = await app.platform.database.system
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('action', 'in', ['admin.audit-exported', 'admin.account-suspended'])
      .orderBy('id')
      .execute();
    expect(noted).toMatchObject([
      { action: 'admin.audit-exported', detail: { actorIds: person.accountId } },
      { action: 'admin.account-suspended', detail: { reason: 'Asked for by <(address)>, twice' } },
    ]);
    const folder = path.join(app.platform.config.dataDir, 'files');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      expect(entry.name).not.toMatch(/Xyzzymarker/i);
      expect(await readFile(path.join(entry.parentPath, entry.name), 'latin1')).not.toContain('Xyzzymarker');
    }
  });

  it('leaves no trace of a recruiter either; what they did stays with the organisation, without their name', async () => {
    const recruiter = await createMember(app, place.organisationId, place.companyId);
    const { system } = app.platform.database;
    const names = { first_name: 'Quuxmarker', last_name: 'Quuxmarker' };
    await system.updateTable('accounts').set(names).where('id', '=', recruiter.accountId).execute();
    const token = await tokenOf(recruiter);
    const { candidateId } = await createPersonWithCv(app, place, { name: 'Noted', email: 'noted@people.test' });
    const note = { params: { id: candidateId }, body: { text: 'Please ring back' } };
    expect((await app.call(createNote, note, { token })).status).toBe(201);
    await app.call(changeRecruiterEmail, { body: { email: 'quuxmarker@people.test' } }, { token });
    await app.call(forgotPassword, { body: { email: recruiter.email, role: 'recruiter' } });
    await app.work();
    const contact = { contact_name: 'Quuxmarker', contact_email: recruiter.email };
    await system.updateTable('companies').set(contact).where('id', '=', place.companyId).execute();
    const words = ['Quuxmarker', recruiter.email];
    expect(await findWords(app, ...words)).toEqual(
      expect.arrayContaining(['accounts.first_name', 'companies.contact_name', 'mail_outbox.to_address']),
    );
    expect((await app.call(routes.deleteAccount, { body: { email: recruiter.email } }, { token })).status).toBe(200);
    app.clock.advance(days(8));
    await settle();
    await settle();
    expect(await findWords(app, ...words)).toEqual([]);
    const notes = system.selectFrom('candidate_notes').select('text').where('candidate_id', '=', candidateId);
    expect(await notes.execute()).toEqual([{ text: 'Please ring back' }]);
  });

  it('does not happen when the account signs in before', async () => {
    const person = await createPerson(app, 'candidate');
    await app.call(routes.deleteAccount, { body: { email: person.email } }, { token: await tokenOf(person) });
    app.clock.advance(days(1));
    await tokenOf(person);
    app.clock.advance(days(8));
    await settle();
    await settle();
    expect((await app.call(routes.getPrivacy, {}, { token: await tokenOf(person) })).status).toBe(200);
    expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Your Candela account is kept',
      'Your Candela account will be deleted',
    ]);
  });

  it('is refused to a parent with teammates or a paid plan; a teammate’s work stays with the organisation', async () => {
    const owner = await createParent(app);
    const companyId = await createCompany(app, owner.organisationId);
    const member = await createMember(app, owner.organisationId, companyId);
    const { system } = app.platform.database;
    const { id: batch } = await system
      .insertInto('cv_batches')
      .values({ organisation_id: owner.organisationId, account_id: member.accountId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ask = async (person: Person, closesOrganisation = false) =>
      app.call(
        routes.deleteAccount,
        { body: { email: person.email, closesOrganisation } },
        { token: await tokenOf(person) },
      );
    expect(await ask(owner)).toMatchObject({ status: 409, body: { message: expect.stringContaining('Hand it over') } });
    expect((await ask(member)).status).toBe(200);
    app.clock.advance(days(8));
    await settle();
    const handed = await system
      .selectFrom('cv_batches')
      .select('account_id')
      .where('id', '=', batch)
      .executeTakeFirst();
    expect(handed).toEqual({ account_id: owner.accountId });
    await setPlan(app, owner.organisationId, {
      name: 'starter',
      periodEnd: new Date(app.clock.now().getTime() + days(30)),
    });
    expect(await ask(owner)).toMatchObject({ status: 409, body: { message: expect.stringContaining('paid plan') } });
    await setPlan(app, owner.organisationId, { name: 'free' });
    expect((await ask(owner)).status).toBe(200);
    app.clock.advance(days(8));
    await settle();
    expect(
      await system.selectFrom('organisations').select('id').where('id', '=', owner.organisationId).execute(),
    ).toEqual([]);
  });
});
