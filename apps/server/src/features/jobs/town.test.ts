import { updateCompany } from '@candela/contract/companies/companies.routes.ts';
import { browseJobs } from '@candela/contract/jobs/browse.routes.ts';
import { createJob, getRecruiterJob, listRecruiterJobs, updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { getPublicJob, listWidgetJobs } from '@candela/contract/jobs/public-jobs.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInput } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let companyId: string;
let token: string;
let candidateToken: string;

beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Beacon');
  ({ token } = await signIn(app, parent));
  ({ token: candidateToken } = await signIn(app, await createPerson(app, 'candidate')));
  await moveCompany('Whitby');
});
afterAll(() => app.close());

const moveCompany = (location: string) =>
  app.call(updateCompany, { params: { id: companyId }, body: { location } }, { token });

const addJob = async (town?: string) => {
  const body = { ...jobInput(app, companyId), ...(town !== undefined && { town }) };
  return (await app.call(createJob, { body }, { token })).body.data;
};
const change = async (id: string, body: object) =>
  (await app.call(updateJob, { params: { id }, body }, { token })).body.data.town;
const townNow = async (id: string) => (await app.call(getRecruiterJob, { params: { id } }, { token })).body.data.town;

it('is the company’s until the job has its own, and again once that is emptied', async () => {
  const { _id: id, town } = await addJob();
  expect(town).toBe('Whitby');
  expect(await change(id, { town: 'Whitby', title: 'Sent back as it was shown' })).toBe('Whitby');
  await moveCompany('Hull');
  expect(await townNow(id)).toBe('Hull');

  expect(await change(id, { town: ' Goole ' })).toBe('Goole');
  await moveCompany('Whitby');
  expect(await townNow(id)).toBe('Goole');
  expect(await change(id, { town: '' })).toBe('Whitby');
});

it('stands on every list and page, and is found by it', async () => {
  const { _id: id } = await addJob('Filey');
  const found = async (query: object) =>
    (await app.call(browseJobs, { query }, { token: candidateToken })).body.items.map((job) => [job._id, job.town]);
  expect(await found({ place: 'file' })).toEqual([[id, 'Filey']]);
  expect(await found({ search: 'filey lighthouse' })).toEqual([[id, 'Filey']]);
  expect((await found({ place: 'whitby' })).flat()).not.toContain(id);
  const listed = await app.call(listRecruiterJobs, { query: { search: 'filey' } }, { token });
  expect(listed.body.data).toMatchObject([{ _id: id, town: 'Filey' }]);
  expect((await app.call(getPublicJob, { params: { id } })).body.data.town).toBe('Filey');

  const { public_token: publicToken } = await app.platform.database.system
    .selectFrom('companies')
    .select('public_token')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const widget = await app.call(listWidgetJobs, { params: { token: publicToken } });
  expect(widget.body.data.jobs.find((job) => job._id === id)?.town).toBe('Filey');
  expect((await app.inject(`/embed/jobs.html?companyToken=${publicToken}`)).body).toContain('Filey · Onsite');
  expect((await app.inject(`/feeds/${publicToken}/jobs.xml`)).body).toContain('<city><![CDATA[Filey]]></city>');
});
