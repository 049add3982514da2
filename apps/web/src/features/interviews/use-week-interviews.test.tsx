import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { useWeekInterviews } from './use-week-interviews.ts';

vi.mock('#lib/dates.ts', async (original) => ({
  ...(await original<typeof import('#lib/dates.ts')>()),
  deviceZone: () => 'Europe/London',
}));
vi.spyOn(api, 'call').mockReturnValue(new Promise<never>(() => undefined));

const mondayAt = (address: string) =>
  renderHook(() => useWeekInterviews(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  }).result.current.monday;

it('shows the week in which the interview is on the clock of the reader, not of the zone it was arranged in', () => {
  // Nine on Monday in Sydney is ten on Sunday evening in London.
  expect(mondayAt('/dashboard/calendar?week=2027-01-11&at=2027-01-10T22:00:00.000Z')).toBe('2027-01-04');
  expect(mondayAt('/dashboard/calendar?week=2027-01-11')).toBe('2027-01-11');
  expect(mondayAt('/dashboard/calendar?week=2027-01-11&at=')).toBe('2027-01-11');
  expect(mondayAt('/dashboard/calendar?week=2027-01-11&at=yesterday')).toBe('2027-01-11');
});
