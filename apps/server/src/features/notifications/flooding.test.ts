import { applyForJob, withdrawApplication } from '@candela/contract/applications/own-applications.routes.ts';
import { replyToCorrection } from '@candela/contract/assessments/assessments.routes.ts';
import { requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import {
  eraseAtOrganisation,
  requestExport,
  requestOrganisationExport,
} from '@candela/contract/privacy/privacy.routes.ts';
import { createReport } from '@candela/contract/reports/reports.routes.ts';
import { askForReview } from '@candela/contract/reviews/reviews.routes.ts';
import { makeSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a candidate who asks for another time again and again fills no recruiter’s inbox', async () => {
  const { schedule, parent, candidateToken, inHours } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  await app.work();
  const before = (await app.mailTo(parent.email)).length;
  // The same time asked for twice is one request: these are others.
  const slotAt = (hours: number) => ({
    startDateTime: inHours(hours).toISOString(),
    endDateTime: inHours(hours + 1).toISOString(),
    timeZone: 'UTC',
  });
  const ask = (time: number) =>
    app.call(
      requestReschedule,
      { params: { id }, body: { proposedSlots: [slotAt(72 + time)], message: '' } },
      { token: candidateToken },
    );
  const statuses = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await ask(time)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  await app.work();
  expect((await app.mailTo(parent.email)).length - before).toBe(10);
});

const hour = 3600;

it('whatever one account can do to tell others, or to have files made, has a limit of its own', () => {
  const limits = {
    [applyForJob.id]: [60, hour],
    [withdrawApplication.id]: [60, hour],
    [makeSuggestions.id]: [60, hour],
    [askForReview.id]: [20, hour],
    [replyToCorrection.id]: [30, hour],
    [eraseAtOrganisation.id]: [20, hour],
    [createReport.id]: [60, hour],
    [requestExport.id]: [10, hour],
    [requestOrganisationExport.id]: [10, hour],
  };
  const routes = [
    applyForJob,
    withdrawApplication,
    makeSuggestions,
    askForReview,
    replyToCorrection,
    eraseAtOrganisation,
    createReport,
    requestExport,
    requestOrganisationExport,
  ];
  expect(routes.map(({ rateLimit }) => rateLimit?.by)).toEqual(routes.map(() => 'account'));
  expect(
    Object.fromEntries(routes.map(({ id, rateLimit }) => [id, [rateLimit?.limit, rateLimit?.windowSeconds]])),
  ).toEqual(limits);
});
