import { listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import * as routes from '@candela/contract/reviews/reviews.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type PrincipalKind, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
let jobId: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app);
  jobId = await createJob(app, world);
  await createApplication(
    app,
    { ...world, jobId },
    { email: 'ada@reviews.test', name: 'Ada Quist', accountId: world.people.candidate.accountId, status: 'rejected' },
  );
});
afterAll(() => app.close());

const token = async (kind: PrincipalKind) => (await world.tokenFor(kind)) ?? '';
const ask = async (question: string) =>
  app.call(
    routes.askForReview,
    { params: { id: jobId }, body: { about: 'decision', question } },
    { token: await token('candidate') },
  );
const own = async () =>
  (await app.call(routes.listOwnReviews, { params: { id: jobId } }, { token: await token('candidate') })).body.data;
const open = async (kind: PrincipalKind) =>
  (await app.call(routes.listOpenReviews, {}, { token: await token(kind) })).body.data;
const bell = async (kind: PrincipalKind) =>
  (await app.call(listNotifications, { query: {} }, { token: await token(kind) })).body.items.map(({ text }) => text);

describe('a human review', () => {
  it('is asked for once at a time, however often and fast, and shown to recruiters of the company with its month', async () => {
    const answers = await Promise.all([1, 2, 3].map((number) => ask(`Why? (${number})`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('REVIEW_OPEN');
    const [review] = await open('companyRecruiter');
    expect(review).toMatchObject({ candidateName: 'Ada Quist', about: 'decision', answer: null });
    const month = new Date(review?.askedAt ?? '');
    month.setUTCMonth(month.getUTCMonth() + 1);
    expect(Math.abs(Date.parse(review?.dueAt ?? '') - month.getTime())).toBeLessThan(3 * 864e5);
    expect(await open('siblingRecruiter')).toEqual([]);
    expect(await open('otherParent')).toEqual([]);
    await app.work();
    expect(await bell('parent')).toEqual([
      'Ada Quist asks for a human review of their application for Lighthouse keeper',
    ]);
    const [mail, ...others] = await app.mailTo(world.people.parent.email);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Ada Quist writes: .+\n\nPlease answer by \d+ \w+ \d{4}\./);
  });

  it('is answered in words, once; both sides see it and the candidate is told', async () => {
    const [review] = await open('parent');
    const answer = async (text: string) =>
      app.call(
        routes.answerReview,
        { params: { id: review?.id ?? '' }, body: { answer: text } },
        { token: await token('companyRecruiter') },
      );
    const both = await Promise.all([answer('We looked again.'), answer('We looked twice.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await own())[0]?.answer).toMatch(/^We looked/);
    expect(await open('parent')).toEqual([]);
    await app.work();
    expect((await bell('candidate'))[0]).toContain('has answered your request for a human review');
    expect((await app.mailTo(world.people.candidate.email))[0]?.subject).toContain('Own company has answered');
    expect((await app.mailTo(world.people.candidate.email))[0]?.text).toMatch(
      /Own company writes: We looked (again|twice)\./,
    );
    expect((await ask('And once more?')).status).toBe(201);
    expect(await own()).toHaveLength(2);
  });
});
