import type { StoredObject } from '@candela/integrations/storage/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteFiles } from '../features/candidates/candidates.tasks.ts';
import { tidyStore } from '../features/cvs/tidy-store.ts';
import { endInterviewsTask } from '../features/interviews/interviews.tasks.ts';
import { releaseMail } from '../features/mail/mail.tasks.ts';
import { settleTask } from '../features/privacy/privacy.tasks.ts';
import { days } from '../platform/clock.ts';
import { createInterviewCase } from './interviews.ts';
import { createParent, createPerson } from './people.ts';
import { poison } from './poison.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const { signal } = new AbortController();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** A store that does not give up one file. */
function stubbornStore(stuck: string, left: StoredObject[] = []) {
  const deleted: string[] = [];
  const storage = {
    ...app.platform.storage,
    delete: async (key: string) => {
      if (key === stuck) throw new Error('Access denied');
      deleted.push(key);
    },
    async *list() {
      yield* left;
    },
  };
  return { storage, deleted };
}

describe('one that cannot be done does not keep the others from being done', () => {
  it('of files whose records are gone, however many there are', async () => {
    const keys = Array.from({ length: 120 }, (_, at) => `cv/${at}.pdf`);
    const { storage, deleted } = stubbornStore('cv/7.pdf');
    await expect(deleteFiles({ storage }, { keys }, { signal })).rejects.toThrow('It failed for 1 of 120');
    expect(new Set(deleted).size).toBe(119);
  });

  it('of files that failed, and of what is left of addresses that were signed', async () => {
    const { organisationId, accountId } = await createParent(app);
    const { system } = app.platform.database;
    const batch = await system
      .insertInto('cv_batches')
      .values({ organisation_id: organisationId, account_id: accountId, created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const keys = ['stuck', 'other'].map((name) => `cv/${organisationId}/${name}.pdf`);
    for (const storage_key of keys) {
      await system
        .insertInto('cv_files')
        .values({
          batch_id: batch.id,
          organisation_id: organisationId,
          account_id: accountId,
          file_name: 'cv.pdf',
          content_type: 'application/pdf',
          storage_key,
          status: 'failed',
          created_at: app.clock.now(),
          updated_at: app.clock.now(),
        })
        .execute();
    }
    app.clock.advance(days(2));
    const left = ['incoming/a', 'incoming/b'].map((key) => ({ key, size: 1, modifiedAt: new Date(0) }));
    const { storage, deleted } = stubbornStore(keys[0] ?? '', left);
    const { database, clock } = app.platform;
    await expect(tidyStore({ database, clock, storage }, {}, { signal })).rejects.toThrow('It failed for 1 of');
    expect(deleted.sort()).toEqual([keys[1], 'incoming/a', 'incoming/b'].sort());
    const noted = await system
      .selectFrom('cv_files')
      .select('storage_key')
      .where('removed_at', 'is not', null)
      .execute();
    expect(noted).toEqual([{ storage_key: keys[1] }]);
  });

  it('of organisations whose mail waits', async () => {
    const parents = [await createParent(app), await createParent(app)];
    const { database, queue, clock } = app.platform;
    const { system } = database;
    for (const { organisationId } of parents) {
      await system
        .insertInto('mail_outbox')
        .values({
          kind: 'tenant',
          organisation_id: organisationId,
          to_address: `${organisationId}@waits.test`,
          subject: 'Hello',
          body_text: 'Hello',
          body_html: '<p>Hello</p>',
          status: 'waiting',
          created_at: clock.now(),
        })
        .execute();
    }
    const [first] = parents.map(({ organisationId }) => organisationId).sort();
    const heal = await poison(app, 'mail_outbox', 'update', { organisation_id: first ?? '' });
    await expect(releaseMail({ database, queue, clock }, {}, { signal })).rejects.toThrow('It failed for 1 of 2');
    await heal();
    const waiting = await system
      .selectFrom('mail_outbox')
      .select('organisation_id')
      .where('status', '=', 'waiting')
      .execute();
    expect(waiting).toEqual([{ organisation_id: first }]);
  });

  it('of interviews whose job was closed', async () => {
    const { schedule, inHours, jobId, parent } = await createInterviewCase(app);
    const first = (await schedule()).body.data.id;
    const later = { startDateTime: inHours(72).toISOString(), endDateTime: inHours(73).toISOString() };
    const second = (await schedule(later)).body.data.id;
    const { system } = app.platform.database;
    await system.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', jobId).execute();
    const heal = await poison(app, 'interviews', 'update', { id: first });
    const { organisationId } = parent;
    await app.platform.queue.enqueue(
      system,
      endInterviewsTask,
      { organisationId, jobId },
      { tenant: { organisationId } },
    );
    await app.work();
    await heal();
    const rows = await system.selectFrom('interviews').select(['id', 'status']).where('job_id', '=', jobId).execute();
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [first, 'scheduled'],
        [second, 'cancelled'],
      ]),
    );
  });

  it('of accounts to be deleted, although fifty that cannot be come before', async () => {
    const { system } = app.platform.database;
    const stuck: string[] = [];
    for (let at = 0; at < 50; at += 1) stuck.push((await createPerson(app, 'candidate')).accountId);
    const last = await createPerson(app, 'candidate');
    const now = app.clock.now();
    const values = [...stuck, last.accountId].map((account_id, at) => ({
      account_id,
      asked_at: now,
      due_at: new Date(now.getTime() + at),
      closes_organisation: false,
    }));
    await system.insertInto('account_deletions').values(values).execute();
    await system.updateTable('accounts').set({ first_name: 'Stuck' }).where('id', 'in', stuck).execute();
    const heal = await poison(app, 'accounts', 'delete', { first_name: 'Stuck' });
    app.clock.advance(days(8));
    await app.platform.queue.enqueue(system, settleTask, {}, { tenant: 'platform' });
    await app.work();
    await heal();
    const left = await system
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [...stuck, last.accountId])
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual(stuck.sort());
  });
});
