import { exportApplications, listApplications } from '@candela/contract/applications/applications.routes.ts';
import { getSavedFilters, saveFilters } from '@candela/contract/applications/saved-filters.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let jobId: string;
let organisationId: string;

const people = [
  { name: 'Zoe Adair', email: 'zoe@list.test', score: 90, applied: '2026-03-01T10:00:00Z', status: 'pending' },
  { name: 'Bram Stone', email: 'bram@list.test', score: 40, applied: '2026-03-02T10:00:00Z', status: 'interview' },
  { name: 'Cleo Wren', email: 'cleo@other.test', score: null, applied: '2026-03-03T10:00:00Z', status: 'interview' },
] as const;

beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  organisationId = parent.organisationId;
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
  jobId = await createJob(app, place);
  for (const { score, applied, status, ...values } of people) {
    const person = await createPersonWithCv(app, place, values);
    if (score !== null) await createScore(app, { ...place, jobId }, person, score);
    const id = await apply(app, { ...place, jobId }, person.candidateId, status);
    await app.platform.database.system
      .updateTable('applications')
      .set({ applied_at: new Date(applied), source: status === 'pending' ? 'uploaded' : 'applied' })
      .where('id', '=', id)
      .execute();
  }
});
afterAll(() => app.close());

type Query = RouteInput<typeof listApplications>['query'];
const list = async (query: Query) => (await app.call(listApplications, { query }, { token })).body;
const names = async (query: Query) => (await list(query)).items.map(({ name }) => name.split(' ')[0]);

describe('the list of applications', () => {
  it('pages from the newest on', async () => {
    const first = await list({ page: 1, pageSize: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Cleo Wren', 'Bram Stone']);
    expect(first.pagination).toEqual({ page: 1, totalPages: 2, hasPrev: false, hasNext: true, total: 3 });
    expect(await names({ page: 2, pageSize: 2 })).toEqual(['Zoe']);
    expect(await names({ page: 9, pageSize: 2 })).toEqual([]);
  });

  it('gives reports whom they ask for: candidates of one job at the interview', async () => {
    const { items } = await list({ jobId, status: 'interview', page: 1, pageSize: 100 });
    expect(items.map(({ name, status }) => [name, status])).toEqual([
      ['Cleo Wren', 'interview'],
      ['Bram Stone', 'interview'],
    ]);
  });

  it.each<[string, Query, string[]]>([
    ['part of a name', { search: 'RAM s' }, ['Bram']],
    ['part of an address', { search: 'other.te' }, ['Cleo']],
    ['signs that mean something to a database', { search: '%' }, []],
    ['a score', { minScore: 50 }, ['Zoe']],
    ['when they applied', { from: '2026-03-02T00:00:00Z', until: '2026-03-03T00:00:00Z' }, ['Bram']],
    ['where they came from', { source: 'uploaded' }, ['Zoe']],
  ])('narrows to %s', async (_what, query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await list(query)).pagination.total).toBe(expected.length);
  });

  it.each<[string, Query, string[]]>([
    ['by name', { sort: 'name', order: 'asc' }, ['Bram', 'Cleo', 'Zoe']],
    ['best first, without a score last', { sort: 'score' }, ['Zoe', 'Bram', 'Cleo']],
    ['worst first, without a score still last', { sort: 'score', order: 'asc' }, ['Bram', 'Zoe', 'Cleo']],
  ])('sorts %s', async (_how, query, expected) => {
    expect(await names(query)).toEqual(expected);
    // Page by page as in one go, also where those with a score end in the middle of a page.
    const pages = [1, 2, 3, 4].map((page) => names({ ...query, page, pageSize: 1 }));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
    expect(await names({ ...query, page: 2, pageSize: 2 })).toEqual(expected.slice(2));
  });

  it('is seen as each account likes it, on every device', async () => {
    const colleague = (await signIn(app, await createMember(app, organisationId, null))).token;
    const saved = async (as: string) => (await app.call(getSavedFilters, {}, { token: as })).body.data.filters;
    expect(await saved(token)).toBe('');
    for (const filters of ['status=review', 'sort=score&minScore=70']) {
      await app.call(saveFilters, { body: { filters } }, { token });
    }
    expect([await saved(token), await saved(colleague)]).toEqual(['sort=score&minScore=70', '']);
    expect((await app.call(saveFilters, { body: { filters: 'x'.repeat(2001) } }, { token })).status).toBe(400);
  });

  it('is a file as well: narrowed like the list, without formulas, and noted', async () => {
    const { body } = await app.call(exportApplications, { query: { status: 'interview' } }, { token });
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toContain('Candidate,Email,Position,Stage,Match score');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Cleo Wren', 'Bram Stone']);
    const noted = await app.platform.database.system
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'applications.exported')
      .execute();
    expect(noted).toEqual([{ detail: { count: 2 } }]);
  });
});
