import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnce } from './use-once.ts';

const ask = vi.fn().mockRejectedValue(new Error('Not today.'));
const useAnswer = () => useQuery({ queryKey: ['answer'], queryFn: ask, retry: false });

function Part() {
  const { error, isFetching } = useAnswer();
  return <p>{error && !isFetching ? error.message : 'Asking'}</p>;
}

function Page() {
  const isKnown = useOnce(!useAnswer().isPending);
  return isKnown ? <Part /> : <p>Waiting</p>;
}

it('a page does not go to and fro between waiting and a part whose question failed', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('Not today.');
  // The page asks, and its part once more.
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
});
