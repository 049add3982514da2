import path from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { beginStatement, type Scope } from '../apps/server/src/platform/database/scope.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { withCleanUp } from './harness/interrupt.ts';
import { measuredHeader, measuredRows, summarise } from './harness/measure.ts';
import { say, sayTable } from './harness/say.ts';
import { inTemporaryPlace } from './harness/temporary-place.ts';

export const about = 'one indexed query on 1,000,000 jobs, with and without row-level security';

const organisations = 500;
const companiesEach = 4;
const jobsPerCompany = 500;
const repeats = 3000;
const accountId = '00000000-0000-4000-8000-000000000000';

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const postgres = await startEmbeddedPostgres({
      dataDir: path.join(directory, 'postgres'),
      log: () => undefined,
      volatile: true,
    });
    const connect = async (options?: string) => {
      const client = new pg.Client({ connectionString: postgres.url, application_name: 'bench', options });
      await client.connect();
      return client;
    };
    await withCleanUp(postgres.stop, async () => {
      await migrate(postgres.url);
      // A superuser, whom row-level security passes by; and the role that the product works as.
      const owner = await connect();
      const application = await connect('-c role=candela_app');
      await fill(owner);
      await compare(owner, application);
      await Promise.all([owner.end(), application.end()]);
    });
  });

async function fill(owner: pg.Client): Promise<void> {
  await owner.query(`select set_config('app.scope', 'system', false)`);
  await owner.query(`insert into organisations (name) select 'Organisation ' || n from generate_series(1, $1::int) n`, [
    organisations,
  ]);
  await owner.query(
    `insert into companies (organisation_id, company_name)
     select id, 'Company ' || n from organisations, generate_series(1, $1::int) n`,
    [companiesEach],
  );
  await owner.query(
    `insert into jobs (organisation_id, company_id, title, status)
     select organisation_id, id, 'Job ' || n, (array['Active', 'Inactive', 'Filled', 'Draft', 'Closed'])[1 + n % 5]
     from companies, generate_series(1, $1::int) n`,
    [jobsPerCompany],
  );
  await owner.query('analyze');
}

async function compare(owner: pg.Client, application: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ organisation_id: string; companies: string[] }>(
    'select organisation_id, array_agg(id)::text[] as companies from companies group by 1',
  );
  const times = { plain: [] as number[], all: [] as number[], one: [] as number[] };
  for (let index = 0; index < repeats; index += 1) {
    const place = rows[(index * 7919) % rows.length];
    if (!place) throw new Error('There are no organisations');
    const organisationId = place.organisation_id;
    const scope = (companyIds: 'all' | string[]): Scope => ({ kind: 'tenant', accountId, organisationId, companyIds });
    // Turn and turn about, so that whatever else the machine does meets all of them alike.
    times.plain.push(await timed(owner, scope('all'), organisationId));
    times.all.push(await timed(application, scope('all'), organisationId));
    times.one.push(await timed(application, scope(place.companies.slice(0, 1)), organisationId));
  }
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  sayTable(
    measuredHeader,
    measuredRows([
      summarise('without row-level security', times.plain, total(times.plain)),
      summarise('with it, all companies', times.all, total(times.all)),
      summarise('with it, one company of four', times.one, total(times.one)),
    ]),
  );
  say(`\n  ${repeats.toLocaleString('en-GB')} times each, one after the other, each in a transaction of its own`);
}

async function timed(client: pg.Client, scope: Scope, organisationId: string): Promise<number> {
  const startedAt = performance.now();
  await client.query(beginStatement(scope));
  await client.query(
    `select id, title, status, created_at from jobs
     where organisation_id = $1 and status = 'Active' order by id desc limit 25`,
    [organisationId],
  );
  await client.query('commit');
  return performance.now() - startedAt;
}
