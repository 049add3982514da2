import { expect, type Page } from '@playwright/test';
import { startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { callsOf } from '../support/session.ts';

const company = {
  companyName: 'Beacon Works',
  industry: 7,
  description: 'Builds lighthouses.',
  location: 'Whitby',
  website: 'https://beacon.example',
  careerPageUrl: 'https://beacon.example/jobs',
  size: 12,
  contactEmail: 'jo@beacon.example',
  contactPhone: '01947 496 000',
  contactName: 'Jo Bell',
  contactPosition: 'Owner',
};

const job = {
  title: 'Keeper',
  recruiter: 'Jo Bell',
  description: 'Keep the light burning.',
  location: 'onsite',
  salary: { min: 30_000, max: 35_000 },
  jobType: 'permanent',
  workingHours: 'full-time',
  skills: ['Optics'],
  requirements: ['Two years at sea'],
  responsibilities: ['Tend the lamp'],
};

async function create(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { headers: await callsOf(page), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('two tabs edit one job and one company: the second is asked which wording stays', async ({ page, context }) => {
  await startHiring(page);
  const companyId = await create(page, '/api/companies', company);
  const applicationDeadline = new Date(Date.now() + 30 * 864e5).toISOString();
  const jobId = await create(page, '/api/jobs/recruiter', { ...job, companyId, applicationDeadline });

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/jobs/${jobId}`);
    await expect(tab.getByLabel('Job title')).toHaveValue('Keeper');
  }
  await page.getByLabel('Job title').fill('Head keeper');
  await page.getByLabel('Recruiter name').fill('Sam Lind');
  await save(page);
  await expect(page.getByText('Job updated successfully')).toBeVisible();

  await other.getByLabel('Job title').fill('Night keeper');
  await other.getByLabel('Description').fill('Keep the light burning all night.');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'This job was changed in the meantime' });
  const title = dialog.getByRole('group', { name: 'Job title' });
  await expect(title.getByText('Night keeper')).toBeVisible();
  await expect(title.getByText('Head keeper')).toBeVisible();
  await expect(title.getByRole('radio', { name: 'Mine' })).toBeChecked();
  // Untouched here: the other change is taken unless it is refused.
  await expect(
    dialog.getByRole('group', { name: 'Recruiter name' }).getByRole('radio', { name: 'Theirs' }),
  ).toBeChecked();
  // Changed here alone: nothing to ask.
  await expect(dialog.getByRole('group', { name: 'Description' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(other.getByText('Job updated successfully')).toBeVisible();
  const saved = await other.request.get(`/api/recruiter/jobs/${jobId}`, { headers: await callsOf(other) });
  expect((await saved.json()).data).toMatchObject({
    title: 'Night keeper',
    recruiter: 'Sam Lind',
    description: 'Keep the light burning all night.',
  });

  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/companies/${companyId}`);
    await expect(tab.getByLabel('Contact name')).toHaveValue('Jo Bell');
  }
  await page.getByLabel('Contact name').fill('Ann Pike');
  await save(page);
  await expect(page.getByText('Company updated successfully')).toBeVisible();
  await other.getByLabel('Contact name').fill('Max Reed');
  await save(other);
  const both = other.getByRole('dialog', { name: 'This company was changed in the meantime' });
  await both.getByRole('button', { name: 'Take theirs' }).click();
  await both.getByRole('button', { name: 'Save this choice' }).click();
  await expect(other.getByText('Company updated successfully')).toBeVisible();
  await expect(other.getByLabel('Contact name')).toHaveValue('Ann Pike');
});
