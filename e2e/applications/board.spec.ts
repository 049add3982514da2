import { expect, type Locator, type Page } from '@playwright/test';
import { startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { createPerson, type Person } from '../support/people.ts';
import { changeInDatabase } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';
import { signOut } from '../support/shell.ts';

const applicants = ['Ada Quill', 'Bram Stone', 'Cleo Wren'];

/** A company of the recruiter's organisation with one open job and candidates who applied for it. */
const openPipeline = (recruiter: Person) =>
  changeInDatabase(
    `with team as (select organisation_id from members join accounts on id = account_id where email = $1),
     company as (insert into companies (organisation_id, company_name) select organisation_id, 'Beacon Works' from team
       returning id, organisation_id),
     job as (insert into jobs (organisation_id, company_id, title, status) select organisation_id, id, 'Keeper', 'Active'
       from company returning id, organisation_id, company_id),
     people as (insert into candidates (organisation_id, name, email)
       select organisation_id, name, lower(replace(name, ' ', '.')) || '@board.test' from job, unnest($2::text[]) name
       returning id)
     insert into applications (organisation_id, company_id, job_id, candidate_id)
     select job.organisation_id, job.company_id, job.id, people.id from job, people`,
    [recruiter.email, applicants],
  );

/** Another recruiter of the same team. */
async function joinTeam(page: Page, recruiter: Person): Promise<Person> {
  const colleague = await createPerson(page.request, 'recruiter');
  const accounts = [recruiter.email, colleague.email];
  await changeInDatabase(`delete from members where account_id = (select id from accounts where email = $1)`, [
    colleague.email,
  ]);
  await changeInDatabase(
    `insert into members (account_id, organisation_id)
     select c.id, m.organisation_id from accounts c, members m join accounts r on r.id = m.account_id
     where r.email = $1 and c.email = $2`,
    accounts,
  );
  await changeInDatabase(
    `insert into memberships (account_id, organisation_id, scope, role)
     select c.id, m.organisation_id, 'all', 'admin' from accounts c, members m join accounts r on r.id = m.account_id
     where r.email = $1 and c.email = $2`,
    accounts,
  );
  return colleague;
}

const column = (page: Page, stage: string): Locator => page.getByRole('region', { name: stage });
const card = (page: Page, stage: string, name: string): Locator => column(page, stage).getByRole('article', { name });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // The board scrolls sideways by itself where it is narrow.
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + 50, start.y + 50);
  await page.mouse.down();
  await page.mouse.move(start.x + 70, start.y + 50, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + 150, { steps: 8 });
  await page.mouse.up();
}

test('candidates move by mouse, by keyboard and by menu, and stay where they were put', async ({ page }) => {
  const recruiter = await startHiring(page);
  await page.goto('/dashboard/applications');
  await expect(page.getByText('No applications found.')).toBeVisible();
  await openPipeline(recruiter);
  await page.reload();
  await drag(page, card(page, 'Pending', 'Ada Quill'), column(page, 'Interview'));
  await expect(card(page, 'Interview', 'Ada Quill')).toBeVisible();

  await card(page, 'Pending', 'Bram Stone').getByRole('button', { name: 'Move Bram Stone with the keyboard' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Bram Stone is over Pending.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bram Stone is over Testing.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(card(page, 'Testing', 'Bram Stone')).toBeVisible();

  // The menu does the same, and the keyboard stays with the card.
  const actions = page.getByRole('button', { name: 'Actions for Bram Stone' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pending' })).toBeFocused();
  await page.keyboard.type('Rev');
  await expect(page.getByRole('menuitem', { name: 'Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Review', 'Bram Stone')).toBeVisible();
  await expect(actions).toBeFocused();

  await page.getByRole('button', { name: 'Actions for Cleo Wren' }).click();
  await page.getByRole('menuitem', { name: 'Rejected…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject Cleo Wren' });
  await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('The position is filled');
  // The outcome is mailed unless that is taken back, and the choice is there to see.
  await expect(dialog.getByRole('checkbox', { name: /mail/i })).toBeChecked();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Pending', 'Cleo Wren')).toBeVisible();

  await page.reload();
  await expect(card(page, 'Interview', 'Ada Quill')).toBeVisible();
  await expect(card(page, 'Review', 'Bram Stone')).toBeVisible();
});

test('two recruiters on one board see each other’s moves, and a stale one is explained', async ({ page, browser }) => {
  const recruiter = await startHiring(page);
  await openPipeline(recruiter);
  const colleague = await joinTeam(page, recruiter);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(other, colleague);
  await page.goto('/dashboard/applications');
  await other.goto('/dashboard/applications');
  await expect(card(other, 'Pending', 'Ada Quill')).toBeVisible();
  await expect(card(page, 'Pending', 'Ada Quill')).toBeVisible();

  await drag(page, card(page, 'Pending', 'Ada Quill'), column(page, 'Offer'));
  await expect(card(other, 'Offer', 'Ada Quill')).toBeVisible();

  // The colleague's screen is not brought up to date, and so moves a card that is elsewhere by now.
  await other.route('**/api/recruiter/applications/board*', (route) => route.abort());
  await drag(page, card(page, 'Pending', 'Bram Stone'), column(page, 'Review'));
  await expect(card(page, 'Review', 'Bram Stone')).toBeVisible();
  await drag(other, card(other, 'Pending', 'Bram Stone'), column(other, 'Testing'));
  await expect(other.getByText('A colleague has moved this candidate in the meantime.')).toBeVisible();
  await other.unrouteAll();
  await other.reload();
  await expect(card(other, 'Review', 'Bram Stone')).toBeVisible();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a held card follows the finger; several move at once and come back; nothing stays behind at logout', async ({
    page,
  }) => {
    const recruiter = await startHiring(page);
    await openPipeline(recruiter);
    await page.goto('/dashboard/applications');
    await dragByTouch(page, card(page, 'Pending', 'Ada Quill'), 'Ada Quill is over Testing.');
    await expect(card(page, 'Testing', 'Ada Quill')).toBeVisible();

    await page.getByRole('button', { name: 'Select' }).tap();
    for (const name of ['Bram Stone', 'Cleo Wren'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const selection = page.getByRole('region', { name: 'Selected candidates' });
    await expect(selection.getByText('2 selected')).toBeVisible();
    await selection.getByRole('button', { name: 'Move to' }).tap();
    await page.getByRole('menuitem', { name: 'Review' }).tap();
    for (const name of ['Bram Stone', 'Cleo Wren']) await expect(card(page, 'Review', name)).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).tap();
    for (const name of ['Bram Stone', 'Cleo Wren']) await expect(card(page, 'Pending', name)).toBeAttached();

    // The router's own memory of where a page was scrolled to is no data of the account.
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => !name.startsWith('react-router')));
    expect(await kept()).not.toEqual([]);
    await signOut(page);
    expect(await kept()).toEqual([]);
  });
});

/** Held until it is picked up, then moved to the edge, where the board comes along, until the words are said. */
async function dragByTouch(page: Page, from: Locator, until: string): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + 40, box.y + 20];
  const send = (type: 'touchStart' | 'touchMove', at: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await send('touchStart', x);
  await expect(page.getByText('is over Pending.')).toBeAttached();
  for (let at = x; at < 375; at += 20) await send('touchMove', at);
  await expect(async () => {
    await send('touchMove', 374 + (Date.now() % 2));
    await expect(page.getByText(until)).toBeAttached({ timeout: 200 });
  }).toPass();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
