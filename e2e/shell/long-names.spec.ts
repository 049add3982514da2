import { expect, type Page } from '@playwright/test';
import { uploadOwnCv } from '../support/applicant.ts';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { addApplicants, startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { createPerson, type Person } from '../support/people.ts';
import { changeInDatabase, readDatabase } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** As long as a name may be, and nowhere to break. */
const word = 'Rechtsschutzversicherung'.repeat(4).slice(0, 80);

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

test('a name without a place to break does not push a candidate’s pages off a phone', async ({ page }) => {
  const candidate = await createPerson(page.request, 'candidate');
  await changeInDatabase('update accounts set first_name = $2 where email = $1', [candidate.email, word]);
  await openSession(page, candidate);
  for (const path of ['/dashboard', '/candidates/welcome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

/** An open job of the recruiter's, all of whose texts are one word. */
async function openJob(recruiter: Person, text = word): Promise<string> {
  await changeInDatabase(
    `with company as (insert into companies (organisation_id, company_name)
       select organisation_id, $2 from members join accounts on id = account_id where email = $1 returning *)
     insert into jobs (organisation_id, company_id, title, status, description, skills, requirements)
     select organisation_id, id, $2, 'Active', $2, array[$2], array[$2] from company`,
    [recruiter.email, text],
  );
  const [job] = await readDatabase<{ id: string }>(
    `select jobs.id from jobs join members using (organisation_id) join accounts on accounts.id = account_id
     where email = $1`,
    [recruiter.email],
  );
  return job?.id ?? '';
}

test('nor do the texts of a job, wherever it is read or edited', async ({ page }) => {
  const job = await openJob(await startHiring(page));
  const title = page.getByRole('heading', { level: 1, name: word });
  await page.goto(`/dashboard/jobs/${job}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await openSession(page, await createPerson(page.request, 'candidate'));
  for (const path of [`/dashboard/job/${job}`, `/jobs/${job}`]) {
    await page.goto(path);
    await expect(title).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/dashboard/jobs?search=${word}`);
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('nor does what a CV lacks for it run over the edge of its row', async ({ page }) => {
  const asked = 'Kraftfahrzeughaftpflicht'.repeat(4).slice(0, 80);
  await openJob(await startHiring(page), asked);
  await openSession(page, await createPerson(page.request, 'candidate'));
  await awaitDemoPeople();
  await uploadOwnCv(page);
  await page.goto(`/dashboard/jobs?search=${asked}`);
  const factors = page.getByRole('list', { name: 'Key match factors' });
  await expect(factors.getByText(asked).first()).toBeVisible();
  expect(await factors.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('nor does a candidate’s name run over the edge of a card on the board', async ({ page }) => {
  await openJob(await startHiring(page), 'Keeper of the long names');
  await addApplicants('Keeper of the long names', ['long@journey.test']);
  await changeInDatabase('update candidates set name = $2 where email = $1', ['long@journey.test', word]);
  await page.goto('/dashboard/applications');
  const card = page.getByRole('article').filter({ hasText: word });
  await expect(card).toBeVisible();
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
