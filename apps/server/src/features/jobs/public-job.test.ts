import { getPublicJob } from '@candela/contract/jobs/public-jobs.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPublicJobsService } from './public-jobs.service.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  const { organisationId } = await createParent(app);
  place = { organisationId, companyId: await createCompany(app, organisationId, 'Mill Ltd') };
});
afterAll(() => app.close());

const change = (what: ReturnType<typeof sql>) => what.execute(app.platform.database.system);

it('is what it is now, although it is kept: after every change, and when its deadline passes', async () => {
  const id = await createJob(app, place);
  const seen = async () => {
    const { status, body } = await app.call(getPublicJob, { params: { id } });
    return status === 200 ? [body.data.title, body.data.companyName, body.data.isOpen] : status;
  };
  await seen();
  while (!(await app.platform.database.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  const deadline = new Date(app.clock.now().getTime() + days(2));
  await change(sql`update jobs set title = 'Miller', application_deadline = ${deadline} where id = ${id}`);
  expect(await seen()).toEqual(['Miller', 'Mill Ltd', true]);
  await change(sql`update companies set company_name = 'Two Mills' where id = ${place.companyId}`);
  expect(await seen()).toEqual(['Miller', 'Two Mills', true]);
  app.clock.advance(days(3));
  expect(await seen()).toEqual(['Miller', 'Two Mills', false]);
  await change(sql`update organisations set suspended_at = now() where id = ${place.organisationId}`);
  expect(await seen()).toBe(404);
  await change(sql`update organisations set suspended_at = null where id = ${place.organisationId}`);
  expect(await seen()).toEqual(['Miller', 'Two Mills', false]);
  await change(sql`update jobs set status = 'Closed' where id = ${id}`);
  expect(await seen()).toBe(410);
  await change(sql`delete from jobs where id = ${id}`);
  expect(await seen()).toBe(404);
});

it('is the same answer, which stays as it is, for as long as nothing changed', async () => {
  const jobs = createPublicJobsService(app.platform.database, app.clock);
  const id = await createJob(app, place);
  await jobs.get(id);
  while (!(await app.platform.database.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  const first = await jobs.get(id);
  expect(await jobs.get(id.toUpperCase())).toBe(first);
  expect(Object.isFrozen(first.data.salary)).toBe(true);
});
