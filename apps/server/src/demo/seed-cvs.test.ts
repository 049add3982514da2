import { getApplicationStats, listApplications } from '@candela/contract/applications/applications.routes.ts';
import { applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { getBoard } from '@candela/contract/applications/board.routes.ts';
import { listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { beginAttempt } from '@candela/contract/assessments/assessments.routes.ts';
import { login } from '@candela/contract/auth/auth.routes.ts';
import { getCv, getOwnCv, listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import { getBatch, listBatches } from '@candela/contract/cvs/uploads.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { getPrivacy } from '@candela/contract/privacy/privacy.routes.ts';
import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as addingUp from '../testing/adding-up.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoCvs, ownDemoCv } from './cvs/demo-cvs.ts';
import { heldDemoCv } from './cvs/held-cv.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  expect(await seedDemo(app.platform)).toBe(true);
  await app.work();
}, 120_000);
afterAll(() => app.close());

async function signIn(name: keyof typeof demoAccounts): Promise<string> {
  const { email, role } = demoAccounts[name];
  const { body } = await app.call(login, { body: { email, role, password: demoPassword } });
  return body.accessToken;
}

const jobIdOf = async (title: string): Promise<string> =>
  (
    await app.platform.database.system
      .selectFrom('jobs')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
  ).id;

async function rank(title: string): Promise<RankingEntry[]> {
  const jobId = await jobIdOf(title);
  const token = await signIn('recruiter');
  const { body } = await app.call(getRanking, { params: { jobId }, query: { pageSize: 100 } }, { token });
  return body.rankings.candidates_ranked;
}

it('reads every file, each as a person of its own', async () => {
  const files = await app.platform.database.system
    .selectFrom('cv_files as f')
    .innerJoin('candidates as c', 'c.id', 'f.candidate_id')
    .innerJoin('cvs', 'cvs.id', 'f.cv_id')
    .select(['f.file_name', 'f.status', 'f.candidate_id', 'c.name', 'c.email', 'cvs.experience', 'cvs.education'])
    .execute();
  expect(files.map(({ file_name }) => file_name).sort()).toEqual(
    [...demoCvs.map(({ fileName }) => fileName), ownDemoCv].sort(),
  );
  for (const file of files) {
    expect(file, file.file_name).toMatchObject({
      status: 'read',
      name: expect.stringMatching(/\p{L}+ \p{L}+/u),
      email: expect.stringMatching(/@.+\.test$/),
    });
    expect(file.experience, file.file_name).not.toEqual([]);
    expect(file.education, file.file_name).not.toEqual([]);
  }
  expect(new Set(files.map(({ candidate_id }) => candidate_id)).size).toBe(files.length);
  // The demo candidate is there twice: with what they say of themselves, and with what the organisation has of them.
  expect(new Set(files.map(({ email }) => email)).size).toBe(files.length - 1);
});

it.each([
  ['Backend Engineer (TypeScript)', ['Oluwaseun Adebanjo', 'Maren Tveitdal']],
  ['Head Chef', ['Kofi Amankwah', 'Solène Kervadec']],
])('ranks people for %s from excellent to unrelated', async (title, best) => {
  const people = await rank(title);
  expect(people).toHaveLength(demoCvs.filter(({ job }) => job === title).length);
  const scores = people.map(({ match_score }) => match_score);
  expect(Math.max(...scores)).toBeGreaterThan(75);
  expect(Math.min(...scores)).toBeLessThan(25);
  expect(scores.filter((score) => score > 30 && score < 65).length).toBeGreaterThanOrEqual(2);
  const places = best.map((name) => people.findIndex((person) => person.name === name));
  expect(Math.max(...places)).toBeLessThan(4);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  // Those who reached the job's threshold are in its pipeline, no others.
  expect(people.filter(({ status }) => status !== null)).toEqual(people.filter((p) => p.match_score >= 65));
});

it.each(['Backend Engineer (TypeScript)', 'Head Chef'])('adds up wherever %s is shown', async (title) => {
  const token = await signIn('recruiter');
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  const [jobId, people] = [await jobIdOf(title), await rank(title)];
  const counts = (await app.call(getRanking, { params: { jobId }, query: { pageSize: 100, minScore: 65 } }, { token }))
    .body;
  expect(counts.pagination.total + counts.hidden).toBe(people.length);
  for (const { candidateId, match_score, factors } of people) {
    expect(sumOf(factors.map(({ weight }) => weight))).toBe(100);
    expect(sumOf(shownPoints(factors, match_score))).toBe(Math.round(match_score));
    const explained = (await app.call(explainRanking, { params: { jobId, candidateId } }, { token })).body.data;
    // The dialog says what the list says: the same points, and as many things found, probably found and missing.
    expect(shownPoints(explained.factors, explained.score)).toEqual(shownPoints(factors, match_score));
    expect(factors.map(({ id, asked, found, probablyFound = 0 }) => ({ id, asked, found, probablyFound }))).toEqual(
      explained.factors.map(({ id, met, likely, missing }) => ({
        id,
        asked: met.length + likely.length + missing.length,
        found: met.length,
        probablyFound: likely.length,
      })),
    );
  }
});

it('adds up across the jobs, the board, the list, the dashboard and the uploads', async () => {
  const token = await signIn('recruiter');
  const sumOf = (parts: Iterable<number>) => [...parts].reduce((sum, part) => sum + part, 0);
  const inPipeline = async (jobId?: string) => {
    const query = jobId ? { jobId } : {};
    const { counts, board } = (await app.call(getBoard, { query }, { token })).body;
    const { pagination } = (await app.call(listApplications, { query }, { token })).body;
    for (const status of applicationStatuses) {
      const list = (await app.call(listApplications, { query: { ...query, status } }, { token })).body;
      expect([status, board[status].length, list.pagination.total]).toEqual([status, counts[status], counts[status]]);
    }
    expect(sumOf(Object.values(counts))).toBe(pagination.total);
    return pagination.total;
  };
  const jobs = (await app.call(listRecruiterJobs, { query: { pageSize: 100 } }, { token })).body.data;
  for (const { _id: jobId, title, candidates, applications } of jobs) {
    expect([title, await inPipeline(jobId)]).toEqual([title, applications]);
    const ranking = await app.call(getRanking, { params: { jobId }, query: {} }, { token });
    expect([title, ranking.body.pagination.total]).toEqual([title, candidates]);
  }
  const all = await inPipeline();
  expect(sumOf(jobs.map(({ applications }) => applications))).toBe(all);
  const figures = (await app.call(getApplicationStats, { query: {} }, { token })).body.data;
  const { counts } = (await app.call(getBoard, { query: {} }, { token })).body;
  expect(figures.activeJobsCount).toBe(jobs.filter(({ status }) => status === 'Active').length);
  expect(figures.pendingReviewCount).toBe(counts.pending + counts.review);

  for (const batch of (await app.call(listBatches, {}, { token })).body.data) {
    const { files } = (await app.call(getBatch, { params: { id: batch.id } }, { token })).body.data;
    expect(files).toHaveLength(batch.total);
    expect(batch.read + batch.duplicates + batch.failed + batch.open).toBe(batch.total);
    expect(files.filter(({ status }) => status === 'failed')).toHaveLength(batch.failed);
  }
});

it('adds up on the dashboard, in billing, assessments and reports, and for the platform as a whole', async () => {
  const [hiring, own, admin] = [await signIn('recruiter'), await signIn('candidate'), await signIn('admin')];
  await addingUp.expectDashboardToAddUp(app, hiring);
  await addingUp.expectPlanToAddUp(app, hiring);
  await addingUp.expectAssessmentsToAddUp(app, { own, hiring });
  await addingUp.expectReportsToAddUp(app, { own, hiring });
  await addingUp.expectAdminToAddUp(app, admin);
});

it('shows both tricks, and neither helps', async () => {
  const token = await signIn('recruiter');
  const people = await rank('Backend Engineer (TypeScript)');
  for (const [name, kind] of [
    ['Farzaneh Moradkhani', 'invisible-text'],
    ['Aurelio Benavides', 'machine-instruction'],
  ] as const) {
    const person = people.find((entry) => entry.name === name);
    expect(person?.match_score, name).toBeLessThan(50);
    const { body } = await app.call(getCv, { params: { id: person?.cvId ?? '' } }, { token });
    expect(body.cv.flags).toContainEqual(expect.objectContaining({ kind }));
  }
  const honest = people.filter(({ name }) => name !== 'Farzaneh Moradkhani' && name !== 'Aurelio Benavides');
  expect(honest.every(({ flags }) => flags === 0)).toBe(true);
});

it('gives the demo candidate a CV of their own beside the one that an organisation has', async () => {
  const token = await signIn('candidate');
  const { body } = await app.call(getOwnCv, {}, { token });
  expect(body.data).toMatchObject({ fileName: ownDemoCv, experience: [{ title: 'Software Engineer' }, {}] });
  const seen = (await rank('Backend Engineer (TypeScript)')).map(({ cvId }) => cvId);
  expect(seen).not.toContain(body.data?._id);
  // It is confirmed: they can be asked other questions at once.
  const begun = await app.call(beginAttempt, { params: { type: 'practice' } }, { token });
  expect(begun.body.data).toMatchObject({ missing: null, current: { attempt: 3, status: 'NOT_STARTED' } });
});

it('tells the demo candidate one date for one thing: nothing was used before it came', async () => {
  const token = await signIn('candidate');
  const [held, seen] = (await app.call(listHolders, {}, { token })).body.data;
  const [holder] = (await app.call(getPrivacy, {}, { token })).body.data.holders;
  expect(holder).toMatchObject({ since: held?.since, appliedAt: seen?.since });
  expect(held?.cvs.map(({ createdAt }) => createdAt)).toEqual([held?.since]);
  const { data: items } = (await app.call(listOwnApplications, {}, { token })).body;
  const first = (isHeld: boolean) =>
    items
      .filter(({ title }) => (title === heldDemoCv.job) === isHeld)
      .map(({ appliedAt }) => appliedAt)
      .sort()[0] ?? '';
  expect(held?.since && held.since < first(true)).toBe(true);
  expect(seen?.since).toBe(first(false));
  const own = (await app.call(getOwnCv, {}, { token })).body.data;
  expect(own && own.createdAt < first(false)).toBe(true);
});

it('tells the demo candidate which earlier CV an organisation has, how it was scored and what its badge rests on', async () => {
  const token = await signIn('candidate');
  const { data } = (await app.call(listHolders, {}, { token })).body;
  expect(data).toMatchObject([
    {
      organisationName: 'Achebe Group',
      isOwnCv: false,
      cvs: [{ fileName: heldDemoCv.fileName, isCurrent: true, authorship: { likelihood: 'medium' } }],
      scores: [{ jobTitle: heldDemoCv.job }],
    },
    { organisationName: 'Achebe Group', isOwnCv: true, cvs: [] },
  ]);
  const [holder] = data;
  const [held, score] = [holder?.cvs[0], holder?.scores[0]];
  expect(held?.authorship.reasons.map(({ quote }) => quote)).toEqual(['[insert number] · XX%']);
  const { body } = await app.call(getCv, { params: { id: held?.id ?? '' } }, { token });
  expect(body.cv.experience[0]?.description).toMatch(/XX% less time.*\[insert number\] bookings/s);
  const explained = await app.call(
    explainRanking,
    { params: { jobId: score?.jobId ?? '', candidateId: holder?.candidateId ?? '' } },
    { token },
  );
  expect(explained.body.data).toMatchObject({ cvId: held?.id, hasEvidence: true });
  const people = await rank(heldDemoCv.job);
  expect(people.filter(({ name }) => name === 'Callum Osei')).toMatchObject([
    { cvId: held?.id, ai_likelihood: 'medium' },
  ]);
});

it('does nothing the second time', async () => {
  expect(await seedDemo(app.platform)).toBe(false);
});
