import { randomUUID } from 'node:crypto';
import { scheduleInterview } from '@candela/contract/interviews/interviews.routes.ts';
import { sql } from 'kysely';
import { connectOwnCalendar } from './calendars.ts';
import { createApplication, createJob } from './jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { World } from './world.ts';

/** A recruiter with a connected calendar, and a candidate with an account in the pipeline of a job. */
export async function createInterviewCase(app: TestApp, { isConnected = true } = {}) {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, parent.organisationId, 'Northlight');
  const place = { organisationId: parent.organisationId, companyId };
  const jobId = await createJob(app, place);
  const person = await createPerson(app, 'candidate');
  const { candidateId, applicationId } = await createApplication(
    app,
    { ...place, jobId },
    { email: person.email, name: 'Zoë Long', accountId: person.accountId },
  );
  const { token } = await signIn(app, parent);
  const { token: candidateToken } = await signIn(app, person);
  if (isConnected) await connectOwnCalendar(app, token);
  // Counted from one moment: a minute that ends during the test does not shift what comes after it.
  const from = Math.ceil(app.clock.now().getTime() / 60_000) * 60_000;
  const inHours = (hours: number) => new Date(from + hours * 36e5);
  const form = {
    candidateId,
    jobId,
    title: 'First interview',
    description: 'Bring the log.',
    startDateTime: inHours(48).toISOString(),
    endDateTime: inHours(49).toISOString(),
    timeZone: 'Europe/London',
    location: 'Lighthouse',
    attendeeEmails: ['panel@people.test', 'PANEL@people.test', person.email.toUpperCase()],
  };
  const schedule = (changes: Partial<typeof form> = {}) =>
    app.call(scheduleInterview, { body: { ...form, ...changes } }, { token });
  return { parent, person, place, jobId, candidateId, applicationId, token, candidateToken, inHours, form, schedule };
}

/** The interview began half an hour ago. */
export async function beginInterview(app: TestApp, id: string): Promise<void> {
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
  await app.platform.database.system
    .updateTable('interviews')
    .set({ starts_at: at(-30), ends_at: at(30) })
    .where('id', '=', id)
    .execute();
}

/** Background work that waits for its hour is due now. */
export async function workLater(app: TestApp): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(app.platform.database.system);
  await app.work();
}

/** An interview of `world.companyId` with `people.candidate`, a day from now. */
export async function insertInterview(app: TestApp, world: World) {
  const { system } = app.platform.database;
  const place = { organisationId: world.organisationId, companyId: world.companyId };
  const jobId = await createJob(app, place);
  const email = `${randomUUID()}@matrix.test`;
  const { candidateId } = await createApplication(app, { ...place, jobId }, { email });
  await system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', candidateId)
    .execute();
  const now = app.clock.now();
  const [start, end] = [24, 25].map((hours) => new Date(now.getTime() + hours * 36e5));
  const { id } = await system
    .insertInto('interviews')
    .values({
      organisation_id: place.organisationId,
      company_id: place.companyId,
      job_id: jobId,
      candidate_id: candidateId,
      calendar: 'local',
      status: 'scheduled',
      title: 'Interview',
      starts_at: start ?? now,
      ends_at: end ?? now,
      time_zone: 'UTC',
      has_meeting: false,
      attendees: JSON.stringify([{ email, displayName: 'Robin Applicant' }]),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, jobId, candidateId };
}
