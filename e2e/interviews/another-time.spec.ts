import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, type Person } from '../support/people.ts';
import { signInQuietly } from '../support/session.ts';

async function openIn(browser: Browser, person: Person, timezoneId: string): Promise<Page> {
  const storageState = await signInQuietly(person);
  const context = await browser.newContext({ storageState, timezoneId });
  return context.newPage();
}

/** What the browser types into a field for a day and a time. */
const typed = (daysAhead: number, time: string) =>
  `${new Date(Date.now() + daysAhead * 864e5).toISOString().slice(0, 10)}T${time}`;
const weekOf = (daysAhead: number) => `/dashboard/calendar?week=${typed(daysAhead, '').slice(0, 10)}`;

/** The recruiter sends a link; a visitor who is signed in nowhere chooses a time with it, moves it and cancels it. */
async function bookWithLink(browser: Browser, recruiter: Page): Promise<void> {
  await recruiter.getByRole('button', { name: 'Schedule Interview' }).click();
  const form = recruiter.getByRole('dialog');
  await form.getByLabel('Job').selectOption({ label: 'Backend Engineer (TypeScript) (Northlight Robotics)' });
  await form.getByLabel(/^Candidate/).fill(demo.candidate.email);
  await form.getByLabel('Title').fill('Third conversation');
  await form.getByText('The candidate chooses').click();
  await expect(form.getByText(/\d+ times on \d+ days/)).toBeVisible();
  await form.getByRole('button', { name: 'Send link' }).click();
  const link = await form.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(recruiter.getByText('Waiting for a time')).toBeVisible();

  const visitor = await (await browser.newContext({ timezoneId: 'Asia/Kathmandu' })).newPage();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByLabel('Time zone')).toHaveValue(/Kat[h]?mandu$/);
  const times = visitor.getByRole('region', { name: 'Free times' }).getByRole('button');
  await expect(times.first()).toBeVisible();
  // The first day may have one time left, and be the last of its month.
  const days = visitor.getByRole('button', { name: /, ([3-9]|\d\d) times$/ });
  if ((await days.count()) === 0) await visitor.getByRole('button', { name: 'Next month' }).click();
  await days.first().click();
  // Half hours in Lagos, and the quarter of an hour that Kathmandu differs by.
  await expect(times.first()).toHaveText(/^\d\d:(15|45)$/);
  await times.first().click();
  await visitor.getByRole('button', { name: 'Confirm' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Choose another time' }).click();
  await days.first().click();
  const later = (await times.nth(2).textContent()) ?? '';
  await times.nth(2).click();
  await visitor.getByRole('button', { name: 'Move to this time' }).click();
  await expect(visitor.getByText(`at ${later}`)).toBeVisible();
  await visitor.getByRole('button', { name: 'Cancel the interview' }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Cancel the interview' }).click();
  await expect(visitor.getByText('Your interview is cancelled.')).toBeVisible();
}

test('a recruiter in Lagos connects a calendar and schedules; the candidate in Kathmandu asks for another time, gets it, and chooses one with a link', async ({
  browser,
}) => {
  const recruiter = await openIn(browser, demo.teammate, 'Africa/Lagos');
  await recruiter.goto('/dashboard/calendar');
  await expect(recruiter.getByText('Not Connected')).toBeVisible();
  await recruiter.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await recruiter.getByRole('button', { name: 'Do not allow' }).click();
  await expect(recruiter.getByRole('heading', { name: 'Calendar access was not granted' })).toBeVisible();
  await recruiter.getByRole('link', { name: 'Back to Calendar' }).click();
  await recruiter.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await recruiter.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(recruiter.getByText('Connected', { exact: true })).toBeVisible();

  // A month ahead, so that the demonstration's own week is left alone, and in zones whose clocks never change.
  await recruiter.getByRole('button', { name: 'Schedule Interview' }).click();
  const form = recruiter.getByRole('dialog');
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(form.getByText('Please select a job.')).toBeVisible();
  await form.getByLabel('Job').selectOption({ label: 'Backend Engineer (TypeScript) (Northlight Robotics)' });
  await form.getByLabel(/^Candidate/).fill(demo.candidate.email);
  await form.getByLabel('Title').fill('Second conversation');
  await form.getByLabel('Start').fill(typed(30, '12:00'));
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(form).toBeHidden();

  const candidate = await openIn(browser, demo.candidate, 'Asia/Kathmandu');
  await candidate.goto(weekOf(30));
  const theirs = candidate.getByRole('article', { name: 'Second conversation' });
  await expect(theirs).toContainText('16:45–17:30');
  await theirs.getByRole('button', { name: 'Request new time' }).click();
  await candidate.getByLabel('Start').fill(typed(31, '17:45'));
  await candidate.getByRole('button', { name: 'Add another time' }).click();
  await candidate.getByLabel('Start 2').fill(typed(32, '17:45'));
  await candidate.getByRole('button', { name: 'Add another time' }).click();
  await candidate.getByLabel('Start 3').fill(typed(33, '17:45'));
  await candidate.getByLabel('Message').fill('That is a school run.');
  await candidate.getByRole('button', { name: 'Send request' }).click();
  await expect(theirs.getByText(/^Requested: .*17:45/)).toBeVisible();
  // Three times do not push the page off a phone.
  await candidate.setViewportSize({ width: 390, height: 844 });
  expect(await candidate.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await recruiter.goto(weekOf(30));
  const ours = recruiter.getByRole('article', { name: 'Second conversation' });
  await expect(ours.getByText('Action needed')).toBeVisible();
  await ours.getByRole('button', { name: 'Reschedule requests 1' }).click();
  await expect(recruiter.getByText('“That is a school run.”')).toBeVisible();
  await recruiter.getByRole('button', { name: 'Accept' }).first().click();
  await recruiter.goto(weekOf(31));
  await expect(ours).toContainText('13:00–13:45');

  await candidate.goto(weekOf(31));
  await expect(theirs).toContainText('17:45–18:30');
  await expect(theirs.getByText('Confirmed')).toBeVisible();
  await ours.getByRole('button', { name: 'Cancel interview' }).click();
  await recruiter.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
  await expect(ours).toBeHidden();

  await bookWithLink(browser, recruiter);

  await recruiter.getByRole('button', { name: 'Disconnect Calendar' }).click();
  await recruiter.getByRole('alertdialog').getByRole('button', { name: 'Disconnect Calendar' }).click();
  await expect(recruiter.getByText('Not Connected')).toBeVisible();
});
