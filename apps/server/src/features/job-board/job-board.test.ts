import { setTimeout as sleep } from 'node:timers/promises';
import { setOrganisationSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import * as routes from '@candela/contract/job-board/job-board.routes.ts';
import { changeJobStatus, getRecruiterJob, updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { createMemoryBoardStore } from '@candela/integrations/job-board/board-store.ts';
import { createLocalBoard } from '@candela/integrations/job-board/embedded.ts';
import { type JobBoard, JobBoardFailed } from '@candela/integrations/job-board/port.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockJob } from '../jobs/jobs.repo.ts';
import { findPosting, settlePosting } from './job-postings.repo.ts';

/** The local board with a switch: the next calls fail, or succeed and lose their answer. */
const store = createMemoryBoardStore();
const inner = createLocalBoard({ store, now: () => new Date(), baseUrl: 'http://127.0.0.1:3000' });
let trouble: 'none' | 'refuse' | 'away' | 'lost-answer' | 'silent' = 'none';
/** Ends the call that met silence. */
let endSilence: (() => void) | undefined;
let published = 0;
const board: JobBoard = {
  name: 'local',
  publish: async (posting, credentials) => {
    if (trouble === 'refuse') throw new JobBoardFailed('credentials', 'CV-Library refused the username or password.');
    if (trouble === 'away') throw new JobBoardFailed('transient', 'CV-Library did not answer.');
    if (trouble === 'silent') {
      return new Promise((_, fail) => {
        endSilence = () => fail(new JobBoardFailed('transient', 'CV-Library did not answer.'));
      });
    }
    const advert = await inner.publish(posting, credentials);
    published += 1;
    if (trouble === 'lost-answer') throw new JobBoardFailed('transient', 'The answer of CV-Library was lost.');
    return advert;
  },
  update: async (id, posting, credentials) => {
    if (trouble === 'away') throw new JobBoardFailed('transient', 'CV-Library did not answer.');
    return inner.update(id, posting, credentials);
  },
  remove: async (id, credentials) => {
    if (trouble === 'away') throw new JobBoardFailed('transient', 'CV-Library did not answer.');
    return inner.remove(id, credentials);
  },
  removeByReference: (reference, credentials) => inner.removeByReference(reference, credentials),
};

let app: TestApp;
let parent: Recruiter;
let token: string;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ platform: { jobBoard: board } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, parent.organisationId, 'Beacon');
  await app.platform.database.system
    .updateTable('companies')
    .set({ location: 'Hull', contact_name: 'Jo', contact_email: 'jo@beacon.example', industry: 7 })
    .where('id', '=', companyId)
    .execute();
  place = { organisationId: parent.organisationId, companyId };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());
beforeEach(() => {
  trouble = 'none';
});

const publish = (jobId: string) => app.call(routes.publishToCvLibrary, { body: { jobId } }, { token });
const sync = (id: string) => app.call(routes.syncWithCvLibrary, { params: { id }, body: { jobId: id } }, { token });
const readBack = async (id: string) =>
  (await app.call(getRecruiterJob, { params: { id } }, { token })).body.data.integrations.cvLibrary;
const adverts = async () => (await store.list({ words: [], openAt: new Date(), offset: 0, limit: 100 })).total;

/** Jobs wait a moment before they try again; tests do not. */
async function workLater(): Promise<void> {
  app.clock.advance(minutes(3));
  token = (await signIn(app, parent)).token;
  await workDue();
}

async function workDue(): Promise<void> {
  await app.platform.database.system.executeQuery({
    sql: "update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry')",
    parameters: [],
    query: { kind: 'RawNode' } as never,
    queryId: { queryId: 'test' },
  });
  await app.work();
}

describe('publishing to the board', () => {
  it('makes a draft active, posts it and reads back as published with its address', async () => {
    const id = await createJob(app, place, { status: 'Draft', first_active_at: null });
    const answer = await publish(id);
    expect(answer.body.data.status).toBe('published');
    expect(answer.body.data.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/board\//);
    const job = await app.call(getRecruiterJob, { params: { id } }, { token });
    expect(job.body.data.status).toBe('Active');
    expect(job.body.data.integrations.cvLibrary).toEqual(answer.body.data);
    const before = published;
    await workLater();
    expect(published).toBe(before);
  });

  it('writes down how it went without waiting for the job, which the next publication holds while it waits for the posting', async () => {
    const id = await createJob(app, place);
    await publish(id);
    const { database } = app.platform;
    const posted = { organisationId: place.organisationId, jobId: id };
    const claimed = await database.transaction(systemScope, (tx) => findPosting(tx, posted));
    if (!claimed) throw new Error('There is no posting');
    const settled = await database.transaction(systemScope, async (tx) => {
      await lockJob(tx, place.organisationId, id);
      const settling = database.transaction(systemScope, (other) =>
        settlePosting(other, claimed, { status: 'removed', url: null }, app.clock.now()),
      );
      return { isDone: await Promise.race([settling, sleep(1500).then(() => 'waits')]), settling };
    });
    expect(settled.isDone).toBe(true);
    await settled.settling;
    expect(await readBack(id)).toMatchObject({ status: 'removed', url: null });
    const stale = { ...claimed, posting_number: claimed.posting_number + 1 };
    const outcome = { status: 'published', last_error: null } as const;
    expect(await database.transaction(systemScope, (tx) => settlePosting(tx, stale, outcome, app.clock.now()))).toBe(
      false,
    );
    expect(await readBack(id)).toMatchObject({ status: 'removed' });
  });

  it('refuses what is not publishable or closed', async () => {
    const incomplete = await createJob(app, place, { status: 'Draft', description: '' });
    expect((await publish(incomplete)).body.type).toBe('JOB_NOT_PUBLISHABLE');
    const closed = await createJob(app, place, { status: 'Closed' });
    expect((await publish(closed)).body.type).toBe('JOB_CLOSED');
  });

  it('says why the board refused, and works once that is mended', async () => {
    const id = await createJob(app, place);
    trouble = 'refuse';
    expect((await publish(id)).body.data).toEqual({
      status: 'failed',
      url: null,
      lastError: 'CV-Library refused the username or password.',
    });
    trouble = 'none';
    expect((await publish(id)).body.data.status).toBe('published');
  });

  it('tries again by itself when the board was away', async () => {
    const id = await createJob(app, place);
    trouble = 'away';
    expect((await publish(id)).body.data).toMatchObject({
      status: 'publishing',
      lastError: 'CV-Library did not answer.',
    });
    trouble = 'none';
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'published', lastError: null });
  });

  it('is finished by a worker although the process that asked the board died on the way', async () => {
    const id = await createJob(app, place);
    trouble = 'silent';
    const asking = publish(id);
    await vi.waitUntil(() => endSilence, { timeout: 20_000 });
    trouble = 'none';
    await workDue();
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'published' });
    endSilence?.();
    await asking;
  });

  it('can be published again after it was taken down', async () => {
    const id = await createJob(app, place);
    await publish(id);
    await app.call(changeJobStatus, { params: { id }, body: { status: 'Draft' } }, { token });
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'removed' });
    expect((await publish(id)).body.data).toMatchObject({ status: 'published', lastError: null });
  });

  it('takes an advert down whose answer was lost before the job closed', async () => {
    const id = await createJob(app, place);
    const before = await adverts();
    trouble = 'lost-answer';
    await publish(id);
    expect(await adverts()).toBe(before + 1);
    trouble = 'none';
    await app.call(changeJobStatus, { params: { id }, body: { status: 'Closed' } }, { token });
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'removed' });
    expect(await adverts()).toBe(before);
  });

  it('does not post twice when the answer was lost', async () => {
    const id = await createJob(app, place);
    const before = await adverts();
    trouble = 'lost-answer';
    await publish(id);
    trouble = 'none';
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'published' });
    expect(await adverts()).toBe(before + 1);
  });
});

describe('keeping the board in step', () => {
  it('sends a changed text, and asks for a new posting when the title changes', async () => {
    const id = await createJob(app, place);
    const { url } = (await publish(id)).body.data;
    await app.call(updateJob, { params: { id }, body: { description: 'New text.' } }, { token });
    expect((await sync(id)).body.data).toMatchObject({ status: 'published', url, lastError: null });
    await app.call(updateJob, { params: { id }, body: { title: 'New title' } }, { token });
    const refused = await sync(id);
    expect([refused.status, refused.body.message]).toEqual([409, 'Republish required due to CV-Library rules']);
    const before = await adverts();
    const again = await publish(id);
    expect(again.body.data.status).toBe('published');
    expect(again.body.data.url).not.toBe(url);
    expect(await adverts()).toBe(before);
  });

  it('reports a failed sync and keeps the advert that is up', async () => {
    const id = await createJob(app, place);
    const { url } = (await publish(id)).body.data;
    trouble = 'away';
    expect((await sync(id)).body.data).toEqual({ status: 'failed', url, lastError: 'CV-Library did not answer.' });
    expect(await readBack(id)).toMatchObject({ status: 'published', url, lastError: 'CV-Library did not answer.' });
  });

  it('takes the advert down when the job closes or leaves the market, however long the board is away', async () => {
    for (const status of ['Closed', 'Draft', 'Filled'] as const) {
      const id = await createJob(app, place);
      await publish(id);
      const before = await adverts();
      trouble = 'away';
      await app.call(changeJobStatus, { params: { id }, body: { status } }, { token });
      await workLater();
      expect(await readBack(id)).toMatchObject({ status: 'removing' });
      trouble = 'none';
      await workLater();
      expect(await readBack(id)).toMatchObject({ status: 'removed', url: null });
      expect(await adverts()).toBe(before - 1);
    }
  });

  it('takes everything down when the organisation is suspended; reinstated, it publishes anew', async () => {
    const id = await createJob(app, place);
    await publish(id);
    const admin = await createPerson(app, 'admin');
    const suspend = async (isSuspended: boolean) =>
      app.call(
        setOrganisationSuspension,
        { params: { id: place.organisationId }, body: { isSuspended, reason: 'Jobs that do not exist' } },
        { token: (await signIn(app, admin)).token },
      );
    expect((await suspend(true)).status).toBe(200);
    await app.work();
    await suspend(false);
    await workLater();
    expect(await readBack(id)).toMatchObject({ status: 'removed', url: null });
    expect((await publish(id)).body.data.status).toBe('published');
  });
});
