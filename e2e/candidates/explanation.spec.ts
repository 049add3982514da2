import { expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));
test.beforeEach(awaitDemoPeople);

/** Under a dialog, too, where it is hidden from roles. */
const factorsOfKofi = (page: Page) =>
  page.getByRole('button', { name: /key match factors of Kofi Amankwah/, includeHidden: true });
const explanation = (page: Page) => page.getByRole('dialog', { name: /Kofi Amankwah/ });

async function openExplanation(page: Page): Promise<void> {
  await page.goto('/dashboard/candidates');
  await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Harbour & Pine' });
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Head Chef' });
  await factorsOfKofi(page).click();
  await expect(explanation(page).getByText('Requirements met')).toBeVisible();
}

/** It stays as it is: what is still under way would have come by then. */
async function staysOpen(page: Page): Promise<void> {
  await expect(explanation(page).getByText('Requirements met')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(explanation(page).getByText('Requirements met')).toBeVisible();
  await expect(page).toHaveURL(/factors=/);
}

test('an explanation that is closed and opened again at once is open', async ({ page }) => {
  await openExplanation(page);
  // From the same moment to one in which the address has changed; in the page itself, since each press from outside takes longer.
  for (const pauseMs of [0, 5, 20, 40, 80, 160]) {
    await factorsOfKofi(page).evaluate(async (button: HTMLElement, pause) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      // As a press of a person does; a click from within the page leaves the focus where it is.
      button.focus();
      button.click();
    }, pauseMs);
    await staysOpen(page);
  }
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/factors=/);
  await expect(factorsOfKofi(page)).toBeFocused();
});

test('an explanation that is opened and closed at once is shut', async ({ page }) => {
  await openExplanation(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/factors=/);
  for (const pauseMs of [0, 30, 120]) {
    await factorsOfKofi(page).press('Enter');
    await explanation(page).waitFor();
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press('Escape');
    await expect(explanation(page)).toHaveCount(0);
    await page.waitForTimeout(500);
    await expect(explanation(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/factors=/);
  }
});
