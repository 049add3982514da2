import { ApiError } from '@candela/contract/client/api-error.ts';
import { cancelInterview, listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { acceptReschedule, listRescheduleRequests } from '@candela/contract/interviews/reschedule.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { invalidate, queryClient } from '#lib/api/query-client.ts';
import { InterviewsCard } from './interviews-card.tsx';

vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => true }));
vi.mock('#lib/live/use-live.ts', () => ({ useLive: () => undefined }));

const props = { role: 'recruiter' as const };
const interview = {
  id: 'i',
  summary: 'First talk',
  start: { dateTime: '2999-01-08T10:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2999-01-08T10:45:00Z' },
  attendees: [],
  candidateName: 'Zoë Long',
  companyName: 'Northlight',
  jobTitle: 'Keeper',
  openRequests: 1,
};
const slotOn = (day: number) => ({
  startDateTime: `2999-01-${day}T10:00:00Z`,
  endDateTime: `2999-01-${day}T10:45:00Z`,
  timeZone: 'UTC',
});
const asked = {
  _id: 'r',
  status: 'pending',
  proposedSlots: [slotOn(15), slotOn(16)],
  acceptedSlot: null,
  message: '',
  reason: '',
};

beforeEach(() => queryClient.clear());

function show(address = '/') {
  const element = (
    <QueryClientProvider client={queryClient}>
      <InterviewsCard {...props} />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => Object.fromEntries(new URLSearchParams(router.state.location.search));
}

it('says that a colleague has answered a request, although the interview has left the week with that', async () => {
  let isAnswered = false;
  vi.spyOn(api, 'call').mockImplementation((async (route: { id: string }) => {
    if (route.id === listInterviews.id) return { data: { interviews: isAnswered ? [] : [interview] } };
    if (route.id === listRescheduleRequests.id) {
      const request = isAnswered ? { ...asked, status: 'accepted', acceptedSlot: slotOn(16) } : asked;
      return { data: { requests: [request] } };
    }
    if (route.id !== acceptReschedule.id) return { data: { conflicts: [] } };
    isAnswered = true;
    throw new ApiError({ status: 409, type: 'CONFLICT', message: 'This request was answered already.' });
  }) as never);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Reschedule requests/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule requests' }));
  const [accept] = await dialog.findAllByRole('button', { name: 'Accept' });
  if (accept) await userEvent.click(accept);
  expect(await dialog.findByText('This request was answered already.')).toBeTruthy();
  expect(await dialog.findByText('Accepted')).toBeTruthy();
  expect(screen.getByText('No interviews scheduled')).toBeTruthy();
});

it('keeps the question whether to cancel, with the reason typed so far, when the interview leaves the week meanwhile', async () => {
  let interviews = [interview];
  const call = vi.spyOn(api, 'call').mockImplementation((async () => ({ data: { interviews } })) as never);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel interview' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We are ill.');
  interviews = [];
  await invalidate([listInterviews]);
  expect(await screen.findByText('No interviews scheduled')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
  const cancelled = call.mock.calls.find(([route]) => route.id === cancelInterview.id);
  expect(cancelled?.[1]).toEqual({ params: { id: 'i' }, body: { reason: 'We are ill.' } });
});

it('follows an interview to the week of the time that was accepted, also from a link to the moment it had', async () => {
  vi.spyOn(api, 'call').mockImplementation((async ({ id }: { id: string }) => {
    if (id === listInterviews.id) return { data: { interviews: [interview] } };
    if (id === listRescheduleRequests.id) return { data: { requests: [asked] } };
    if (id !== acceptReschedule.id) return { data: { conflicts: [] } };
    return { data: { request: asked, interview: { ...interview, start: { dateTime: slotOn(16).startDateTime } } } };
  }) as never);
  const place = show('/?at=2999-01-08T10:00:00Z&interview=i');
  await userEvent.click(await screen.findByRole('button', { name: /^Reschedule requests/ }));
  const [, second] = await screen.findAllByRole('button', { name: 'Accept' });
  if (second) await userEvent.click(second);
  await waitFor(() => expect(place()).toEqual({ week: '2999-01-16', interview: 'i' }));
});
