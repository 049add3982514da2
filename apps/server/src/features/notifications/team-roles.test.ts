import { withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { cancelInterview, scheduleInterview } from '@candela/contract/interviews/interviews.routes.ts';
import { requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import * as routes from '@candela/contract/notifications/notifications.routes.ts';
import { askForReview } from '@candela/contract/reviews/reviews.routes.ts';
import { removeMember } from '@candela/contract/team/team.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisationScope } from '../../platform/database/scope.ts';
import { connectOwnCalendar } from '../../testing/calendars.ts';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createNotificationsService } from './notifications.service.ts';

let app: TestApp;
let made: Awaited<ReturnType<typeof createInterviewCase>>;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  made = await createInterviewCase(app);
});
afterAll(() => app.close());

async function join(role?: 'viewer' | 'interviewer') {
  const member = await createMember(app, made.place.organisationId, made.place.companyId, role);
  const { token } = await signIn(app, member);
  const bell = async () =>
    (await app.call(routes.listNotifications, { query: {} }, { token })).body.items.map(({ kind }) => kind).sort();
  return { email: member.email, token, bell };
}

describe('members who do not hire', () => {
  it('are told what they may see: a viewer no requests they cannot answer, an interviewer their own interviews alone', async () => {
    const [recruiter, viewer, interviewer] = [await join(), await join('viewer'), await join('interviewer')];
    const { jobId, candidateToken, token, schedule, inHours } = made;
    const later = { startDateTime: inHours(72).toISOString(), endDateTime: inHours(73).toISOString() };
    const { id } = (await schedule({ attendeeEmails: [interviewer.email] })).body.data;
    await schedule({ ...later, attendeeEmails: [] });
    await app.call(cancelInterview, { params: { id }, body: { reason: 'Ill' } }, { token });
    const body = { about: 'score' as const, question: 'Why?' };
    await app.call(askForReview, { params: { id: jobId }, body }, { token: candidateToken });
    await app.call(withdrawApplication, { params: { id: jobId } }, { token: candidateToken });
    await app.work();
    expect(await recruiter.bell()).toEqual(['application.withdrawn', 'review.asked']);
    expect(await viewer.bell()).toEqual(['application.withdrawn']);
    expect(await interviewer.bell()).toEqual(['interview.changed', 'interview.invited']);
  });

  it('choose among the kinds that can reach them', async () => {
    const { token } = await join('interviewer');
    const { data } = (await app.call(routes.listNotificationPreferences, {}, { token })).body;
    expect(data.map(({ kind }) => kind).sort()).toEqual(['interview.changed', 'interview.invited', 'interview.soon']);
    const recruiter = await join();
    const theirs = (await app.call(routes.listNotificationPreferences, {}, { token: recruiter.token })).body.data;
    // Of the retention period the parent alone is told.
    expect(theirs.map(({ kind }) => kind)).not.toContain('retention.ahead');
    const body = { kind: 'application.opened' as const, inApp: true, mail: true };
    expect((await app.call(routes.setNotificationPreference, { body }, { token })).status).toBe(404);
  });
});

describe('a member who was removed', () => {
  it('hears nothing more by mail of the interviews they had arranged', async () => {
    const { candidateToken, token, place, inHours, form } = await createInterviewCase(app);
    const colleague = await createMember(app, place.organisationId, null);
    const { token: theirs } = await signIn(app, colleague);
    await connectOwnCalendar(app, theirs);
    const { id } = (await app.call(scheduleInterview, { body: form }, { token: theirs })).body.data;
    await app.work();
    const before = (await app.mailTo(colleague.email)).length;
    const ask = async () => {
      const slot = {
        startDateTime: inHours(72).toISOString(),
        endDateTime: inHours(73).toISOString(),
        timeZone: 'UTC',
      };
      const body = { proposedSlots: [slot], message: '' };
      await app.call(requestReschedule, { params: { id }, body }, { token: candidateToken });
      await app.work();
      return (await app.mailTo(colleague.email)).length;
    };
    expect(await ask()).toBe(before + 1);
    const params = { userId: colleague.accountId };
    await app.call(removeMember, { params, body: { scope: 'all' } }, { token });
    // The one more says that they were removed.
    expect(await ask()).toBe(before + 2);
    expect(await ask()).toBe(before + 2);
  });
});

it('leaves no mail about a candidate to a member who only interviews by the time it is written', async () => {
  const { place, person, candidateId } = await createInterviewCase(app);
  const [stays, demoted] = [
    await createMember(app, place.organisationId, place.companyId),
    await createMember(app, place.organisationId, place.companyId),
  ];
  const { database } = app.platform;
  const notifications = createNotificationsService(app.platform);
  for (const { accountId } of [stays, demoted]) {
    await database.transaction(organisationScope(place.organisationId), (tx) =>
      notifications.notify(tx, {
        kind: 'review.asked',
        ...place,
        candidateId,
        to: { accountId },
        values: { candidateName: person.email, jobTitle: 'Nurse', candidateId, question: 'Why?', dueDay: 'today' },
      }),
    );
  }
  const memberships = database.system.updateTable('memberships').set({ role: 'interviewer' });
  await memberships.where('account_id', '=', demoted.accountId).execute();
  await app.work();
  expect([(await app.mailTo(stays.email)).length, (await app.mailTo(demoted.email)).length]).toEqual([1, 0]);
});
