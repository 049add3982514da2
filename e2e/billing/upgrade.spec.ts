import { expect } from '@playwright/test';
import { addCompany, fillCompany } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { openSession } from '../support/session.ts';

test('from a full free plan through the checkout back to what one was doing, and down again in the portal', async ({
  page,
}) => {
  await openSession(page, await createPerson(page.request, 'recruiter'));
  await page.goto('/team');
  await expect(page.getByText('Seat limit reached. Upgrade to add more teammates.')).toBeVisible();
  await addCompany(page, 'Beacon');
  await page.goto('/dashboard/companies?add=company');
  const form = page.getByRole('form', { name: 'Add company' });
  await fillCompany(page, 'Second Beacon');
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(form.getByText('You have reached your plan limit for companies.')).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await form.getByRole('link', { name: 'See plans' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Free').getByText('Current plan')).toBeVisible();
  await expect(card('Scale').getByText('Most popular')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await card('Scale').getByRole('button', { name: 'Subscribe' }).click();

  await expect(page.getByRole('heading', { name: 'Local checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay £1,490.00' }).click();
  // The plan counts once the processor has told the server; then the way leads back to what was typed.
  await page.waitForURL((url) => url.pathname === '/dashboard/companies');
  await expect(form.getByLabel('Company name')).toHaveValue('Second Beacon');
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByRole('link', { name: 'View Second Beacon' })).toBeVisible();

  await page.goto('/team');
  await expect(page.getByText('1 of 10')).toBeVisible();
  await expect(page.getByText('Seat limit reached.')).toHaveCount(0);

  await page.goto('/billing');
  await expect(page.getByText('You are on the Scale plan')).toBeVisible();
  await expect(page.getByText('£1,490.00')).toBeVisible();
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page.getByRole('heading', { name: 'Local billing portal' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('starter monthly');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('link', { name: 'Return to Candela' }).click();
  await expect(page.getByText('You are on the Starter plan')).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
});
