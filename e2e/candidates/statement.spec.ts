import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { test } from '../support/journey.ts';
import { createPerson, demo } from '../support/people.ts';
import { changeInDatabase } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';

const cv = Buffer.from(`Petronella Wyke
petronella@journey.test

Here's your revised resume:

EXPERIENCE
Sous Chef, The Copper Ladle
April 2019 - Present
- Run the pass on four nights a week and the whole kitchen when the head chef is away
- Order fish and vegetables before six, and send back what does not look right
- Teach the apprentices to bone a shoulder of lamb and to keep their station clean
- Write the Sunday menu with whatever is left and whatever came in
Chef de Partie, Brackenhall Hotel
May 2015 - March 2019
- Sauce section, later the grill, for ninety covers and for weddings of two hundred
- Kept the allergen folder right, which nobody had done for a year before me
- Cooked the staff meal on Tuesdays, mostly curry, and was asked for the recipe more than once

EDUCATION
NVQ Level 3 Professional Cookery, Fernhill College
2013 - 2015

SKILLS
Menu planning, Stock control, Food hygiene
`);
const statement = 'A friend put my notes into order with a chat program.\nThe kitchens and the years are mine.';

/** As the invitation's link does it. */
const claim = (email: string, name: string) =>
  changeInDatabase(
    `update candidates set account_id = (select id from accounts where email = $1)
     where organisation_id is not null and name = $2`,
    [email, name],
  );

/** As the button on the job's page does it, which another journey presses. */
const apply = (email: string) =>
  changeInDatabase(
    `insert into applications (organisation_id, company_id, job_id, candidate_id)
     select j.organisation_id, j.company_id, j.id, c.id
     from jobs j, candidates c join accounts a on a.id = c.account_id
     where a.email = $1 and c.organisation_id is null and j.title = 'Head Chef'`,
    [email],
  );

test('a person answers what is said about their CV, and recruiters read the answer beside it', async ({ page }) => {
  const person = await createPerson(page.request, 'candidate');
  await openSession(page, person);
  await page.goto('/dashboard/my-details/cv');
  await page.getByLabel('CV file').setInputFiles({ name: 'my-cv.txt', mimeType: 'text/plain', buffer: cv });
  const form = page.getByRole('form', { name: 'Your statement' });
  await expect(form).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'AI generated CV likelihood High' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reasons' })).toContainText("Here's your revised resume:");

  await form.getByRole('button', { name: 'Save statement' }).click();
  await expect(form.getByRole('alert')).toHaveText('Write a statement');
  await form.getByLabel('Your statement').fill(statement);
  await form.getByRole('button', { name: 'Save statement' }).click();
  await expect(form.getByText('Statement saved')).toBeVisible();
  expect(await accessibilityFaults(page, false)).toEqual([]);
  await apply(person.email);

  await openSession(page, demo.recruiter);
  await page.goto('/dashboard/candidates?view=all');
  await page.getByRole('searchbox').first().fill('Petronella');
  await page
    .getByRole('link', { name: /Petronella Wyke/ })
    .first()
    .click();
  await expect(page.getByText(statement)).toBeVisible();
  const badge = page.getByRole('button', { name: /^High .*AI generated CV likelihood/ });
  await badge.focus();
  await page.keyboard.press('Enter');
  const reasons = page.getByRole('dialog', { name: 'AI generated CV likelihood: High' });
  await expect(reasons.getByText('It does not change the score.')).toBeVisible();
  await expect(reasons.getByText(/^Tested on .* human-written CVs/)).toBeVisible();
  await expect(reasons.getByText("Here's your revised resume:")).toBeVisible();
  expect(await accessibilityFaults(page, false)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();

  // What was quoted is a step away, in the CV below.
  await page.keyboard.press('Enter');
  await reasons.getByRole('button', { name: /your revised resume.*show it in the CV/ }).click();
  await expect(page.locator('mark', { hasText: "Here's your revised resume" })).toBeFocused();
  await expect(reasons).toBeHidden();
});

test('a person sees who holds a CV about them, why it was scored so, and answers what is said about it', async ({
  page,
}) => {
  const person = await createPerson(page.request, 'candidate');
  await awaitDemoPeople();
  await claim(person.email, 'Zuzanna Wierzbicka');
  await openSession(page, person);
  await page.goto('/dashboard/my-details/cv');
  await page.getByRole('tab', { name: 'Who has your CV' }).click();
  await expect(page.getByRole('heading', { name: 'Achebe Group' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Your statement, Achebe Group' });
  await form.getByLabel('Your statement').fill(statement);
  await form.getByRole('button', { name: 'Save statement' }).click();
  await expect(form.getByText('Statement saved')).toBeVisible();
  expect(await accessibilityFaults(page, false)).toEqual([]);

  await page
    .getByRole('button', { name: /^Why this score for/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Why this score' })
    .getByRole('button', { name: /show it in the CV/ })
    .first()
    .click();
  await expect(page.locator('[data-quoted]')).toBeFocused();
  expect(await accessibilityFaults(page, false)).toEqual([]);
});
