import { getBoard } from '@candela/contract/applications/board.routes.ts';
import { changeRecruiterEmail, confirmEmailChange } from '@candela/contract/auth/profile.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import {
  askForScorecard,
  getScorecardForm,
  listScorecards,
  setCriteria,
  submitScorecard,
  submitScorecardForm,
  summariseScorecards,
} from '@candela/contract/scorecards/scorecards.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginInterview, createInterviewCase } from '../../testing/interviews.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { mailedCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const card = (overall: 'yes' | 'strong-no', rating: number) => ({
  ratings: [{ criterion: 'Optics', rating, evidence: 'Named every lens.' }],
  overall,
});

/** An interview that has begun, with the parent, a colleague and an outside interviewer. */
async function createCase({ hasBegun = false } = {}) {
  const made = await createInterviewCase(app);
  const { organisationId, companyId } = made.place;
  const colleague = await createMember(app, organisationId, companyId);
  const outsider = `outside-${made.candidateId}@people.test`;
  const { id } = (await made.schedule({ attendeeEmails: [colleague.email, outsider] })).body.data;
  const params = { id };
  const seen = async (token: string) => (await app.call(listScorecards, { params }, { token })).body.data;
  if (hasBegun) await beginInterview(app, id);
  const { token: colleagueToken } = await signIn(app, colleague);
  return { ...made, colleagueToken, outsider, params, seen };
}

describe('scorecards', () => {
  it('have the criteria of the advert until the recruiter writes others', async () => {
    const { token, jobId, seen } = await createCase();
    expect((await seen(token)).criteria).toEqual(['Two years at sea', 'Optics']);
    await app.call(setCriteria, { params: { id: jobId }, body: { criteria: ['Calm', 'Calm', 'Care'] } }, { token });
    expect((await seen(token)).criteria).toEqual(['Calm', 'Care']);
  });

  it('ask for evidence, a word, and an interview that has begun', async () => {
    const { token, params } = await createCase();
    const send = (body: object) =>
      app.call(submitScorecard, { params, body: body as ReturnType<typeof card> }, { token });
    expect((await send(card('yes', 3))).status).toBe(409);
    const bare = { ...card('yes', 3), ratings: [{ criterion: 'Optics', rating: 3, evidence: ' ' }] };
    expect((await send(bare)).body.errors[0]?.message).toBe('Please give the evidence for each rating.');
    expect((await send({ ratings: card('yes', 3).ratings })).status).toBe(400);
    expect((await send(card('yes', 5))).status).toBe(400);
  });

  it('are prepared before the interview: criteria, who is to write, and the private link', async () => {
    const { token, jobId, params, outsider, seen } = await createCase();
    await app.call(setCriteria, { params: { id: jobId }, body: { criteria: ['Calm'] } }, { token });
    const asked = await app.call(askForScorecard, { params, body: { email: outsider } }, { token });
    expect(asked.body.data).toMatchObject({ criteria: ['Calm'], takesPart: true, own: null });
    expect((await seen(token)).interviewers.map(({ isAsked, isIn }) => [isAsked, isIn])).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
    await app.work();
    const [mail] = await app.mailTo(outsider);
    const link = { token: /\/scorecard\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    expect((await app.call(getScorecardForm, { params: link })).body.data.criteria).toEqual(['Calm']);
    const early = await app.call(submitScorecardForm, { params: link, body: card('yes', 3) });
    expect([early.status, early.body.message]).toEqual([
      409,
      'A scorecard can be written once the interview has begun.',
    ]);
  });

  it('stay hidden from those who take part until their own is in, and are summed up for the candidate', async () => {
    const { token, colleagueToken, candidateToken, params, seen, candidateId } = await createCase({ hasBegun: true });
    await app.call(submitScorecard, { params, body: card('yes', 4) }, { token });
    const before = await seen(colleagueToken);
    expect(before).toMatchObject({ takesPart: true, own: null, others: null });
    expect(before.interviewers.map(({ isIn }) => isIn)).toEqual([true, false, false]);
    const summary = async (reader: string) =>
      (await app.call(summariseScorecards, { params: { id: candidateId } }, { token: reader })).body.data;
    expect(await summary(colleagueToken)).toMatchObject([{ submitted: 1, expected: 3, overall: null, mean: null }]);
    const after = await app.call(submitScorecard, { params, body: card('strong-no', 1) }, { token: colleagueToken });
    expect(after.body.data).toMatchObject({ own: { overall: 'strong-no' }, others: [{ overall: 'yes' }] });
    expect(await summary(token)).toMatchObject([{ submitted: 2, overall: { yes: 1, 'strong-no': 1 }, mean: 2.5 }]);
    expect((await app.call(listScorecards, { params }, { token: candidateToken })).status).toBe(403);
  });

  it('are as many as are expected, also where a colleague who was not invited writes one', async () => {
    const { token, params, place, candidateId } = await createCase({ hasBegun: true });
    const { token: uninvited } = await signIn(app, await createMember(app, place.organisationId, place.companyId));
    for (const writer of [token, uninvited])
      await app.call(submitScorecard, { params, body: card('yes', 4) }, { token: writer });
    const { data } = (await app.call(summariseScorecards, { params: { id: candidateId } }, { token })).body;
    expect(data).toMatchObject([{ submitted: 2, expected: 4 }]);
  });

  it('are on the card of the board, and their figure once the own one is in', async () => {
    const { token, colleagueToken, params, jobId, candidateId } = await createCase({ hasBegun: true });
    const onCard = async (reader: string) => {
      const cards = (await app.call(getBoard, { query: { jobId } }, { token: reader })).body.board.interview;
      return cards.find((each) => each.candidateId === candidateId)?.scorecards;
    };
    expect(await onCard(colleagueToken)).toBeNull();
    await app.call(submitScorecard, { params, body: card('yes', 4) }, { token });
    expect(await onCard(token)).toEqual({ submitted: 1, mean: 4 });
    expect(await onCard(colleagueToken)).toEqual({ submitted: 1, mean: null });
    await app.call(submitScorecard, { params, body: card('strong-no', 1) }, { token: colleagueToken });
    expect(await onCard(colleagueToken)).toEqual({ submitted: 2, mean: 2.5 });
    // One who rated three criteria counts for three of four, here as on the candidate's page; what did not come up for none.
    const more = ['Optics', 'Calm', 'Care', 'Sails'].map((criterion, at) => ({
      criterion,
      rating: at < 3 ? 4 : null,
      evidence: 'Said so.',
    }));
    await app.call(submitScorecard, { params, body: { ...card('yes', 4), ratings: more } }, { token });
    const { data } = (await app.call(summariseScorecards, { params: { id: candidateId } }, { token })).body;
    expect([(await onCard(token))?.mean, data[0]?.mean]).toEqual([3.3, 3.3]);
  });

  it('are written in the product by an interviewer of the team, for the interviews they were invited to alone', async () => {
    const { schedule, place, form, inHours } = await createInterviewCase(app);
    const interviewer = await createMember(app, place.organisationId, place.companyId, 'interviewer');
    const { token } = await signIn(app, interviewer);
    const { id } = (await schedule({ attendeeEmails: [interviewer.email] })).body.data;
    const later = { startDateTime: inHours(72).toISOString(), endDateTime: inHours(73).toISOString() };
    const foreign = (await schedule({ ...form, ...later, attendeeEmails: [] })).body.data;
    for (const each of [id, foreign.id]) await beginInterview(app, each);
    const submit = (each: string) =>
      app.call(submitScorecard, { params: { id: each }, body: card('yes', 3) }, { token });
    const { data } = (await submit(id)).body;
    expect(data).toMatchObject({ criteria: ['Two years at sea', 'Optics'], own: { overall: 'yes' }, others: [] });
    expect(data.interviewers).toContainEqual(
      expect.objectContaining({ email: interviewer.email, writesHere: true, isIn: true }),
    );
    expect((await submit(foreign.id)).status).toBe(404);
    expect((await app.call(listScorecards, { params: { id: foreign.id } }, { token })).status).toBe(404);
  });

  it('reach an interviewer without a seat by a private link that shows nothing of others', async () => {
    const { token, outsider, params, seen } = await createCase({ hasBegun: true });
    const ask = (email: string) => app.call(askForScorecard, { params, body: { email } }, { token });
    expect((await ask('stranger@people.test')).status).toBe(404);
    expect((await ask(outsider)).body.data.interviewers[2]).toMatchObject({ email: outsider, isAsked: true });
    await app.work();
    const [mail] = await app.mailTo(outsider);
    const link = { token: /\/scorecard\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    const form = (await app.call(getScorecardForm, { params: link })).body.data;
    expect(form).toMatchObject({ candidateName: 'Zoë Long', criteria: ['Two years at sea', 'Optics'], own: null });
    await app.call(submitScorecardForm, { params: link, body: card('yes', 2) });
    expect((await app.call(getScorecardForm, { params: link })).body.data.own).toMatchObject({ overall: 'yes' });
    expect((await seen(token)).interviewers[2]).toMatchObject({ isIn: true });
    const tampered = { token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` };
    expect((await app.call(getScorecardForm, { params: tampered })).status).toBe(404);
    app.clock.advance(31 * 864e5);
    expect((await app.call(getScorecardForm, { params: link })).status).toBe(404);
  });

  it('are closed to who was taken off the interview, and while the organisation is suspended', async () => {
    const { token, outsider, params, place } = await createCase({ hasBegun: true });
    const { system } = app.platform.database;
    await app.call(askForScorecard, { params, body: { email: outsider } }, { token });
    await app.work();
    const [mail] = await app.mailTo(outsider);
    const link = { token: /\/scorecard\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    const open = async () => (await app.call(getScorecardForm, { params: link })).status;
    const suspend = (at: Date | null) =>
      system
        .updateTable('organisations')
        .set({ suspended_at: at, suspension_reason: at && 'Fraud' })
        .where('id', '=', place.organisationId)
        .execute();
    expect(await open()).toBe(200);
    await suspend(app.clock.now());
    expect(await open()).toBe(404);
    expect((await app.call(submitScorecardForm, { params: link, body: card('yes', 2) })).status).toBe(404);
    await suspend(null);
    expect(await open()).toBe(200);
    await system.updateTable('interviews').set({ attendees: '[]' }).where('id', '=', params.id).execute();
    expect(await open()).toBe(404);
  });
});

describe('links to a scorecard', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp();
  });
  afterAll(() => limited.close());

  async function createAsking(emails: string[]) {
    const { token, schedule, place } = await createInterviewCase(limited);
    const { id } = (await schedule({ attendeeEmails: emails })).body.data;
    const ask = async (email: string, by = token) =>
      (await limited.call(askForScorecard, { params: { id }, body: { email } }, { token: by })).status;
    return { ask, place };
  }

  it('are mailed by one person twenty times an hour at most', async () => {
    const emails = Array.from({ length: 7 }, (_, at) => `outside-${at}@people.test`);
    const { ask } = await createAsking(emails);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await ask(emails[count % emails.length] ?? ''));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('are mailed to one person five times a day at most, by all of an organisation together', async () => {
    const { ask, place } = await createAsking(['outside@people.test', 'other@people.test']);
    const colleague = await createMember(limited, place.organisationId, place.companyId);
    const { token: colleagueToken } = await signIn(limited, colleague);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await ask('outside@people.test'));
    expect([...statuses, await ask('outside@people.test')]).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask('Outside@people.test', colleagueToken)).toBe(429);
    expect(await ask('other@people.test')).toBe(200);
    // Another organisation has its own.
    const elsewhere = await createAsking(['outside@people.test']);
    expect(await elsewhere.ask('outside@people.test')).toBe(200);
  });
});

it('stay with an interviewer who has another address since, and so does the interview', async () => {
  const made = await createCase({ hasBegun: true });
  const { organisationId, companyId } = made.place;
  const interviewer = await createMember(app, organisationId, companyId, 'interviewer');
  const later = await made.schedule({ attendeeEmails: [interviewer.email] });
  const params = { id: later.body.data.id };
  const { token } = await signIn(app, interviewer);
  const period = { startDate: made.form.startDateTime, endDate: made.form.endDateTime };
  const seen = async () => (await app.call(listInterviews, { query: period }, { token })).body.data.interviews;
  expect(await seen()).toHaveLength(1);
  await beginInterview(app, params.id);
  expect((await app.call(submitScorecard, { params, body: card('yes', 3) }, { token })).status).toBe(200);
  const email = `moved-${interviewer.email}`;
  await app.call(changeRecruiterEmail, { body: { email } }, { token });
  const confirmed = await app.call(confirmEmailChange, { body: { code: await mailedCode(app, email) } }, { token });
  expect(confirmed.status).toBe(200);
  expect((await app.call(listScorecards, { params }, { token })).body.data).toMatchObject({
    takesPart: true,
    own: { overall: 'yes' },
  });
  const { interviewers } = (await app.call(listScorecards, { params }, { token: made.token })).body.data;
  expect(interviewers.find((each) => each.email === email)).toMatchObject({ isIn: true });
});
