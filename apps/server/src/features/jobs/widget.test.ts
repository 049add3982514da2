import { listWidgetJobs } from '@candela/contract/jobs/public-jobs.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  const { organisationId } = await createParent(app);
  place = { organisationId, companyId: await createCompany(app, organisationId, 'Open Ltd') };
  const { public_token } = await app.platform.database.system
    .selectFrom('companies')
    .select('public_token')
    .where('id', '=', place.companyId)
    .executeTakeFirstOrThrow();
  token = public_token;
});
afterAll(() => app.close());

const titles = async () =>
  (await app.call(listWidgetJobs, { params: { token } })).body.data.jobs.map(({ title }) => title).sort();
const change = (what: ReturnType<typeof sql>) => what.execute(app.platform.database.system);

it('shows what is open now, although its answer is kept: after every change, and when a deadline passes', async () => {
  expect(await titles()).toEqual([]);
  const first = await createJob(app, place);
  while (!(await app.platform.database.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  await change(sql`update jobs set title = 'Baker' where id = ${first}`);
  expect(await titles()).toEqual(['Baker']);
  await change(sql`update jobs set title = 'Head baker' where id = ${first}`);
  expect(await titles()).toEqual(['Head baker']);
  const second = await createJob(app, place);
  const deadline = new Date(app.clock.now().getTime() + days(2));
  await change(sql`update jobs set title = 'Miller', application_deadline = ${deadline} where id = ${second}`);
  expect(await titles()).toEqual(['Head baker', 'Miller']);
  app.clock.advance(days(3));
  expect(await titles()).toEqual(['Head baker']);
  await change(sql`update organisations set suspended_at = now() where id = ${place.organisationId}`);
  expect(await titles()).toEqual([]);
});

it('is light unless asked otherwise, fills its frame, and may load its own font', async () => {
  const page = async (query: string) => app.inject(`/embed/jobs.html?companyToken=none${query}`);
  const plain = await page('');
  expect(plain.body).toContain(':root{color-scheme:light;');
  expect(plain.body).toContain('min-height:700px');
  expect(plain.body).toContain('url(/embed/inter-latin.woff2)');
  expect(plain.headers['content-security-policy']).toContain("font-src 'self'");
  expect((await page('&theme=dark&font=Georgia')).body).toContain(':root{color-scheme:dark;');
  expect((await page('&theme=dark&font=Georgia')).body).not.toContain('@font-face');
  expect((await page('&theme=auto')).body).toContain('@media (prefers-color-scheme:dark)');
  expect((await page('&theme=dark&primary=%23854F00')).body).toContain('--link:oklch(from var(--primary) max(l,.8)');
  expect(plain.body).not.toContain('oklch');
  expect((await page('&theme=%7D')).body).toContain(':root{color-scheme:light;');
});
