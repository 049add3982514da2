import { applicationSorts } from '@candela/contract/applications/applications.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRow } from '../../platform/database/stored-row.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listApplications } from './list.repo.ts';
import { type Counted, countApplications, fewFound } from './list-count.repo.ts';
import { fewOf } from './list-few.repo.ts';
import type { ListFilter } from './list-filter.repo.ts';

/** More than are looked up and sorted. */
const held = 2100;
const many = Number.POSITIVE_INFINITY;

let app: TestApp;
let organisationId: string;
let companyId: string;
let jobIds: string[];
let accountId: string;

interface Application {
  id: string;
  job_id: string;
  candidate_id: string;
  name: string;
  status: string;
  source: string;
  applied: number;
  moved: number;
  score: number | null;
}
let all: Application[];

/** Two jobs; many share a name, a moment or a score, one in five has no score, and few are hired or were uploaded. */
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  ({ organisationId, accountId } = parent);
  companyId = await createCompany(app, organisationId);
  const place = { organisationId, companyId };
  jobIds = [await createJob(app, place), await createJob(app, place)];
  const { system } = app.platform.database;
  await sql`
    with people as (
      insert into candidates (organisation_id, name, email)
      select ${organisationId}, 'Person ' || n % 700, 'p' || n || '@ways.test' from generate_series(1, ${held}::int) n
      returning id, substring(email from 2 for position('@' in email) - 2)::int as n
    ), applied as (
      insert into applications (organisation_id, company_id, job_id, candidate_id, applied_at, updated_at, status, source)
      select ${organisationId}, ${companyId}, (${jobIds}::uuid[])[1 + n % 2], id, timestamptz '2026-03-01' + n % 900 * interval '1 minute',
        timestamptz '2026-04-01' + n * 7 % 1000 * interval '1 minute',
        case when n % 300 = 0 then 'hired' else (array['pending', 'review', 'offer'])[1 + n % 3] end,
        case when n % 250 = 0 then 'uploaded' else 'applied' end from people
    ), read as (
      insert into cvs (candidate_id, organisation_id, file_name, content_type)
      select id, ${organisationId}, 'cv.pdf', 'application/pdf' from people where n % 5 <> 0 returning id, candidate_id
    )
    insert into scores (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, engine, version, inputs_hash, scored_at)
    select (${jobIds}::uuid[])[1 + n % 2], people.id, ${organisationId}, ${companyId}, read.id, n * 13 % 100, '[]', 'test', 'test', '\\x00', now()
    from read join people on people.id = read.candidate_id`.execute(system);
  const { rows } = await sql<Application>`
    select a.id, a.job_id, a.candidate_id, lower(c.name) as name, a.status, a.source, s.score, extract(epoch from a.applied_at)::float8 as applied,
      extract(epoch from a.updated_at)::float8 as moved
    from applications a join candidates c on c.id = a.candidate_id
    left join scores s on s.job_id = a.job_id and s.candidate_id = a.candidate_id
    where a.organisation_id = ${organisationId}`.execute(system);
  all = rows;
});
afterAll(() => app.close());

const filters = (): [string, Omit<ListFilter, 'organisationId'>][] => [
  ['everyone', {}],
  ['a rare stage', { status: 'hired' }],
  ['a common stage', { status: 'pending' }],
  ['all that are open', { status: 'open' }],
  ['a score among those that are open', { minScore: 60, status: 'open' }],
  ['a rare source', { source: 'uploaded' }],
  ['a common source', { source: 'applied' }],
  ['a score', { minScore: 60 }],
  ['the best score', { minScore: 99 }],
  ['a score in a company', { minScore: 60, companyId }],
  ['a score in a rare stage', { minScore: 20, status: 'hired' }],
  ['a score from a common source', { minScore: 60, source: 'applied' }],
  ['a job', { jobId: jobIds[1] }],
  ['the best of a job', { jobId: jobIds[0], minScore: 90 }],
  ['a name', { people: { typed: 'PERSON 6' } }],
  ['a name with a score in a stage', { people: { typed: 'person 6' }, minScore: 50, status: 'review' }],
  ['a time', { from: '2026-03-01T05:00:00Z', until: '2026-03-01T09:00:00Z' }],
];

const isLeft = (status: string, wanted: ListFilter['status']) =>
  wanted === 'open' ? !['hired', 'rejected'].includes(status) : wanted === undefined || status === wanted;

/** What the filter leaves, without a database. */
function left(filter: Omit<ListFilter, 'organisationId'>): Application[] {
  const typed = filter.people && 'typed' in filter.people ? filter.people.typed.toLowerCase() : '';
  return all.filter(
    (one) =>
      isLeft(one.status, filter.status) &&
      (filter.source === undefined || one.source === filter.source) &&
      (filter.jobId === undefined || one.job_id === filter.jobId) &&
      (filter.minScore === undefined || (one.score !== null && one.score >= filter.minScore)) &&
      (filter.from === undefined || one.applied >= Date.parse(filter.from) / 1000) &&
      (filter.until === undefined || one.applied < Date.parse(filter.until) / 1000) &&
      one.name.includes(typed),
  );
}

const compare = <T>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

function ordered(these: Application[], sort: (typeof applicationSorts)[number], order: 'asc' | 'desc'): string[] {
  const sign = order === 'asc' ? 1 : -1;
  return these
    .toSorted((a, b) => {
      if (sort === 'score' && (a.score === null) !== (b.score === null)) return a.score === null ? 1 : -1;
      const inIndex = sort === 'score' && a.score !== null;
      const ofPair = inIndex ? compare(b.job_id, a.job_id) || compare(b.candidate_id, a.candidate_id) : 0;
      return sign * (compare(a[sort] ?? 0, b[sort] ?? 0) || ofPair || compare(a.id, b.id));
    })
    .map(({ id }) => id);
}

const read = <T>(work: Parameters<typeof app.platform.database.readList<T>>[1]) =>
  app.platform.database.readList({ kind: 'tenant', accountId, organisationId, companyIds: 'all' }, work);

describe('whichever way applications are found', () => {
  const ways: [string, Counted | undefined][] = [
    ['one unknown beforehand', undefined],
    ['looking up few', { total: 1, besidesScore: 1 }],
    ['looking up few with a score', { total: 1, besidesScore: many }],
    ['walking in order', { total: many, besidesScore: many }],
  ];

  it.each(ways)(
    'they come in the same order by %s',
    async (_way, counted) => {
      for (const [what, filter] of filters()) {
        for (const sort of applicationSorts) {
          for (const order of ['asc', 'desc'] as const) {
            const expected = ordered(left(filter), sort, order);
            for (const offset of [0, Math.max(0, expected.length - 5)]) {
              const place = { offset, limit: 10, counted };
              const rows = await read((tx) =>
                listApplications(tx, { organisationId, ...filter }, { sort, order }, place),
              );
              const found = rows.map((row) => readRow(row).id);
              expect(found, `${what} by ${sort} ${order} from ${offset}`).toEqual(expected.slice(offset, offset + 10));
            }
          }
        }
      }
    },
    120_000,
  );

  it('they are counted alike, and no further than asked', async () => {
    for (const [what, filter] of filters()) {
      const { length } = left(filter);
      const count = (most: number) => read((tx) => countApplications(tx, { organisationId, ...filter }, most));
      expect((await count(10_000)).total, what).toBe(length);
      if (filter.minScore !== undefined) expect((await count(7)).total, what).toBe(Math.min(7, length));
    }
  });
});

describe('which way is taken', () => {
  const way = (filter: Omit<ListFilter, 'organisationId'>, counted: Counted) =>
    fewOf({ organisationId, ...filter }, counted) !== undefined;

  it('looks up few, and those of many whom a score leaves', () => {
    expect(way({ status: 'hired' }, { total: fewFound, besidesScore: fewFound })).toBe(true);
    expect(way({ status: 'hired' }, { total: fewFound + 1, besidesScore: fewFound + 1 })).toBe(false);
    expect(way({ minScore: 99 }, { total: fewFound, besidesScore: many })).toBe(true);
    expect(way({ minScore: 99 }, { total: fewFound + 1, besidesScore: many })).toBe(false);
    expect(way({ people: { ids: [] } }, { total: many, besidesScore: many })).toBe(true);
  });

  it('knows from counting how many there are besides their score, unless that was given up', async () => {
    const count = (filter: Omit<ListFilter, 'organisationId'>, most: number) =>
      read((tx) => countApplications(tx, { organisationId, ...filter }, most));
    expect(await count({ status: 'hired', minScore: 101 }, 100)).toEqual({ total: 0, besidesScore: 7 });
    expect(await count({ minScore: 101 }, 100)).toEqual({ total: 0, besidesScore: held });
    expect(await count({ source: 'applied', minScore: 101 }, 100)).toEqual({ total: 0, besidesScore: many });
  });
});
