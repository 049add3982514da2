import {
  cancelInterview,
  changeInterviewTime,
  scheduleInterview,
} from '@candela/contract/interviews/interviews.routes.ts';
import { changeJobStatus } from '@candela/contract/jobs/jobs.routes.ts';
import { eraseAtOrganisation } from '@candela/contract/privacy/privacy.routes.ts';
import { CalendarFailed } from '@candela/integrations/calendar/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisationScope } from '../../platform/database/scope.ts';
import { createGoogleApp } from '../../testing/google-calendars.ts';
import { workLater } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { settleTask } from '../privacy/privacy.tasks.ts';
import { takeOutLeftTask } from './interviews.tasks.ts';

let google: Awaited<ReturnType<typeof createGoogleApp>>;
beforeAll(async () => {
  google = await createGoogleApp();
});
afterAll(() => google.close());

/** A call that waits until it is let go, and says when it has come. */
function createGate() {
  const come = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  return {
    hasCome: come.promise,
    open: gone.resolve,
    pass: () => {
      come.resolve();
      return gone.promise;
    },
  };
}

describe('one interview that two processes write into Google Calendar at once', () => {
  it('stands when the first of the two fails after the second is through', async () => {
    const { schedule, listed, standing } = await google.createCase();
    const gate = createGate();
    google.meetPlacing(async () => {
      await gate.pass();
      throw new CalendarFailed('unavailable', 'TEST');
    });
    const first = schedule();
    await gate.hasCome;
    expect((await schedule()).status).toBe(200);
    gate.open();
    // It is there: the form that failed is told so.
    expect((await first).status).toBe(200);
    await google.app.work();
    expect(standing()).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  it('is in one calendar when two recruiters schedule it', async () => {
    const { schedule, form, parent, place, events, standing } = await google.createCase();
    const { token } = await signIn(google.app, await createMember(google.app, parent.organisationId, place.companyId));
    await google.connect(token);
    const gate = createGate();
    google.meetPlacing(async (put) => {
      await gate.pass();
      return put();
    });
    const first = schedule();
    await gate.hasCome;
    const second = await google.app.call(scheduleInterview, { body: form }, { token });
    gate.open();
    expect([(await first).status, second.status, second.body.type]).toEqual([200, 409, 'CONFLICT']);
    expect([events(), standing()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is nowhere when the second of the two comes after the first gave it up', async () => {
    const { schedule, listed, events, standing } = await google.createCase();
    const gate = createGate();
    google.meetPlacing(
      async (place) => {
        await gate.pass();
        return place();
      },
      async () => {
        throw new CalendarFailed('unavailable', 'TEST');
      },
    );
    const late = schedule();
    await gate.hasCome;
    expect((await schedule()).status).toBe(502);
    await google.app.work();
    gate.open();
    expect((await late).status).toBe(502);
    expect(events()).toHaveLength(1);
    await google.app.work();
    expect(standing()).toEqual([]);
    expect(await listed()).toEqual([]);
  });
});

describe('while an interview is written into Google Calendar', () => {
  /** Something happens between Google's writing and our own. */
  async function scheduleMeanwhile(
    meanwhile: (created: Awaited<ReturnType<typeof google.createCase>>) => Promise<unknown>,
  ) {
    const created = await google.createCase();
    google.meetPlacing(async (place) => {
      const placed = await place();
      await meanwhile(created);
      return placed;
    });
    const answer = await created.schedule();
    await workLater(google.app);
    return { ...created, answer };
  }

  it('its candidate is erased: nothing stays behind', async () => {
    const { answer, events, standing } = await scheduleMeanwhile(({ candidateId }) =>
      google.app.platform.database.system.deleteFrom('candidates').where('id', '=', candidateId).execute(),
    );
    expect(answer.status).toBe(502);
    expect(events()).toHaveLength(1);
    expect(standing()).toEqual([]);
  });

  it('the job is closed: there is no interview', async () => {
    const { answer, listed, standing } = await scheduleMeanwhile(({ jobId, token }) =>
      google.app.call(changeJobStatus, { params: { id: jobId }, body: { status: 'Closed' } }, { token }),
    );
    expect([answer.status, answer.body.type]).toEqual([409, 'JOB_CLOSED']);
    expect(await listed()).toEqual([]);
    expect(standing()).toEqual([]);
  });
});

describe('an interview whose row is gone', () => {
  const takeOut = async () => {
    const { queue, database } = google.app.platform;
    await queue.enqueue(database.system, takeOutLeftTask, {}, { tenant: 'platform' });
    await google.app.work();
  };

  it('leaves the calendar of the recruiter when its candidate is erased', async () => {
    const { schedule, standing, candidateToken, parent } = await google.createCase();
    await schedule();
    expect(standing()).toHaveLength(1);
    const params = { organisationId: parent.organisationId };
    const erased = await google.app.call(eraseAtOrganisation, { params }, { token: candidateToken });
    expect(erased.status).toBe(200);
    await takeOut();
    expect(standing()).toEqual([]);
  });

  it('is noted by the database alone: an organisation writes and reads no such note', async () => {
    const { schedule, parent } = await google.createCase();
    const { id } = (await schedule()).body.data;
    const { database } = google.app.platform;
    const scope = organisationScope(parent.organisationId);
    const note = { event_id: 'anyone-elses', account_id: parent.accountId };
    await expect(
      database.transaction(scope, (tx) => tx.insertInto('left_events').values(note).execute()),
    ).rejects.toThrow(/row-level security/);
    const seen = await database.transaction(scope, async (tx) => {
      await tx.deleteFrom('interviews').where('id', '=', id).execute();
      return tx.selectFrom('left_events').selectAll().execute();
    });
    expect(seen).toEqual([]);
    const left = await database.system.selectFrom('left_events').select('event_id').execute();
    expect(left).toEqual([{ event_id: id.replaceAll('-', '') }]);
    await takeOut();
  });

  it('leaves it when the recruiter closes the organisation, before the leave to take it out goes with the account', async () => {
    const { schedule, standing, parent } = await google.createCase();
    await schedule();
    const { queue, database } = google.app.platform;
    const { system } = database;
    const now = google.app.clock.now();
    await system
      .insertInto('account_deletions')
      .values({ account_id: parent.accountId, asked_at: now, due_at: now, closes_organisation: true })
      .execute();
    const settle = () => queue.enqueue(system, settleTask, {}, { tenant: 'platform' }).then(() => google.app.work());
    // No one signs in after it was asked for: the sessions ended.
    await system.deleteFrom('sessions').where('account_id', '=', parent.accountId).execute();
    await settle();
    await takeOut();
    expect(standing()).toEqual([]);
    await settle();
    expect(await system.selectFrom('accounts').select('id').where('id', '=', parent.accountId).execute()).toEqual([]);
  });

  it('leaves it when it was cancelled and Google had not heard of that yet', async () => {
    const { schedule, token, standing, candidateId } = await google.createCase();
    const { id } = (await schedule()).body.data;
    await google.app.call(cancelInterview, { params: { id }, body: {} }, { token });
    await google.app.platform.database.system.deleteFrom('candidates').where('id', '=', candidateId).execute();
    await takeOut();
    expect(standing()).toEqual([]);
  });
});

it('a move that Google no longer takes is not mailed once the interview is cancelled', async () => {
  const { schedule, token, inHours, person } = await google.createCase();
  const { id } = (await schedule()).body.data;
  const body = { startDateTime: inHours(50).toISOString(), endDateTime: inHours(51).toISOString() };
  await google.app.call(changeInterviewTime, { params: { id }, body }, { token });
  google.meetPlacing(async () => {
    await google.app.call(cancelInterview, { params: { id }, body: {} }, { token });
    throw new CalendarFailed('revoked', 'TEST');
  });
  await workLater(google.app);
  const subjects = (await google.app.mailTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^(New time|Cancelled)/.test(subject))).toEqual([
    expect.stringMatching(/^Cancelled/),
  ]);
});

it('what was moved in Google Calendar is followed although another cannot be', async () => {
  const { schedule, events, inHours, listed } = await google.createCase();
  const first = (await schedule()).body.data.id;
  const later = { startDateTime: inHours(48.5).toISOString(), endDateTime: inHours(49).toISOString() };
  const second = (await schedule(later)).body.data.id;
  for (const event of events()) {
    event.start = { dateTime: new Date(Date.parse(event.start?.dateTime ?? '') + 60_000).toISOString() };
  }
  const heal = await poison(google.app, 'interviews', 'update', { id: first });
  await workLater(google.app);
  const starts = async () => new Map((await listed()).map(({ id, start }) => [id, start.dateTime]));
  const moved = (hours: number) => new Date(inHours(hours).getTime() + 60_000).toISOString();
  expect([...(await starts())]).toEqual([
    [first, inHours(48).toISOString()],
    [second, moved(48.5)],
  ]);
  await heal();
  // The round that failed was not the last.
  await workLater(google.app);
  expect((await starts()).get(first)).toBe(moved(48));
});
