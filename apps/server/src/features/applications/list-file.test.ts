import {
  applicationSorts,
  exportApplications,
  listApplications,
} from '@candela/contract/applications/applications.routes.ts';
import { exportRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesAtOnce } from '../../platform/http/csv-file.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** More than are written at once, by as many as a page has. */
const held = linesAtOnce + 100;

let app: TestApp;
let token: string;
let jobId: string;
let place: { organisationId: string; companyId: string };

/** One job; many share a name, a moment or a score, and in the list one in five has no score. */
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  const { organisationId } = parent;
  token = (await signIn(app, parent)).token;
  const companyId = await createCompany(app, organisationId);
  place = { organisationId, companyId };
  jobId = await createJob(app, place);
  await sql`
    with people as (
      insert into candidates (organisation_id, name, email)
      select ${organisationId}, 'Person ' || n % 700, 'p' || n || '@files.test' from generate_series(1, ${held}::int * 5 / 4) n
      returning id, substring(email from 2 for position('@' in email) - 2)::int as n
    ), applied as (
      insert into applications (organisation_id, company_id, job_id, candidate_id, status, applied_at, updated_at)
      select ${organisationId}, ${companyId}, ${jobId}, id, (array['pending', 'review', 'offer'])[1 + n % 3], timestamptz '2026-03-01' + n % 900 * interval '1 minute',
        timestamptz '2026-04-01' + n * 7 % 1000 * interval '1 minute' from people
    ), read as (
      insert into cvs (candidate_id, organisation_id, file_name, content_type)
      select id, ${organisationId}, 'cv.pdf', 'application/pdf' from people where n % 5 <> 0 returning id, candidate_id
    )
    insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version, inputs_hash, scored_at)
    select ${jobId}, people.id, ${organisationId}, ${companyId}, read.id, n * 13 % 70 + 0.3, '[]', 'test', 'test', '\\x00', now()
    from read join people on people.id = read.candidate_id`.execute(app.platform.database.system);
});
afterAll(() => app.close());

const linesOf = (body: unknown): string[] => String(body).trim().split('\r\n');
const noted = async (action: string) => {
  const { system } = app.platform.database;
  return (await system.selectFrom('audit_events').select('detail').where('action', '=', action).execute()).at(-1)
    ?.detail;
};

describe('a file longer than what is written at once', () => {
  it.each(applicationSorts)('has every application once, in the order of the list by %s', async (sort) => {
    const { body } = await app.call(exportApplications, { query: { sort, order: 'asc' } }, { token });
    const [head, ...lines] = linesOf(body);
    expect(head).toContain('Candidate,Email');
    const emails = lines.map((line) => line.split(',')[1]);
    expect(new Set(emails).size).toBe((held * 5) / 4);
    expect(await noted('applications.exported')).toEqual({ count: (held * 5) / 4 });
    // Around the seam, and at the end.
    for (const page of [
      Math.floor(linesAtOnce / 100),
      Math.floor(linesAtOnce / 100) + 1,
      Math.ceil(emails.length / 100),
    ]) {
      const { body: listed } = await app.call(
        listApplications,
        { query: { sort, order: 'asc', page, pageSize: 100 } },
        { token },
      );
      expect(emails.slice((page - 1) * 100, page * 100)).toEqual(listed.items.map(({ email }) => email));
    }
  });

  it('has every line of a ranking once, in its order, and says how many were taken', async () => {
    const { body } = await app.call(
      exportRanking,
      { params: { jobId }, query: { minScore: 0, isBlind: '0' } },
      { token },
    );
    const lines = linesOf(body)
      .slice(1)
      .map((line) => line.split(','));
    expect(lines.map(([rank]) => Number(rank))).toEqual(Array.from({ length: held }, (_, index) => index + 1));
    expect(new Set(lines.map(([, , email]) => email)).size).toBe(held);
    expect(await noted('ranking.exported')).toEqual({ people: held, isBlind: false });
    // On both sides of the seam.
    for (const page of [Math.floor(linesAtOnce / 100), Math.floor(linesAtOnce / 100) + 1]) {
      const { body: ranked } = await app.call(
        getRanking,
        { params: { jobId }, query: { page, pageSize: 100, minScore: 0 } },
        { token },
      );
      const shown = ranked.rankings.candidates_ranked.map(({ name, match_score, status }) => [
        name,
        match_score,
        status,
      ]);
      const written = lines.slice((page - 1) * 100, page * 100).map((line) => [line[1], Number(line[3]), line.at(-2)]);
      expect(written).toEqual(shown);
    }
  });

  it('leaves nothing noted for a job of others', async () => {
    const other = await signIn(app, await createParent(app));
    const { status } = await app.call(exportRanking, { params: { jobId }, query: {} }, { token: other.token });
    expect(status).toBe(404);
    expect(await noted('ranking.exported')).toEqual({ people: held, isBlind: false });
  });

  it('goes on behind scores of people who may not be seen, and leaves them out', async () => {
    const take = async () =>
      String((await app.call(exportRanking, { params: { jobId }, query: { isBlind: '0' } }, { token })).body);
    const before = await take();
    const { organisationId: others } = await createParent(app);
    await sql`
      with people as (
        insert into candidates (organisation_id, name) select ${others}, 'Hidden ' || n from generate_series(1, 3) n returning id
      ), read as (
        insert into cvs (candidate_id, organisation_id, file_name, content_type)
        select id, ${others}, 'cv.pdf', 'application/pdf' from people returning id, candidate_id
      )
      insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version, inputs_hash, scored_at)
      select ${jobId}, candidate_id, ${place.organisationId}, ${place.companyId}, id, 99, '[]', 'test', 'test', '\\x00', now()
      from read`.execute(app.platform.database.system);
    expect(await take()).toBe(before);
  });
});
