import { expect } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));

test('the buttons of a change of role stand beside its field', async ({ page }) => {
  await page.goto('/team');
  await page
    .getByRole('button', { name: /^Change the role of/ })
    .first()
    .click();
  const panel = page.getByRole('group', { name: /^Change the role of/ });
  const field = await panel.getByLabel('Role').boundingBox();
  const button = await panel.getByRole('button', { name: 'Change role' }).boundingBox();
  const middle = (box: typeof field) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(field) - middle(button))).toBeLessThan(4);
});
