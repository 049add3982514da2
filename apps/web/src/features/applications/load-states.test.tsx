import { ApiError } from '@candela/contract/client/api-error.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApplicationsFailure } from './load-states.tsx';

const failed = (status: number) => ({
  error: new ApiError({ status, message: 'Why.' }),
  isFetching: false,
  refetch: () => undefined,
});

it('leads from a company or a job that is gone back to all applications', async () => {
  const showAll = vi.fn();
  render(<ApplicationsFailure query={failed(404)} onShowAll={showAll} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(showAll).toHaveBeenCalledOnce();
});

it('offers to try again where that can help', () => {
  render(<ApplicationsFailure query={failed(500)} onShowAll={() => undefined} />);
  expect(screen.getByText('Failed to load applications. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
