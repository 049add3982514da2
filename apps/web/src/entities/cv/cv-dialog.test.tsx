import { ApiError } from '@candela/contract/client/api-error.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { CvDialog } from './cv-dialog.tsx';

afterEach(() => void vi.restoreAllMocks());

/** The answer is there before the reader of CVs is loaded. */
function openWith(error: ApiError) {
  vi.spyOn(api, 'call').mockRejectedValue(error);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CvDialog cvId="01a1eef5-2fea-7297-aed2-de3029ec6df9" onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

it('says that a CV did not come, however early that was known', async () => {
  openWith(new ApiError({ status: 500, message: 'Something went wrong.' }));
  expect(await screen.findByText('Failed to load CV')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('says that there is none', async () => {
  openWith(new ApiError({ status: 404, type: 'NOT_FOUND', message: 'We could not find that.' }));
  expect(await screen.findByText('No CV data available.')).toBeTruthy();
});
