import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhancePricing } from './pricing.ts';
import * as signedIn from './signed-in.ts';

vi.mock('./signed-in.ts');

const message = () => document.querySelector<HTMLElement>('[data-pricing-message]');

beforeEach(() => {
  document.body.innerHTML = '<div data-pricing><p data-pricing-message hidden></p></div>';
  vi.mocked(signedIn.signedInRole).mockReturnValue('recruiter');
});

afterEach(() => document.body.replaceChildren());

it('tells a recruiter who was removed from the team what is so, and what to do', async () => {
  vi.mocked(signedIn.callSignedIn).mockResolvedValue({ ok: false, answer: { type: 'FORBIDDEN' } });
  await enhancePricing();
  expect(message()?.hidden).toBe(false);
  expect(message()?.textContent).toMatch(/^You are no longer a member of a team here\./);
});

it('says nothing where the server could not be asked', async () => {
  vi.mocked(signedIn.callSignedIn).mockRejectedValue(new TypeError('offline'));
  await enhancePricing();
  expect(message()?.hidden).toBe(true);
});

/** The page of a parent who pays for Scale by the month. */
async function showPlans(search = '') {
  history.replaceState(null, '', `/pricing${search}`);
  document.body.innerHTML = `<div data-pricing><p data-pricing-message hidden></p>
    <input type="radio" name="term" id="term-monthly" checked><input type="radio" name="term" id="term-yearly">
    <article data-plan="scale"><button data-subscribe></button><span data-current-plan hidden></span></article></div>`;
  const subscription = { term: 'monthly', subscriptionPlan: { _id: 'scale' } };
  vi.mocked(signedIn.callSignedIn).mockImplementation(async (path) => ({
    ok: true,
    answer: {
      data: path === '/api/recruiter' ? { isParent: true } : { hasActiveSubscription: true, subscription },
    },
  }));
  await enhancePricing();
}

const part = <Part extends HTMLElement>(name: string) => document.querySelector<Part>(name) as Part;
const offered = () => [part('[data-subscribe]').hidden, part('[data-current-plan]').hidden];

it('calls the plan that is paid for by the month current among the monthly prices, and offers it by the year', async () => {
  await showPlans();
  expect(offered()).toEqual([true, false]);
  part<HTMLInputElement>('#term-yearly').click();
  expect(offered()).toEqual([false, true]);
  part<HTMLInputElement>('#term-monthly').click();
  expect(offered()).toEqual([true, false]);
});

it('shows the prices that were chosen before the checkout was left', async () => {
  await showPlans('?term=yearly');
  expect(part<HTMLInputElement>('#term-yearly').checked).toBe(true);
  expect(offered()).toEqual([false, true]);
});
