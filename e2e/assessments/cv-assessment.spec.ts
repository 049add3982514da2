import { expect, type Page } from '@playwright/test';
import { createApplicant, createJob } from '../support/applicant.ts';
import { startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { callsOf } from '../support/session.ts';

const answer =
  'First I planned the night, because two assistants were ill, told both what had changed and wrote it down.';

/** Adjustments, five answers, one with AI: kept over a reload, and submitted. */
async function takeAssessment(candidate: Page): Promise<void> {
  await candidate.goto('/dashboard/assessments/cv?tab=answers');
  await expect(candidate.getByText('Recruiters at the employers you have applied to, once you submit')).toBeVisible();
  await candidate.getByRole('button', { name: 'Request adjustments' }).click();
  const request = candidate.getByRole('form', { name: 'Request adjustments' });
  await request.getByRole('checkbox', { name: 'Extra time' }).check();
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(candidate.getByText(/You asked on .* for: Extra time/)).toBeVisible();
  for (const number of [1, 2, 3, 4, 5]) {
    await candidate.getByRole('textbox', { name: `Answer ${number}` }).fill(`${answer} ${number}`);
  }
  const first = candidate.getByRole('region', { name: 'Question 1' });
  await first.getByRole('checkbox', { name: 'I used AI for this answer' }).check();
  await first.getByRole('textbox', { name: 'How did you use AI?' }).fill('To check my spelling; I changed one word.');
  await expect(candidate.getByText('Everything is saved')).toBeVisible();
  await candidate.reload();
  await expect(candidate.getByRole('textbox', { name: 'Answer 5' })).toHaveValue(`${answer} 5`);
  await candidate.getByRole('button', { name: 'Submit' }).click();
  await candidate.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }).click();
  await expect(candidate.getByText('CV Assessment submitted successfully!')).toBeVisible();
  await expect(candidate.getByText('Total score', { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('a CV assessment from its start to a corrected score that both sides read', async ({ page, browser }) => {
  const recruiter = await startHiring(page);
  const candidate = await createApplicant(browser, page, await createJob(recruiter.email));
  await takeAssessment(candidate);
  const taken = await candidate.request.get('/api/candidate/assessments/interview', {
    headers: await callsOf(candidate),
  });
  const { candidateId } = (await taken.json()).data;

  await page.goto(`/dashboard/candidates/${candidateId}`);
  const assessment = page.getByRole('region', { name: 'CV assessment' });
  await expect(assessment.getByText(/Adjustments asked for on/)).toBeVisible();
  await expect(assessment.getByText('AI competency score')).toBeVisible();
  await assessment.getByText('Answers and feedback').click();
  await assessment.getByRole('button', { name: 'Correct the score' }).first().click();
  const form = assessment.getByRole('form', { name: 'Correct the score' });
  await form.getByRole('spinbutton').fill('2.75');
  await form.getByRole('textbox', { name: 'Reason' }).fill('It names the cause and the step.');
  await form.getByRole('button', { name: 'Save the correction' }).click();
  await expect(assessment.getByText('Corrected', { exact: true })).toBeVisible();

  await candidate.reload();
  await expect(candidate.getByText('It names the cause and the step.')).toBeVisible();
  await expect(candidate.getByText('The engine’s score:')).toBeAttached();
  const reply = candidate.getByRole('form', { name: 'Reply to the correction' });
  await reply.getByRole('textbox', { name: 'Your reply' }).fill('Thank you.');
  await reply.getByRole('button', { name: 'Send the reply' }).click();
  await expect(reply.getByRole('button', { name: 'Change the reply' })).toBeVisible();
  await page.reload();
  await assessment.getByText('Answers and feedback').click();
  await expect(assessment.getByText('Thank you.')).toBeVisible();
  await candidate.context().close();
});
