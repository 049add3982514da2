import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo } from '../support/people.ts';
import { openSession } from '../support/session.ts';

/** The demo candidate practises again: typed answers outlive a reload, and the results come by themselves. */
test('a candidate practises, and nothing that was typed is lost', async ({ page }) => {
  await openSession(page, demo.candidate);
  await page.goto('/dashboard/assessments/practice');
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Answers' }).click();
  const answer = page.getByRole('textbox', { name: 'Answer 1' });
  const text = 'I look at what failed overnight first, because it costs money by noon, and then I tell the team.';
  await answer.fill(text);
  await page.reload();
  await expect(answer).toHaveValue(text);

  await page.getByRole('checkbox', { name: 'I used AI for this answer' }).first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please explain how you used AI.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'How did you use AI?' }).fill('To check my spelling; I changed one word.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Practice assessment submitted successfully!')).toBeVisible();
  await expect(page.getByText('Total score', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('AI competency score')).toBeVisible();

  // The CV assessment was submitted some days ago: it is locked, and says until when.
  await page.goto('/dashboard/assessments/cv?tab=answers');
  await expect(page.getByText(/Save and Submit unlock 30 days after the last completion: on \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
});
