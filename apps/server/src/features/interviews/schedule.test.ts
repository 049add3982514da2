import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { RATE_LIMITS: '0', MEETING_LINK_TEMPLATE: 'https://meet.example/{id}' },
  });
});
afterAll(() => app.close());

const system = () => app.platform.database.system;

describe('scheduling an interview', () => {
  it('says what is wrong, one thing at a time, in the order of the form', async () => {
    const { schedule, place } = await createInterviewCase(app);
    const unconnected = await createInterviewCase(app, { isConnected: false });
    const stranger = await createInterviewCase(app);
    const said = async (changes: Parameters<typeof schedule>[0]) => (await schedule(changes)).body.message;
    const all = { jobId: '', candidateId: '', title: '', startDateTime: '', endDateTime: '' };
    expect((await unconnected.schedule(all)).body.message).toBe(
      'Google Calendar not connected. Please connect your calendar first.',
    );
    expect(await said(all)).toBe('Please select a job.');
    const { jobId: _job, ...rest } = all;
    expect(await said(rest)).toBe('Please enter candidate email.');
    expect(await said({ ...rest, candidateId: stranger.candidateId })).toBe(
      'Candidate email not found for the selected job.',
    );
    const times = { startDateTime: '', endDateTime: '' };
    expect(await said({ title: ' ', ...times })).toBe('Please fill in all required fields.');
    expect(await said(times)).toBe('Please fill in all required fields.');
    const past = { startDateTime: '2020-05-04T10:00', endDateTime: '2020-05-04T09:00' };
    expect(await said(past)).toBe('End time must be after start time.');
    expect(await said({ ...past, endDateTime: '2020-05-04T11:00' })).toBe('Interview time must be in the future.');
    const rows = await system()
      .selectFrom('interviews')
      .select('id')
      .where('organisation_id', 'in', [place.organisationId, unconnected.place.organisationId])
      .execute();
    expect(rows).toEqual([]);
  });

  it('refuses an hour that the clocks skip or repeat, a zone that is none, and a time that is none', async () => {
    const { schedule } = await createInterviewCase(app);
    const said = async (changes: Parameters<typeof schedule>[0]) => (await schedule(changes)).body.message;
    expect(await said({ startDateTime: '2031-03-30T01:30', endDateTime: '2031-03-30T03:00' })).toBe(
      'This time does not exist in Europe/London: the clocks go forward.',
    );
    expect(await said({ startDateTime: '2031-10-26T01:30', endDateTime: '2031-10-26T03:00' })).toBe(
      'This time happens twice in Europe/London: the clocks go back. Please choose another.',
    );
    expect(await said({ timeZone: 'Mars/Olympus' })).toBe('Please choose a time zone from the list.');
    expect(await said({ startDateTime: 'soon' })).toBe('Please enter a date and a time.');
  });

  it('names the attendee whose address is wrong, and says how many there may be', async () => {
    const { schedule } = await createInterviewCase(app);
    const said = async (attendeeEmails: string[]) => (await schedule({ attendeeEmails })).body.message;
    expect(await said(['panel@people.test', 'Ann Lee'])).toBe('“ann lee” is not an email address.');
    const many = Array.from({ length: 21 }, (_, at) => `panel-${at}@people.test`);
    expect(await said(many)).toBe('Please invite at most 20 attendees.');
  });

  it('does not invite a candidate who has taken the application back', async () => {
    const { schedule, candidateToken, jobId, place } = await createInterviewCase(app);
    await app.call(withdrawApplication, { params: { id: jobId } }, { token: candidateToken });
    const refused = await schedule();
    expect([refused.status, refused.body.type]).toEqual([409, 'WITHDRAWN']);
    const rows = await system()
      .selectFrom('interviews')
      .select('id')
      .where('organisation_id', '=', place.organisationId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('moves the application, keeps each attendee once, and shows it to both sides as a calendar event', async () => {
    const { schedule, form, token, candidateToken, candidateId, jobId, person } = await createInterviewCase(app);
    const answer = await schedule();
    expect(answer.status).toBe(200);
    const { id } = answer.body.data;
    const query = { startDate: form.startDateTime, endDate: form.endDateTime };
    for (const reader of [token, candidateToken]) {
      const { data } = (await app.call(listInterviews, { query }, { token: reader })).body;
      expect(data).toMatchObject({ totalCount: 1, interviews: [{ id, summary: 'First interview' }] });
    }
    expect(answer.body.data).toMatchObject({
      start: { dateTime: form.startDateTime, timeZone: 'Europe/London' },
      end: { dateTime: form.endDateTime },
      attendees: [
        { email: person.email, displayName: 'Zoë Long', kind: 'candidate' },
        { email: 'panel@people.test', displayName: 'panel@people.test', kind: 'interviewer' },
      ],
    });
    expect(answer.body.data.meetLink).toContain(id.replaceAll('-', ''));
    expect(answer.body.data.description.split('\n')).toEqual([
      `Job ID: ${jobId}`,
      `Candidate ID: ${candidateId}`,
      'Company: Northlight',
      'Job Title: Lighthouse keeper',
      'Candidate Name: Zoë Long',
      '',
      'Bring the log.',
    ]);
    const application = await system()
      .selectFrom('applications')
      .select('status')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(application.status).toBe('interview');
  });

  it('invites everyone by a mail whose file another library reads', async () => {
    const { schedule, person, parent, form } = await createInterviewCase(app);
    await schedule();
    await app.work();
    for (const to of [person.email, parent.email]) {
      expect((await app.mailTo(to)).map(({ subject }) => subject)).toContain('Invitation: First interview');
    }
    const files = await app.outbox();
    const mails = await Promise.all(
      files.map(async (file) => simpleParser(await readFile(path.join(app.platform.config.dataDir, 'outbox', file)))),
    );
    const mail = mails.find(({ to }) => !Array.isArray(to) && to?.text === person.email);
    const calendar = mail?.attachments.find(({ contentType }) => contentType.includes('calendar'));
    const [event] = new ICAL.Component(ICAL.parse(calendar?.content.toString() ?? '')).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(form.startDateTime);
  });

  it('is one interview when the same form is sent many times at once', async () => {
    const { schedule, jobId } = await createInterviewCase(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => schedule()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await system().selectFrom('interviews').select('id').where('job_id', '=', jobId).execute();
    expect(rows).toHaveLength(1);
  });
});
