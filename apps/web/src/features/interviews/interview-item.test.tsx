import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InterviewItem } from './interview-item.tsx';

const may = vi.hoisted(() => ({ schedule: true }));
vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => may.schedule }));

const interview = {
  id: '1',
  summary: 'First talk',
  start: { dateTime: '2027-01-11T10:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2027-01-11T10:45:00Z' },
  attendees: [],
  candidateName: 'Zoë Long',
  companyName: 'Northlight',
  jobTitle: 'Keeper',
  openRequests: 1,
} as unknown as CalendarInterview;

const item = {
  interview,
  role: 'recruiter' as const,
  zone: 'UTC',
  now: new Date('2027-01-10T10:00:00Z'),
  isMarked: false,
};

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InterviewItem {...item} onOpen={() => undefined} />
    </QueryClientProvider>,
  );

it('asks those to act who can answer a request, and tells the others of it', () => {
  const { unmount } = show();
  expect(screen.getByText('Action needed')).toBeTruthy();
  unmount();
  may.schedule = false;
  show();
  expect(screen.queryByText('Action needed')).toBeNull();
  expect(screen.getByText('Another time asked for')).toBeTruthy();
});
