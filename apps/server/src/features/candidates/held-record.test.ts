import { deleteHeld, getHeld, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { StorageUnavailable } from '@candela/integrations/storage/port.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { after, days } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApplication } from '../applications/applications.service.ts';

let app: TestApp;
let parent: Recruiter;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
});
afterAll(() => app.close());

const linkTo = (candidateId: string, purpose: 'held' | 'claim' = 'held') =>
  signLink(app.platform.keys.signedLink, purpose, candidateId, after(app.clock.now(), days(60)));
const held = (token: string) => app.call(getHeld, { params: { token } });
const erase = (token: string) => app.call(deleteHeld, { params: { token } });

async function createHeldPerson(name: string, text: string) {
  const { system } = app.platform.database;
  const email = `${name.toLowerCase()}@held.test`;
  const person = await createPersonWithCv(app, place, { name, email, text, fileName: `${name} CV.pdf` });
  const jobId = await createJob(app, place, { title: 'Keeper' });
  await createScore(app, { ...place, jobId }, person, 77);
  await app.platform.database.transaction(systemScope, (tx) =>
    openApplication(tx, app.platform.events, {
      ...place,
      jobId,
      candidateId: person.candidateId,
      actorAccountId: null,
      reason: 'at or above the threshold',
      now: app.clock.now(),
    }),
  );
  const batch = await system
    .insertInto('cv_batches')
    .values({ organisation_id: place.organisationId, account_id: parent.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const repeatKey = `cv/test/${person.cvId}-again.pdf`;
  await app.platform.storage.put(repeatKey, Buffer.from('%PDF-1.4 again'), 'application/pdf');
  await system
    .insertInto('cv_files')
    .values({
      batch_id: batch.id,
      organisation_id: place.organisationId,
      account_id: parent.accountId,
      file_name: `${name} CV (1).pdf`,
      content_type: 'application/pdf',
      storage_key: repeatKey,
      status: 'duplicate',
      candidate_id: person.candidateId,
      cv_id: person.cvId,
    })
    .execute();
  await system
    .insertInto('mail_outbox')
    .values({
      organisation_id: place.organisationId,
      to_address: email,
      subject: 'Invitation',
      body_text: `Hello ${name}`,
      body_html: `Hello ${name}`,
    })
    .execute();
  return { ...person, email, jobId, repeatKey };
}

describe('what is held about a candidate', () => {
  it('is shown to a visitor with the link from the invitation', async () => {
    const person = await createHeldPerson('Vesper', 'Vesper Lind');
    expect((await held(linkTo(person.candidateId))).body.data).toMatchObject({
      organisationName: `Organisation of ${parent.email}`,
      name: 'Vesper',
      email: 'vesper@held.test',
      fileName: 'Vesper CV.pdf',
      jobTitle: 'Keeper',
    });
  });

  it('is not shown for another purpose, a changed id, or after the link’s time', async () => {
    const [person, other] = [await createHeldPerson('Aldo', 'A'), await createHeldPerson('Bela', 'B')];
    const token = linkTo(person.candidateId);
    for (const wrong of [
      linkTo(person.candidateId, 'claim'),
      token.replace(person.candidateId, other.candidateId),
      `${token}x`,
      '../../etc/passwd',
      '%00',
    ]) {
      expect([wrong, (await held(wrong)).status]).toEqual([wrong, 404]);
      expect((await erase(wrong)).status).toBe(404);
    }
    app.clock.advance(days(61));
    expect((await held(token)).status).toBe(404);
    app.clock.advance(-days(61));
  });

  it('is deleted with everything that hangs on it, and nothing besides', async () => {
    const [gone, stays] = [
      await createHeldPerson('Ximenes', 'Ximenes plays the theremin and the piano'),
      await createHeldPerson('Yolanda', 'Yolanda plays the piano'),
    ];
    const token = linkTo(gone.candidateId);
    expect((await erase(token)).status).toBe(200);
    const { system } = app.platform.database;
    const count = async (table: 'cvs' | 'scores' | 'applications' | 'candidate_companies', id: string) =>
      (await system.selectFrom(table).select('candidate_id').where('candidate_id', '=', id).execute()).length;
    for (const table of ['cvs', 'scores', 'applications', 'candidate_companies'] as const) {
      expect([table, await count(table, gone.candidateId)]).toEqual([table, 0]);
      expect([table, await count(table, stays.candidateId)]).toEqual([table, 1]);
    }
    for (const { storageKey, repeatKey } of [gone]) {
      expect(await app.platform.storage.head(storageKey)).toBeNull();
      expect(await app.platform.storage.head(repeatKey)).toBeNull();
    }
    expect(await app.platform.storage.head(stays.storageKey)).not.toBeNull();
    expect(await app.mailTo(gone.email)).toEqual([]);
    expect(await app.mailTo(stays.email)).toHaveLength(1);
    // Nothing anywhere says the name: neither as a word to search for, nor as a file, nor in the log of what was done.
    const words = await system.selectFrom('search_words').select('word').execute();
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['plays', 'piano', 'yolanda']));
    expect(words.filter(({ word }) => word === 'ximenes' || word === 'theremin')).toEqual([]);
    const [files, events] = [
      await system.selectFrom('cv_files').selectAll().execute(),
      await system.selectFrom('audit_events').selectAll().execute(),
    ];
    expect(JSON.stringify([files, events])).not.toMatch(/ximenes/i);
    expect(events.filter(({ subject_id }) => subject_id === gone.candidateId).map(({ action }) => action)).toContain(
      'candidate.erased',
    );
    const counts = await system.selectFrom('score_counts').selectAll().where('job_id', '=', gone.jobId).execute();
    expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(0);

    const { token: recruiter } = await signIn(app, parent);
    const search = await app.call(searchPeople, { query: { search: 'ximenes' } }, { token: recruiter });
    expect(search.body.items).toEqual([]);
    expect([(await held(token)).status, (await erase(token)).status]).toEqual([404, 404]);
  });

  it('is deleted while the store does not answer; the files follow when it does', async () => {
    const person = await createHeldPerson('Odile', 'Odile');
    const token = linkTo(person.candidateId);
    const broken = vi.spyOn(app.platform.storage, 'delete').mockRejectedValue(new StorageUnavailable('delete', 'DOWN'));
    const answer = await erase(token);
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('as soon as it does')]);
    await app.work();
    expect(await app.platform.storage.head(person.storageKey)).not.toBeNull();
    broken.mockRestore();
    expect([(await held(token)).status, (await erase(token)).status]).toEqual([404, 404]);
    // The pause before the next try.
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.platform.database.system);
    await app.work();
    expect(await app.platform.storage.head(person.storageKey)).toBeNull();
    expect(await app.platform.storage.head(person.repeatKey)).toBeNull();
  });

  it('is deleted once, however often it is asked for at one moment', async () => {
    const person = await createHeldPerson('Quentin', 'Quentin');
    const token = linkTo(person.candidateId);
    const answers = await Promise.all([erase(token), erase(token), erase(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});
