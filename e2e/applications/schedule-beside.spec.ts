import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createJob } from '../support/applicant.ts';
import { addApplicants, startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { freshEmail } from '../support/people.ts';
import { changeInDatabase } from '../support/product-database.ts';

test('an interview that is being arranged is not lost when the card is moved elsewhere meanwhile', async ({ page }) => {
  const recruiter = await startHiring(page);
  const jobId = await createJob(recruiter.email);
  const title = `Keeper ${randomUUID()}`;
  await changeInDatabase('update jobs set title = $2 where id = $1', [jobId, title]);
  await addApplicants(title, [freshEmail()]);
  await changeInDatabase("update applications set status = 'interview' where job_id = $1", [jobId]);

  await page.goto('/dashboard/applications');
  await page.getByRole('button', { name: 'Schedule interview with Applicant' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Interview' });
  await form.getByLabel('Title').fill('Half written');

  const secondTab = await page.context().newPage();
  await secondTab.goto('/dashboard/applications');
  await secondTab.getByRole('button', { name: 'Actions for Applicant' }).click();
  await secondTab.getByRole('menuitem', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review', includeHidden: true });
  await expect(review.getByRole('article', { includeHidden: true })).toHaveCount(1);
  await expect(form.getByLabel('Title')).toHaveValue('Half written');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});
