import { expect, type Page } from '@playwright/test';
import { plain } from '../../packages/engine/src/testing/job-pdfs/single-column.ts';
import { addApplicants, addCompany, startHiring } from '../support/hiring.ts';
import { signedInAs, test } from '../support/journey.ts';
import { mailTo } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';

const inDays = (days: number) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

async function addJob(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/jobs?add=manual');
  const form = page.getByRole('form', { name: 'Add job' });
  await form.getByLabel('Job title').fill(title);
  await form.getByLabel('Company', { exact: true }).selectOption('Beacon Works');
  await form.getByLabel('Recruiter name').fill('Jo Bell');
  await form.getByLabel('Job type').selectOption('Full-time');
  await form.getByLabel('Working hours').selectOption('Flexi-time');
  await form.getByLabel('Location').selectOption('onsite');
  await form.getByLabel('Minimum salary (£)').fill('30000');
  await form.getByLabel('Maximum salary (£)').fill('35000');
  await form.getByLabel('Application deadline').fill(inDays(30));
  await form.getByLabel('Description').fill('Keep the light burning.');
  await form.getByLabel('Skills', { exact: true }).fill('Optics, Patience');
  await form.getByLabel('Skills', { exact: true }).press('Enter');
  await form.getByLabel('Requirements', { exact: true }).fill('Two years at sea');
  await form.getByLabel('Requirements', { exact: true }).press('Enter');
  await form.getByLabel('Responsibilities', { exact: true }).fill('Tend the lamp');
  await form.getByLabel('Responsibilities', { exact: true }).press('Enter');
}

const submit = (page: Page) =>
  page.getByRole('form', { name: 'Add job' }).getByRole('button', { name: 'Save job' }).click();

/** Saves, and is through once the server has it and the form knows. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save Changes' });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await button.click();
  await saved;
  await expect(button).toBeEnabled();
}

test('a job by hand: refused while something is wrong, added, published to the board, closed with mail to three people', async ({
  page,
}) => {
  test.slow();
  await startHiring(page);
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('No active jobs found')).toBeVisible();
  await addCompany(page, 'Beacon Works');
  const title = `Keeper ${Date.now()}`;
  await addJob(page, title);
  const form = page.getByRole('form', { name: 'Add job' });
  await form.getByLabel('Minimum salary (£)').fill('40000');
  await submit(page);
  await expect(form.getByText('Minimum salary cannot be above the maximum')).toBeVisible();
  await form.getByLabel('Minimum salary (£)').fill('30000');
  await submit(page);
  await expect(page.getByText('Job submitted. Processing will begin shortly — check back soon.')).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Beacon Works');
  await row.getByRole('button', { name: `Publish ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Job published and posted to CV-Library.')).toBeVisible();
  const link = row.getByRole('link', { name: `${title} on CV-Library (opens in a new tab)` });
  const advert = (await link.getAttribute('href')) ?? '';
  expect((await page.request.get(advert)).status()).toBe(200);

  const people = [freshEmail(), freshEmail(), freshEmail()];
  await addApplicants(title, people);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row.getByRole('link', { name: /candidates ranked for/ })).toHaveAttribute(
    'href',
    /\/dashboard\/candidates\?jobId=.+&companyId=/,
  );
  await expect(row.getByRole('link', { name: /^3 applications/ })).toBeVisible();

  await row.getByRole('button', { name: /Active/ }).click();
  await page.getByRole('radio', { name: 'Closed' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('Please acknowledge the actions before closing the job.')).toBeVisible();
  await page.getByLabel('I understand what closing this job does').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('Job closed. Remaining candidates will be notified.')).toBeVisible();

  // Work in the background: what was asked for before is done first.
  const patience = { timeout: 30_000 };
  for (const email of people) {
    await expect
      .poll(async () => (await mailTo(page.request, email)).map(({ subject }) => subject), patience)
      .toEqual([`${title} at Beacon Works has closed`]);
  }
  await expect.poll(async () => (await page.request.get(advert)).status(), patience).toBe(410);
});

test('a job from a PDF: progress, a draft to review with its sources, then active', async ({ page }) => {
  await startHiring(page);
  await addCompany(page, 'Beacon Works');
  await page.goto('/dashboard/jobs?add=upload');
  const pdf = { name: 'job.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await plain.draw()) };
  await page.locator('input[type="file"]').setInputFiles(pdf);
  await expect(
    page.getByText('Job description uploaded. Processing will begin shortly — check back soon.').first(),
  ).toBeVisible();
  await page
    .getByRole('link', { name: /Review draft/ })
    .first()
    .click({ timeout: 30_000 });
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue(plain.expected.title ?? '');
  await expect(page.getByText('Ready to review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Job title was found on page 1' })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await save(page);
  await expect(page.getByText('Job updated successfully')).toBeVisible();
});

test('a file that is no PDF, and one that cannot be read, each say why', async ({ page }) => {
  await startHiring(page);
  await addCompany(page, 'Beacon Works');
  await page.goto('/dashboard/jobs?add=upload');
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('meow') });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await picker.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 1 0 obj << /Type /Page >> …'),
  });
  await expect(page.getByRole('button', { name: /Retry/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /Dismiss/ }).click();
  await expect(page.getByRole('button', { name: /Retry/ })).toBeHidden();
});

test.describe('the list', () => {
  test.use(signedInAs('recruiter'));

  test('keeps tab, search and sort in the address, through reload and back', async ({ page }) => {
    await page.goto('/dashboard/jobs');
    await expect(page.getByRole('row', { name: /Backend Engineer/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Draft' }).click();
    await expect(page.getByRole('row', { name: /Machine Vision Researcher/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Backend Engineer/ })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row', { name: /Machine Vision Researcher/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('row', { name: /Backend Engineer/ })).toBeVisible();
    await page.getByRole('searchbox').fill('chef');
    await expect(page.getByRole('link', { name: 'Edit Head Chef', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Backend Engineer/ })).toBeHidden();
    await expect(page).toHaveURL(/search=chef/);
  });
});

test('a copy of a job is published, kept in step with the board, and told when it must be posted anew', async ({
  page,
}) => {
  await startHiring(page);
  await addCompany(page, 'Beacon Works');
  await addJob(page, 'Lamp technician');
  await submit(page);
  const row = page.getByRole('row', { name: /Lamp technician/ });
  await row.getByRole('button', { name: /More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate as draft' }).click();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Lamp technician (copy)');
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Job published and posted to CV-Library.')).toBeVisible();

  await page.getByLabel('Description', { exact: true }).fill('A new text for the same job.');
  await save(page);
  await page.getByRole('button', { name: 'Sync to CV-Library' }).click();
  await expect(page.getByText('Synced with CV-Library')).toBeVisible();
  await page.getByLabel('Job title', { exact: true }).fill('Lamp engineer');
  await save(page);
  await page.getByRole('button', { name: 'Sync to CV-Library' }).click();
  await expect(page.getByText('Republish required due to CV-Library rules')).toBeVisible();
});

test.describe('a candidate', () => {
  test.use(signedInAs('candidate'));

  test('reads a job and is told when it is no longer available', async ({ page }) => {
    const { data } = await (await page.request.get('/api/public/companies/demo-harbour-and-pine/jobs')).json();
    const job = data.jobs.find(({ title }: { title: string }) => title === 'Front of House Assistant');
    for (const path of [`/dashboard/job/${job._id}`, `/dashboard/jobs/${job._id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Front of House Assistant' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Apply/ })).toBeVisible();
      await expect(page.getByText('Customer service')).toBeVisible();
    }
  });
});
