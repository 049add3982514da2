import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from './demo-people.ts';
import { createPerson } from './people.ts';
import { changeInDatabase } from './product-database.ts';
import { callsOf, openSession } from './session.ts';

const cv = `Wilma Ferreira
wilma@sea.test

PROFILE
Keeper with nine years on the coast.

EXPERIENCE
Keeper, North Pier
May 2018 - Present
- Keep the lamp and write the log of every night
- Cut failures of the lamp by 40% in a year
- Trained two assistants

SKILLS
Optics, Radio, Maintenance
`;

/** A job of the recruiter's own organisation. */
export async function createJob(recruiterEmail: string): Promise<string> {
  const jobId = randomUUID();
  await changeInDatabase(
    `with company as (insert into companies (organisation_id, company_name)
       select organisation_id, 'Beacon Works' from members join accounts on id = account_id where email = $1
       returning id, organisation_id)
     insert into jobs (id, organisation_id, company_id, title, status, description, first_active_at)
     select $2, organisation_id, id, 'Keeper', 'Active', 'Keep the lamp. Optics and radio.', now() from company`,
    [recruiterEmail, jobId],
  );
  return jobId;
}

/** The candidate who is signed in uploads their CV and sees it read. */
export async function uploadOwnCv(candidate: Page): Promise<void> {
  await candidate.goto('/dashboard/my-details/cv?next=%2Fdashboard%2Fjobs');
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) };
  await candidate.locator('input[type="file"]').first().setInputFiles(file);
  await expect(candidate.getByRole('link', { name: 'Go on' })).toBeVisible({ timeout: 30_000 });
}

/** A candidate who has confirmed their CV and applied, on a page of their own. */
export async function createApplicant(browser: Browser, page: Page, jobId: string): Promise<Page> {
  // Files are read in turn: those of the demo first.
  await awaitDemoPeople();
  const candidate = await (await browser.newContext()).newPage();
  await openSession(candidate, await createPerson(page.request, 'candidate'));
  await uploadOwnCv(candidate);
  const headers = await callsOf(candidate);
  const own = await (await candidate.request.get('/api/candidate/cv', { headers })).json();
  const confirmed = await candidate.request.post(`/api/candidate/cv/${own.data._id}/confirm`, { headers });
  expect(confirmed.status()).toBe(200);
  expect((await candidate.request.post(`/api/candidate/job/${jobId}/apply`, { headers })).ok()).toBe(true);
  return candidate;
}
