import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { codeMailedTo } from '../support/mailbox.ts';
import { createPerson, demo, stranger } from '../support/people.ts';
import { openSession } from '../support/session.ts';
import { password, signInButton } from '../support/shell.ts';

const cv = (name: string, email: string) => `${name}
${email}

PROFILE
Chef with nine years in kitchens by the sea.

EXPERIENCE
Sous Chef, The Herring Shed
May 2018 - Present
- Run the pass on busy evenings and write the menus with the head chef
- Order fish from the quay and keep the kitchen's costs

SKILLS
Menu planning, Fish, Food hygiene
`;

/** An open job of its own, so that no journey disturbs another. */
async function openJob(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const { email, password: secret } = demo.recruiter;
  const answer = await request.post('/api/auth/login', { data: { email, password: secret, role: 'recruiter' } });
  const headers = { authorization: `Bearer ${(await answer.json()).accessToken}` };
  const listed = await (await request.get('/api/public/companies/demo-harbour-and-pine/jobs')).json();
  const chef = listed.data.jobs.find(({ title }: { title: string }) => title === 'Head Chef');
  const copy = (await (await request.post(`/api/jobs/${chef._id}/duplicate`, { headers })).json()).data;
  await request.patch(`/api/jobs/${copy._id}/status`, { headers, data: { status: 'Active' } });
  return { id: copy._id, title: copy.title };
}

async function uploadCv(page: Page, name: string, email: string): Promise<void> {
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv(name, email)) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

test('a visitor of a public job registers, brings a CV and has applied with one more click', async ({ page }) => {
  const { id, title } = await openJob(page.request);
  const person = stranger('candidate');
  await page.goto(`/jobs/${id}`);
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/confirm-code/);
  await page.getByLabel('Confirmation code').fill(await codeMailedTo(page.request, person.email));
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await page.waitForURL(/\/login/);
  await password(page).fill(person.password);
  await signInButton(page).click();

  await page.waitForURL(`/dashboard/job/${id}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Have you uploaded your CV?')).toBeVisible();
  await page.getByRole('link', { name: 'Upload your CV' }).click();
  await uploadCv(page, 'Wilma Ferreira', person.email);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();

  const panel = page.getByRole('list', { name: 'What has happened' });
  await expect(panel.getByText('Received')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Why this score' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('table').getByRole('link', { name: title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a candidate applies, follows the timeline and takes the application back', async ({ page }) => {
    const { id, title } = await openJob(page.request);
    const person = await createPerson(page.request, 'candidate');
    await openSession(page, person);
    await page.goto(`/dashboard/my-details/cv?next=${encodeURIComponent(`/dashboard/job/${id}`)}`);
    await uploadCv(page, 'Wilma Ferreira', person.email);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const timeline = page.getByRole('list', { name: 'What has happened' });
    await expect(timeline.getByRole('listitem')).toHaveCount(1);
    expect(await accessibilityFaults(page, false)).toEqual([]);

    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(timeline.getByText('Withdrawn')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible();
    await page.goto('/dashboard/jobs?view=applied');
    await page.getByRole('button', { name: `View ${title}` }).click();
    await expect(page.getByRole('dialog', { name: title })).toContainText('£38,000 to £44,000');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
