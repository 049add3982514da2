import { expect, type Page } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';
import { demo } from '../support/people.ts';

test.use({ ...signedInAs('recruiter'), timezoneId: 'Africa/Lagos' });

/** What the browser types into a field for a day and a time. */
const typed = (daysAhead: number, time: string) =>
  `${new Date(Date.now() + daysAhead * 864e5).toISOString().slice(0, 10)}T${time}`;
const weekOf = (daysAhead: number) => `/dashboard/calendar?week=${typed(daysAhead, '').slice(0, 10)}`;

async function schedule(page: Page, title: string, daysAhead: number) {
  await page.goto(weekOf(daysAhead));
  await page.getByRole('button', { name: 'Schedule Interview' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Job').selectOption({ label: 'Backend Engineer (TypeScript) (Northlight Robotics)' });
  await form.getByLabel(/^Candidate/).fill(demo.candidate.email);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Start').fill(typed(daysAhead, '12:00'));
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(form).toBeHidden();
}

async function move(page: Page, title: string, start: string) {
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Change time' }).click();
  const form = page.getByRole('dialog', { name: 'Change time' });
  await form.getByLabel('Start').fill(start);
  await form.getByRole('button', { name: 'Change time' }).click();
  await expect(form).toBeHidden();
}

test('a dialog stays when the interview is moved out of the week meanwhile, and says so', async ({ page }) => {
  const title = 'A conversation two move';
  await schedule(page, title, 74);
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Change time' }).click();
  const form = page.getByRole('dialog', { name: 'Change time' });
  await form.getByLabel('Start').fill(typed(74, '16:00'));

  const secondTab = await page.context().newPage();
  await secondTab.goto(weekOf(74));
  await move(secondTab, title, typed(81, '15:00'));
  await expect(page.getByRole('article', { name: title, includeHidden: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Change time' }).click();
  await expect(page.getByText('The interview was moved in the meantime. It has not been changed.')).toBeVisible();
  await expect(form).toBeHidden();

  const moved = secondTab.getByRole('article', { name: title });
  await expect(moved).toContainText('15:00–15:45');
  await moved.getByRole('button', { name: 'Cancel interview' }).click();
  await secondTab.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
  await expect(moved).toBeHidden();
});

test('a recruiter moves an interview to another week, and an open tab that shows that week hears of it', async ({
  page,
}) => {
  await schedule(page, 'A conversation that moves', 60);

  const secondTab = await page.context().newPage();
  await secondTab.goto(weekOf(67));
  await expect(secondTab.getByText('No interviews scheduled')).toBeVisible();
  const shown = page.getByRole('article', { name: 'A conversation that moves' });
  await expect(shown).toContainText('12:00–12:45');
  await shown.getByRole('button', { name: 'Change time' }).click();
  const change = page.getByRole('dialog', { name: 'Change time' });
  await expect(change).toContainText('12:00–12:45 (Africa/Lagos)');
  await change.getByRole('button', { name: 'Change time' }).click();
  await expect(change.getByText('Please choose another time.')).toBeVisible();
  await change.getByLabel('Start').fill(typed(67, '15:00'));
  await change.getByRole('button', { name: 'Change time' }).click();
  await expect(change).toBeHidden();
  await expect(shown).toContainText('15:00–15:45');
  await expect(secondTab.getByRole('article', { name: 'A conversation that moves' })).toContainText('15:00–15:45');

  await shown.getByRole('button', { name: 'Cancel interview' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
  await expect(shown).toBeHidden();
});
