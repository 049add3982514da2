import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo } from '../support/people.ts';

async function recruiterCalls(request: APIRequestContext) {
  const { email, password } = demo.recruiter;
  const answer = await request.post('/api/auth/login', { data: { email, password, role: 'recruiter' } });
  const { accessToken } = await answer.json();
  return { authorization: `Bearer ${accessToken}` };
}

test('a public job page speaks to people and to search engines, and is gone once the job is closed', async ({
  page,
  request,
}) => {
  const headers = await recruiterCalls(request);
  const listed = await (await request.get('/api/public/companies/demo-harbour-and-pine/jobs')).json();
  const chef = listed.data.jobs.find(({ title }: { title: string }) => title === 'Head Chef');
  const copy = await (await request.post(`/api/jobs/${chef._id}/duplicate`, { headers })).json();
  const id = copy.data._id;

  // A draft does not exist for the public.
  expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404);
  await request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'Active' } });
  expect((await page.goto(`/jobs/${id}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Head Chef (copy)' })).toBeVisible();
  await expect(page.getByText('£38,000 to £44,000')).toBeVisible();
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Head Chef (copy)',
    hiringOrganization: { name: 'Harbour & Pine' },
    jobLocation: { address: { addressLocality: 'Craster', addressCountry: 'GB' } },
  });
  const feed = await request.get('/feeds/demo-harbour-and-pine/jobs.xml');
  expect(await feed.text()).toContain(id);
  const unchanged = await request.get('/feeds/demo-harbour-and-pine/jobs.xml', {
    headers: { 'if-none-match': feed.headers().etag ?? '' },
  });
  expect(unchanged.status()).toBe(304);

  await request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'Closed' } });
  expect((await page.goto(`/jobs/${id}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This job has closed.' })).toBeVisible();
  expect(await (await request.get('/feeds/demo-harbour-and-pine/jobs.xml')).text()).not.toContain(id);
});
