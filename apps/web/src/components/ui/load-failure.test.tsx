import { ApiError } from '@candela/contract/client/api-error.ts';
import type { ErrorCode } from '@candela/contract/kernel/errors.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

function show(status: number, type: ErrorCode | null = null) {
  const error = new ApiError({ status, type, message: 'Why.' });
  const query = { error, isFetching: false, refetch: () => undefined };
  render(
    <MemoryRouter>
      <LoadFailure query={query}>Failed to load.</LoadFailure>
    </MemoryRouter>,
  );
}

it('asks again where that can help', () => {
  show(500);
  expect([screen.getByText('Failed to load.'), screen.getByRole('button', { name: 'Retry' })]).toBeTruthy();
});

it('leads to the plans where the plan has lapsed: asking again would bring the same answer', () => {
  show(403, 'SUBSCRIPTION_INACTIVE');
  expect(screen.getByText('Why.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
});

it.each([403, 404])('does not offer to ask again after %s', (status) => {
  show(status);
  expect(screen.getByText('Failed to load.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
