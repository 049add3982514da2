import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzip } from '../../apps/server/src/testing/unzip.ts';
import { createApplicant, createJob } from '../support/applicant.ts';
import { startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { readDatabase } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';

const applicationsOf = (candidateId: string) =>
  readDatabase<{ id: string; job_id: string; status: string }>(
    'select id, job_id, status from applications where candidate_id = $1',
    [candidateId],
  );

async function downloadCopy(candidate: Page): Promise<Record<string, string>> {
  await candidate.getByRole('button', { name: 'Request a copy of my data' }).click();
  const copies = candidate.getByRole('list', { name: 'Copies' });
  const download = copies.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible({ timeout: 20_000 });
  const coming = candidate.waitForEvent('download');
  await download.click();
  return unzip(await readFile(await (await coming).path()));
}

test('a candidate takes a copy of everything, objects to scoring, and is erased at an employer', async ({
  page,
  browser,
}) => {
  const recruiter = await startHiring(page);
  const jobId = await createJob(recruiter.email);
  const candidate = await createApplicant(browser, page, jobId);
  const [own] = await readDatabase<{ id: string; cv: string; company: string; organisation: string }>(
    `select c.id, c.current_cv_id as cv, a.company_id as company, o.name as organisation from applications a
     join candidates c on c.id = a.candidate_id join organisations o on o.id = a.organisation_id where a.job_id = $1`,
    [jobId],
  );
  if (!own) throw new Error('No application was made');

  await candidate.goto('/dashboard/privacy');
  await expect(candidate.getByRole('heading', { name: own.organisation })).toBeVisible();
  const files = await downloadCopy(candidate);
  expect(JSON.parse(files['json/applications.json'] ?? '')).toMatchObject(await applicationsOf(own.id));
  expect(JSON.parse(files['json/cvs.json'] ?? '')).toMatchObject(
    await readDatabase('select id, text, skills from cvs where candidate_id = $1', [own.id]),
  );
  expect(files['index.html']).toContain('Wilma Ferreira');

  await candidate.getByRole('switch', { name: 'Rank me by people only' }).click();
  await expect(candidate.getByText('From now on you are ranked by people only')).toBeVisible();
  await page.goto(`/dashboard/candidates?companyId=${own.company}&jobId=${jobId}`);
  const peopleOnly = page.getByRole('region', { name: 'Ranked by people only' });
  await expect(peopleOnly.getByText('Wilma Ferreira')).toBeVisible();

  await expect(candidate.getByText('What stays: who saw or changed what, and when.')).toBeVisible();
  await candidate.getByRole('button', { name: `Erase at ${own.organisation}` }).click();
  await candidate.getByRole('alertdialog').getByRole('button', { name: 'Erase everything there' }).click();
  await expect(candidate.getByText('No organisation holds anything about you.')).toBeVisible();
  expect(await applicationsOf(own.id)).toEqual([]);
  expect(await readDatabase('select id from cvs where id = $1', [own.cv])).toHaveLength(1);
  await page.goto(`/dashboard/applications?companyId=${own.company}&jobId=${jobId}`);
  await expect(page.getByText('No applications found.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A candidate deleted what you held about them (applied for Keeper)')).toBeVisible();
  await candidate.context().close();
});

test('an account that is to be deleted is told when, on the sign-in page of its role', async ({ page }) => {
  const person = await createPerson(page.request, 'candidate');
  await openSession(page, person);
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(/\/login#candidate$/);
  await expect(page.getByText(/Your account will be deleted on .+\. Signing in before then keeps it\./)).toBeVisible();
});
