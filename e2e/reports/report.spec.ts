import { type Download, expect } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { test } from '../support/journey.ts';
import { demo } from '../support/people.ts';
import { openSession } from '../support/session.ts';

test('a recruiter has a report made of the demo candidate, and opens it', async ({ page }) => {
  await awaitDemoPeople();
  await openSession(page, demo.recruiter);
  await page.goto('/dashboard/reports');
  const form = page.getByRole('form', { name: 'Generate Pre-Interview Report' });
  await expect(form.getByLabel('Candidate')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Generate' })).toBeDisabled();
  await form.getByLabel('Job').selectOption({ label: 'Backend Engineer (TypeScript) (Northlight Robotics)' });
  await form.getByLabel('Candidate').selectOption({ label: 'Callum Osei' });
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Report generation started')).toBeVisible();
  const made = page.getByRole('listitem').filter({ hasText: 'Callum Osei' }).first();
  const download = made.getByRole('button', { name: 'Download the report of Callum Osei' });
  await expect(download).toBeVisible({ timeout: 20_000 });
  // The tab may be gone again before a test that first waits for it could listen.
  const downloaded = new Promise<Download>((resolve) => {
    page.on('download', resolve);
    page.context().on('page', (opened) => opened.on('download', resolve));
  });
  await download.click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/Callum Osei - Backend Engineer .* - report \d+\.pdf/);
});
