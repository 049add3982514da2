import { expect } from '@playwright/test';
import { fillCompany, startHiring } from '../support/hiring.ts';
import { signedInAs, test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { openSession } from '../support/session.ts';

test('the first company: from nothing found to the code for its own site', async ({ page }) => {
  await startHiring(page);
  await page.goto('/dashboard/companies');
  await expect(page.getByText('No companies found')).toBeVisible();
  await page.getByRole('button', { name: 'Add your first company' }).click();

  const form = page.getByRole('form', { name: 'Add company' });
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(form.getByText('Company name is required')).toBeVisible();
  await expect(form.getByText('Please select a valid industry.')).toBeVisible();
  await fillCompany(page, 'Beacon Works');
  await page.getByLabel('CV-Library username').fill('beacon');
  await page.getByLabel('CV-Library password').fill('very-secret');
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(form).toBeHidden();

  // One company: its row leads to jobs, embed code and edit.
  const row = page.getByRole('row', { name: /Beacon Works/ });
  await expect(row.getByRole('link', { name: /Jobs/ })).toBeVisible();
  await row.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Company' })).toBeVisible();
  await expect(page.getByLabel('CV-Library password')).toHaveValue('');
  await page.getByLabel('Location').fill('Scarborough');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Company updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue('Scarborough');
  await page.getByRole('link', { name: 'Back to Companies' }).click();
  await page
    .getByRole('row', { name: /Beacon Works/ })
    .getByRole('link', { name: /Embed code/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Embed code' })).toHaveValue(/\/embed\/jobs\.html\?companyToken=/);
  await expect(page.frameLocator('iframe').getByText('There are no open jobs at the moment.')).toBeVisible();
});

test('the plan sets the number of companies, and says so in the form', async ({ page }) => {
  await openSession(page, await createPerson(page.request, 'recruiter'));
  for (const name of ['First', 'Second']) {
    await page.goto('/dashboard/companies');
    await page
      .getByRole('button', { name: /^(Add Company|Add your first company)$/ })
      .first()
      .click();
    await fillCompany(page, name);
    await page.getByRole('form', { name: 'Add company' }).getByRole('button', { name: 'Save company' }).click();
    if (name === 'First') await expect(page.getByRole('row', { name: /First/ })).toBeVisible();
  }
  await expect(page.getByText(/You have reached your plan limit for companies/)).toBeVisible();
});

test.describe('several companies', () => {
  test.use(signedInAs('recruiter'));

  test('are a list with a way to each', async ({ page }) => {
    await page.goto('/dashboard/companies');
    await page.getByRole('link', { name: 'View Northlight Robotics' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Company' })).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Northlight Robotics');
  });
});
