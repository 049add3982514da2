import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { embedSnippet } from '../../apps/web/src/features/companies/embed-snippet.ts';
import { defaultEmbedSettings } from '../../packages/contract/src/companies/embed-settings.ts';
import { address } from '../product-place.ts';
import { uploadOwnCv } from '../support/applicant.ts';
import { startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { changeInDatabase } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';

/** A company's own site, on another origin, with nothing on it but the pasted snippet. */
async function serveForeignPage(snippet: string): Promise<{ url: string; close(): void }> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Beacon Works</title><body>${snippet}</body>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(site.address() as AddressInfo).port}/`, close: () => site.close() };
}

test('from the widget on a foreign page to the offer: both sides see each step', async ({ page, browser }) => {
  const recruiter = await startHiring(page);
  const publicToken = `journey-${Date.now()}`;
  await changeInDatabase(
    `with company as (insert into companies (organisation_id, company_name, public_token)
       select organisation_id, 'Beacon Works', $2 from members join accounts on id = account_id where email = $1
       returning id, organisation_id)
     insert into jobs (organisation_id, company_id, title, status, description, first_active_at)
     select organisation_id, id, 'Keeper', 'Active', 'Keep the lamp. Optics and radio.', now() from company`,
    [recruiter.email, publicToken],
  );
  const site = await serveForeignPage(
    embedSnippet({ origin: address, publicToken, companyName: 'Beacon Works', settings: defaultEmbedSettings }),
  );
  const context = await browser.newContext();
  const candidate = await context.newPage();
  const person = await createPerson(page.request, 'candidate');
  await openSession(candidate, person);
  await uploadOwnCv(candidate);

  // The recruiter watches from here on, without touching anything.
  await page.goto('/dashboard/applications');
  await candidate.goto(site.url);
  const opened = context.waitForEvent('page');
  await candidate.frameLocator('iframe').getByRole('link', { name: 'Apply for Keeper' }).click();
  const product = await opened;
  await product.getByRole('button', { name: 'Apply', exact: true }).click();
  const timeline = product.getByRole('list', { name: 'What has happened' });
  await expect(timeline.getByText('Received')).toBeVisible();

  const pending = page.getByRole('region', { name: 'Pending' }).getByRole('article');
  await expect(pending).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await pending.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Offer' }).click();
  await expect(page.getByRole('region', { name: 'Offer' }).getByRole('article')).toHaveCount(1);

  await product.reload();
  await expect(timeline.getByText(/offer/i).first()).toBeVisible();
  await context.close();
  site.close();
});
