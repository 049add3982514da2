import { expect, type Page } from '@playwright/test';
import { addCompany, startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { codeMailedTo, mailTo } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { callsOf } from '../support/session.ts';
import { expectShell, fillSignIn, linksIn, password } from '../support/shell.ts';

const newPassword = 'Lantern-light-7';

async function inviteTo(page: Page, email: string, company: string): Promise<void> {
  await page.goto('/team');
  await expect(page.getByText('No pending invites.')).toBeVisible();
  await expect(page.getByText('No teammates yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeDisabled();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Company' }).selectOption(company);
  await page.getByRole('button', { name: 'Send invite' }).click();
  await expect(page.getByText(`Invite sent to ${email}`)).toBeVisible();
  await expect(page.getByText(`Company: ${company}`)).toBeVisible();
}

test('a parent invites a teammate, who joins in another browser, sees only their company, and is removed', async ({
  page,
  browser,
}) => {
  await startHiring(page);
  await addCompany(page, 'Beacon Works');
  await addCompany(page, 'Harbour Lights');
  const email = freshEmail();
  await inviteTo(page, email, 'Beacon Works');

  const other = await browser.newContext();
  const teammate = await other.newPage();
  const [mail] = await mailTo(page.request, email);
  await teammate.goto(mail?.text.match(/https?:\/\/\S+\/register\?\S+/)?.[0] ?? '');
  await expect(teammate.getByText('jobs and candidates of Beacon Works')).toBeVisible();
  await expect(teammate.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expect(teammate.getByLabel('Email')).toHaveValue(email);
  await teammate.getByLabel('First name').fill('Nora');
  await teammate.getByLabel('Last name').fill('Quill');
  await password(teammate).fill(newPassword);
  await teammate.getByLabel('Confirm password').fill(newPassword);
  await teammate.getByRole('button', { name: 'Create account' }).click();
  await teammate.waitForURL(/\/confirm-code/);
  const data = { email, role: 'recruiter', code: await codeMailedTo(page.request, email) };
  expect((await teammate.request.post('/api/auth/confirm', { data })).ok()).toBe(true);

  await teammate.goto('/login#recruiter');
  await fillSignIn(teammate, { email, password: newPassword });
  await expectShell(teammate);
  expect(await linksIn(teammate)).not.toContain('/team');
  await teammate.goto('/dashboard/companies');
  await expect(teammate.getByText('Beacon Works')).toBeVisible();
  await expect(teammate.getByText('Harbour Lights')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Nora Quill')).toBeVisible();
  await expect(page.getByText('No pending invites.')).toBeVisible();
  await expect(page.getByText('2 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Nora Quill' }).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Remove from company' }).selectOption('Beacon Works');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No teammates yet.')).toBeVisible();
  const refused = await teammate.request.get('/api/companies/recruiter', { headers: await callsOf(teammate) });
  expect(refused.status()).toBe(403);
  // Their tab is still open, and shows what they had.
  await teammate.getByRole('link', { name: 'Applications' }).click();
  await teammate.waitForURL(/\/pricing/);
  await expect(teammate.getByText('You are no longer a member of a team here.')).toBeVisible();
  await other.close();
});
