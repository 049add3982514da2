import { exportApplications, listApplications } from '@candela/contract/applications/applications.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvLine } from '../../platform/csv.ts';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let tokens: { parent: string; member: string };
let jobIds: string[];

/** Two jobs; one candidate applied for both and has a score in one of them, another in the other, a third in none. */
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, organisationId);
  const place = { organisationId, companyId };
  const member = await createMember(app, organisationId, companyId);
  tokens = { parent: (await signIn(app, parent)).token, member: (await signIn(app, member)).token };
  const { system } = app.platform.database;
  jobIds = [await createJob(app, place), await createJob(app, place)];
  const titles = ['Optician, "Lens" team', '=Glazier'];
  for (const [at, id] of jobIds.entries())
    await sql`update jobs set title = ${titles[at]} where id = ${id}`.execute(system);
  const moments = ['2026-03-01 10:00:00+00', '2026-03-02 10:00:00.1234+00', '2026-03-03 10:00:00.999999+00'];
  for (const [at, moment] of moments.entries()) {
    const person = await createPersonWithCv(app, place, { name: `Zoë ${at}`, email: `z${at}@lines.test` });
    for (const [of, jobId] of jobIds.entries()) {
      if (at > 0 && of !== at - 1) continue;
      const id = await apply(app, { ...place, jobId }, person.candidateId);
      await sql`update applications set applied_at = ${moment}, updated_at = ${moment} where id = ${id}`.execute(
        system,
      );
      if (at !== 2 && of === 0) await createScore(app, { ...place, jobId }, person, 40.6 + at);
    }
  }
});
afterAll(() => app.close());

it.each(['parent', 'member'] as const)('a file says of each application what the list says, to a %s', async (who) => {
  const token = tokens[who];
  for (const jobId of [undefined, ...jobIds]) {
    const query = { ...(jobId !== undefined && { jobId }), sort: 'name', order: 'asc' } as const;
    const { body: listed } = await app.call(listApplications, { query: { ...query, pageSize: 100 } }, { token });
    const { body: file } = await app.call(exportApplications, { query }, { token });
    const lines = listed.items.map((item) =>
      csvLine([
        item.name,
        item.email,
        item.jobTitle,
        item.status,
        item.match_score === null ? null : Math.round(item.match_score),
        item.total_score,
        item.source,
        item.appliedAt,
        item.movedAt,
      ]),
    );
    expect(lines).toHaveLength(jobId === undefined ? 4 : 2);
    expect(String(file).split('\r\n').slice(1).join('\r\n')).toBe(lines.join(''));
  }
});
