import { ApiError } from '@candela/contract/client/api-error.ts';
import { defineRoute } from '@candela/contract/kernel/route.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiQuery, queryClient } from './query-client.ts';
import { type ChangeOptions, predict, useChange } from './use-change.ts';

const cardSchema = z.object({ status: z.string() });
const getCard = defineRoute({
  id: 'test.card',
  method: 'GET',
  path: '/api/card',
  summary: 'A card',
  access: { kind: 'public' },
  response: cardSchema,
});
const getOther = defineRoute({ ...getCard, id: 'test.other', path: '/api/other' });

/** What the server would answer now, and what it was asked for. */
const server = { status: 'pending', asked: [] as string[] };

beforeEach(() => {
  server.status = 'pending';
  server.asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked.push(address);
    return Response.json({ status: server.status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function Board(options: ChangeOptions<string, unknown>) {
  const card = useQuery(apiQuery(getCard));
  const other = useQuery(apiQuery(getOther));
  const move = useChange(options);
  return (
    <>
      <p>Card: {card.data?.status}</p>
      <p>Other: {other.data?.status}</p>
      <p>{move.isSuccess ? 'Moved' : (move.error?.message ?? '')}</p>
      <button type="button" onClick={() => move.mutate('interview')}>
        Move
      </button>
    </>
  );
}

async function open(board: ReactNode) {
  render(<QueryClientProvider client={queryClient}>{board}</QueryClientProvider>);
  await screen.findByText('Card: pending');
  await screen.findByText('Other: pending');
  server.asked = [];
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Move' }));

it('reads again what it names, and nothing else, before it counts as done', async () => {
  await open(
    <Board
      invalidates={[getCard]}
      change={async (status) => {
        server.status = status;
      }}
    />,
  );
  await press();
  await screen.findByText('Moved');
  expect(screen.getByText('Card: interview')).toBeTruthy();
  expect(screen.getByText('Other: pending')).toBeTruthy();
  expect(server.asked).toEqual(['/api/card']);
});

const optimistic = (status: string) => [predict(getCard, (card) => ({ ...card, status }))];

it('shows what it foretells at once', async () => {
  const answer = Promise.withResolvers<void>();
  await open(<Board invalidates={[getCard]} optimistic={optimistic} change={() => answer.promise} />);
  await press();
  await screen.findByText('Card: interview');
  expect(server.asked).toEqual([]);
  server.status = 'interview';
  answer.resolve();
  await screen.findByText('Moved');
  expect(screen.getByText('Card: interview')).toBeTruthy();
});

it('takes back what it foretold when the server refuses, and asks what is true', async () => {
  const answer = Promise.withResolvers<void>();
  await open(<Board invalidates={[getCard]} optimistic={optimistic} change={() => answer.promise} />);
  await press();
  await screen.findByText('Card: interview');
  answer.reject(new Error('The job is closed.'));
  await screen.findByText('The job is closed.');
  await screen.findByText('Card: pending');
  await waitFor(() => expect(server.asked).toEqual(['/api/card']));
});

it.each([404, 409])(
  'reads again what it names when that was overtaken (%i): it is gone, or another',
  async (status) => {
    const refuse = async () => {
      server.status = 'gone';
      throw new ApiError({ status, message: 'This was used already.' });
    };
    await open(<Board invalidates={[getCard]} change={refuse} />);
    await press();
    await screen.findByText('This was used already.');
    expect(await screen.findByText('Card: gone')).toBeTruthy();
  },
);

it('asks again what the caller may do when it was refused as not theirs to do', async () => {
  function Place() {
    const { queryKey } = apiQuery(getRecruiter);
    useQuery({ queryKey, queryFn: () => server.asked.push(getRecruiter.path) });
    return null;
  }
  const refuse = async () => {
    throw new ApiError({ status: 403, type: 'FORBIDDEN', message: 'You do not have access to this.' });
  };
  await open(
    <>
      <Place />
      <Board invalidates={[getCard]} change={refuse} />
    </>,
  );
  await press();
  await screen.findByText('You do not have access to this.');
  await waitFor(() => expect(server.asked).toEqual([getRecruiter.path]));
});
