import { randomUUID } from 'node:crypto';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { getOwnApplication, withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { deleteHeld, getHeld, getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import * as uploads from '@candela/contract/cvs/uploads.routes.ts';
import * as routes from '@candela/contract/duplicates/duplicates.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createJob } from '../../testing/jobs.ts';
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
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { openApplication } from '../applications/applications.service.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let own: { companyId: string; jobId: string; token: string };
let sibling: typeof own;
const system = () => app.platform.database.system;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

beforeEach(async () => {
  parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  ({ token } = await signIn(app, parent));
  const open = async (name: string) => {
    const companyId = await createCompany(app, organisationId, name);
    const jobId = await createJob(app, { organisationId, companyId }, { title: `Nurse at ${name}` });
    return { companyId, jobId, token: (await signIn(app, await createMember(app, organisationId, companyId))).token };
  };
  own = await open('Own');
  sibling = await open('Sibling');
});

async function upload(as: string, bytes: Buffer, place: { jobId?: string } = {}) {
  const batchId = await uploadCvs(app, as, [{ fileName: 'cv.txt', bytes }], place);
  await app.work();
  const [file] = (await app.call(uploads.getBatch, { params: { id: batchId } }, { token: as })).body.data.files;
  return { candidateId: file?.candidateId ?? '', cvId: file?.cvId ?? '' };
}
const vera = { name: 'Vera Quill', email: 'vera@people.test' };
const both = async (person = vera) => ({
  here: await upload(own.token, cvText(person), { jobId: own.jobId }),
  there: await upload(sibling.token, cvText({ ...person, extra: 'Leads a team of six.' }), { jobId: sibling.jobId }),
});
const list = async () => (await app.call(routes.listDuplicates, { query: {} }, { token })).body.items;
const merge = (keepId: string, mergeId: string) =>
  app.call(routes.mergeDuplicates, { body: { keepId, mergeId } }, { token });
const look = async (as: string, id: string) => (await app.call(getPerson, { params: { id } }, { token: as })).body.data;
const applyHere = (candidateId: string) =>
  app.platform.database.transaction({ kind: 'system' }, (tx) =>
    openApplication(tx, app.platform.events, {
      organisationId: parent.organisationId,
      companyId: own.companyId,
      jobId: own.jobId,
      candidateId,
      actorAccountId: null,
      reason: 'applied',
      now: app.clock.now(),
    }),
  );
const claim = async (candidateId: string) => {
  const person = await createPerson(app, 'candidate');
  await system()
    .updateTable('candidates')
    .set({ account_id: person.accountId })
    .where('id', '=', candidateId)
    .execute();
  return person;
};

it('keeps the interviews of both records', async () => {
  const { here, there } = await both({ name: 'Ida Marsh', email: 'ida@people.test' });
  const at = app.clock.now();
  await system()
    .insertInto('interviews')
    .values({
      organisation_id: parent.organisationId,
      company_id: sibling.companyId,
      job_id: sibling.jobId,
      candidate_id: there.candidateId,
      calendar: 'local',
      status: 'scheduled',
      title: 'Interview',
      starts_at: after(at, days(1)),
      ends_at: after(at, days(1) + 36e5),
      time_zone: 'UTC',
      has_meeting: false,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const body = { keepId: here.candidateId, mergeId: there.candidateId };
  expect((await app.call(routes.mergeDuplicates, { body }, { token })).status).toBe(200);
  const rows = await system()
    .selectFrom('interviews')
    .select('candidate_id')
    .where('organisation_id', '=', parent.organisationId)
    .execute();
  expect(rows).toEqual([{ candidate_id: here.candidateId }]);
});

describe('likely duplicates', () => {
  it('are found by address, telephone number and words, and by who sees all companies', async () => {
    const { here, there } = await both();
    const [pair, ...others] = await list();
    expect(others).toEqual([]);
    expect(pair?.reasons).toEqual(['email', 'phone', 'text']);
    expect(pair?.records).toMatchObject([
      { candidateId: here.candidateId, companies: ['Own'], title: 'Community Staff Nurse' },
      { candidateId: there.candidateId, companies: ['Sibling'] },
    ]);
    const refused = await app.call(routes.listDuplicates, { query: {} }, { token: own.token });
    expect(refused.status).toBe(403);
  });

  it('are not suggested again once they are said to be two people', async () => {
    const { here, there } = await both();
    const pair = { candidateId: there.candidateId, otherId: here.candidateId };
    expect((await app.call(routes.dismissDuplicates, { body: pair }, { token })).status).toBe(200);
    await upload(own.token, cvText({ ...vera, extra: 'A newer line.' }), { jobId: own.jobId });
    expect(await list()).toEqual([]);
  });
});

describe('merging two records', () => {
  it('moves everything and leaves each company the CV it had', async () => {
    const { here, there } = await both();
    expect((await merge(here.candidateId, there.candidateId)).body.data).toEqual({ candidateId: here.candidateId });

    const whole = await look(token, here.candidateId);
    expect(whole.cvs.map(({ id }) => id).sort()).toEqual([here.cvId, there.cvId].sort());
    expect(whole.scores).toHaveLength(2);
    expect((await look(own.token, here.candidateId)).cvId).toBe(here.cvId);
    expect((await look(sibling.token, here.candidateId)).cvId).toBe(there.cvId);
    const scored = await system()
      .selectFrom('scores')
      .select(['job_id', 'cv_id'])
      .where('candidate_id', '=', here.candidateId)
      .execute();
    expect(new Map(scored.map(({ job_id, cv_id }) => [job_id, cv_id]))).toEqual(
      new Map([
        [own.jobId, here.cvId],
        [sibling.jobId, there.cvId],
      ]),
    );
    expect(await list()).toEqual([]);

    // A newer CV for one company goes on to the same record, and to that company alone.
    const newer = await upload(sibling.token, cvText({ ...vera, extra: 'Even newer.' }), { jobId: sibling.jobId });
    expect(newer.candidateId).toBe(here.candidateId);
    expect((await look(own.token, here.candidateId)).cvId).toBe(here.cvId);
    expect((await look(sibling.token, here.candidateId)).cvId).toBe(newer.cvId);
  });

  it('leads what named the other record to the one that was kept, for those who see that', async () => {
    const { here, there } = await both();
    await merge(here.candidateId, there.candidateId);
    for (const as of [token, own.token, sibling.token])
      expect((await look(as, there.candidateId)).candidateId).toBe(here.candidateId);
    const stranger = await createParent(app);
    const { token: foreign } = await signIn(app, stranger);
    const params = { id: there.candidateId };
    expect((await app.call(getPerson, { params }, { token: foreign })).status).toBe(404);
  });

  it('keeps the earlier of two applications to one job, its decision and both histories', async () => {
    const { here, there } = await both();
    for (const { candidateId } of [here, there]) {
      await applyHere(candidateId);
      app.clock.advance(1000);
    }
    const body = { candidateId: there.candidateId, jobId: own.jobId, status: 'interview' as const };
    expect((await app.call(changeApplicationStatus, { body }, { token })).status).toBe(200);
    await merge(there.candidateId, here.candidateId);

    const applications = await system()
      .selectFrom('applications')
      .selectAll()
      .where('candidate_id', '=', there.candidateId)
      .where('job_id', '=', own.jobId)
      .execute();
    expect(applications).toMatchObject([{ status: 'interview' }]);
    const { history } = await look(own.token, there.candidateId);
    const moves = history.filter(({ jobTitle }) => jobTitle === 'Nurse at Own').map(({ from, to }) => [from, to]);
    expect(moves).toHaveLength(4);
    expect(moves).toEqual(
      expect.arrayContaining([
        [null, 'pending'],
        ['pending', 'interview'],
      ]),
    );
  });

  it('carries over that the candidate took an application back, and makes no rejection of it', async () => {
    const { here, there } = await both();
    await applyHere(here.candidateId);
    app.clock.advance(1000);
    await applyHere(there.candidateId);
    const person = await claim(there.candidateId);
    const { token: theirs } = await signIn(app, person);
    const params = { id: own.jobId };
    expect((await app.call(withdrawApplication, { params }, { token: theirs })).status).toBe(200);
    expect((await merge(here.candidateId, there.candidateId)).status).toBe(200);

    const { application, timeline } = (await app.call(getOwnApplication, { params }, { token: theirs })).body.data;
    expect(application.withdrawnAt).not.toBeNull();
    expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['withdrawn']));
    expect(timeline.map(({ kind }) => kind)).not.toContain('outcome');
    const said = await app.call(
      changeApplicationStatus,
      { body: { candidateId: here.candidateId, jobId: own.jobId, status: 'review' } },
      { token },
    );
    expect(said.body.type).toBe('WITHDRAWN');

    expect((await app.call(routes.undoMerge, { params: { id: there.candidateId } }, { token })).status).toBe(200);
    const rows = await system()
      .selectFrom('applications')
      .select(['candidate_id', 'status', 'withdrawn_at'])
      .where('job_id', '=', own.jobId)
      .orderBy('applied_at')
      .execute();
    expect(rows).toEqual([
      { candidate_id: here.candidateId, status: 'pending', withdrawn_at: null },
      { candidate_id: there.candidateId, status: 'rejected', withdrawn_at: expect.any(Date) },
    ]);
  });

  it('takes over the account of the person who claimed one, and refuses where two people did', async () => {
    const { here, there } = await both();
    const person = await claim(there.candidateId);
    await merge(here.candidateId, there.candidateId);
    const kept = await system()
      .selectFrom('candidates')
      .select('account_id')
      .where('id', '=', here.candidateId)
      .executeTakeFirstOrThrow();
    expect(kept.account_id).toBe(person.accountId);

    const again = await both({ name: 'Ines Duarte', email: 'ines@people.test' });
    await claim(again.here.candidateId);
    await claim(again.there.candidateId);
    const answer = await merge(again.here.candidateId, again.there.candidateId);
    expect([answer.status, answer.body.type]).toEqual([409, 'TWO_ACCOUNTS']);
  });

  it('leads the link of an old invitation to the record that was kept', async () => {
    const { here, there } = await both();
    await merge(here.candidateId, there.candidateId);
    const expiresAt = after(app.clock.now(), days(1));
    const link = { params: { token: signLink(app.platform.keys.signedLink, 'held', there.candidateId, expiresAt) } };
    expect((await app.call(getHeld, link)).body.data).toMatchObject({ name: vera.name, email: vera.email });
    expect((await app.call(deleteHeld, link)).status).toBe(200);
    for (const table of ['candidate_merges', 'applications_set_aside', 'likely_duplicates', 'cvs'] as const) {
      const left = await system()
        .selectFrom(table)
        .selectAll()
        .where('organisation_id', '=', parent.organisationId)
        .execute();
      expect(left, table).toEqual([]);
    }
  });

  it('is one of two when both are asked for at once, and is written down', async () => {
    const { here, there } = await both();
    const answers = await Promise.all([
      merge(here.candidateId, there.candidateId),
      merge(there.candidateId, here.candidateId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const audit = await system()
      .selectFrom('audit_events')
      .select('actor_account_id')
      .where('organisation_id', '=', parent.organisationId)
      .where('action', '=', 'candidate.merged')
      .execute();
    expect(audit).toEqual([{ actor_account_id: parent.accountId }]);
    const [kept] = await system()
      .selectFrom('candidate_merges')
      .selectAll()
      .where('organisation_id', '=', parent.organisationId)
      .execute();
    expect(kept?.record).toMatchObject({ email: vera.email });
  });

  it('deals with every table that knows a record', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and (column_name like '%candidate_id' or table_name = 'likely_duplicates'
        and column_name = 'other_id' or table_name = 'candidate_merges' and column_name like '%\\_id')
        and column_name <> 'organisation_id'
      order by 1`.execute(system());
    expect(rows.map(({ place }) => place)).toEqual([
      'applications.candidate_id',
      'applications_set_aside.candidate_id',
      // Of a candidate's own record, which no organisation merges.
      'assessments.candidate_id',
      'bookings.candidate_id',
      'candidate_companies.candidate_id',
      'candidate_merges.kept_id',
      'candidate_merges.merged_id',
      'candidate_notes.candidate_id',
      'candidate_tags.candidate_id',
      // Follows the record by itself.
      'candidate_words.candidate_id',
      'cv_files.candidate_id',
      'cv_statements.candidate_id',
      'cvs.candidate_id',
      'interviews.candidate_id',
      'likely_duplicates.candidate_id',
      'likely_duplicates.other_id',
      'mail_outbox.candidate_id',
      'notifications.candidate_id',
      'receipts.candidate_id',
      // Its number leads on to the record that was kept.
      'registrations.claimed_candidate_id',
      'reports.candidate_id',
      // Worked out anew every night.
      'retention_notices.candidate_id',
      'score_history.candidate_id',
      'scores.candidate_id',
      'suggestions.candidate_id',
    ]);
    expect((await merge(randomUUID(), randomUUID())).status).toBe(404);
  });
});
