import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/api/query-client.ts';
import { Booking } from './booking.tsx';

afterEach(() => void vi.restoreAllMocks());

const hour = 3_600_000;
const timeAt = (start: number) => ({ start: new Date(start).toISOString(), end: new Date(start + hour).toISOString() });
const [chosen, other] = [timeAt(Date.now() + 48 * hour), timeAt(Date.now() + 50 * hour)];

const page: BookingPage = {
  state: 'booked',
  companyName: 'Harbour & Pine',
  jobTitle: 'Head Chef',
  title: 'First conversation',
  notes: '',
  location: 'Craster',
  hasMeeting: false,
  recruiterName: 'Rosalind Achebe',
  candidateName: 'Desmond Achterberg',
  lengthMinutes: 60,
  timeZone: 'UTC',
  expiresAt: timeAt(Date.now() + 90 * hour).start,
  times: [other],
  chosen: { ...chosen, meetLink: null },
};

const said = () => screen.queryByText(/A confirmation is on its way/) !== null;

it('says that a confirmation is on its way when a time was chosen, and keeps the keyboard on the page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(JSON.stringify({ data: page }), { headers: { 'content-type': 'application/json' } }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <Booking token="t" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
  expect([said(), document.activeElement]).toEqual([false, screen.getByRole('main')]);

  await userEvent.click(screen.getByRole('button', { name: /^\d\d:\d\d/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to this time' }));
  await screen.findByRole('heading', { name: 'Your interview is booked' });
  expect([said(), document.activeElement]).toEqual([true, screen.getByRole('main')]);
});

it('says that another time was booked meanwhile, and shows it instead of moving it', async () => {
  const message = 'Another time was booked in the meantime. It has not been changed.';
  let opened = 0;
  const sent: unknown[] = [];
  const json = { headers: { 'content-type': 'application/json' } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ type: 'CONFLICT', message }), { status: 409, ...json });
    }
    opened += 1;
    const data = opened === 1 ? { ...page, state: 'open', chosen: null } : page;
    return new Response(JSON.stringify({ data }), json);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Booking token="second" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^\d\d:\d\d/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { name: 'Your interview is booked' });
  expect(sent).toMatchObject([{ start: other.start, insteadOf: null }]);
  expect(screen.getByText(message)).toBeTruthy();
});
