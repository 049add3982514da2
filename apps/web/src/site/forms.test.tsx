import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { enhanceForms } from './forms.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // Files share the page: what stays on it stands in the next one's way.
  document.body.replaceChildren();
});

const page = `
  <form data-api="/api/interest">
    <input name="EMAIL" aria-invalid="true" />
    <p data-error-for="EMAIL">Email is invalid</p>
    <p data-failure hidden></p>
    <button type="submit">Register interest</button>
  </form>`;

it.each([
  ['a proxy that answers in JSON of its own', '{"error":"upstream"}', 'HTTP 502: Bad Gateway'],
  ['a proxy that answers with a page', '<h1>Bad gateway</h1>', 'HTTP 502: Bad Gateway'],
  ['our own server', '{"message":"Please try again later.","errors":[]}', 'Please try again later.'],
])('says what went wrong, and no longer what was wrong before: %s', async (_, body, words) => {
  document.body.innerHTML = page;
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
  enhanceForms({ event: () => undefined } as never);
  const form = document.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  const failure = form.querySelector('[data-failure]') as HTMLElement;
  await vi.waitFor(() => expect([failure.hidden, failure.textContent]).toEqual([false, words]));
  expect(form.querySelector<HTMLElement>('[data-error-for]')?.hidden).toBe(true);
  expect(form.querySelector('button')?.getAttribute('aria-disabled')).toBeNull();
});
