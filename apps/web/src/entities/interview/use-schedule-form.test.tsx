import { listInterviewCandidates, scheduleInterview } from '@candela/contract/interviews/interviews.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { useScheduleForm } from './use-schedule-form.ts';

const call = vi.spyOn(api, 'call');

/** The list of candidates answers when it is told to; nothing else is ever asked. */
function answerLate() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  call.mockReset();
  call.mockImplementation(((route: unknown) => {
    if (route === listInterviewCandidates) return promise;
    return route === scheduleInterview ? Promise.resolve({ data: { id: 'i' } }) : new Promise(() => undefined);
  }) as never);
  return (people: readonly { candidateId: string; email: string; name: string }[]) => resolve({ data: people });
}

const open = (onDone: () => void) =>
  renderHook(() => useScheduleForm({ jobId: 'a job' }, onDone), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });

const scheduled = () => call.mock.calls.filter(([route]) => (route as unknown) === scheduleInterview);

it('waits for the candidates of the job before it says that an address is not among them', async () => {
  const answer = answerLate();
  const onDone = vi.fn();
  const { result } = open(onDone);
  act(() => result.current.set({ candidateEmail: ' Jo@People.test', title: 'A conversation' }));
  act(() => void result.current.submit());
  expect(result.current.fault).toBeNull();
  expect(result.current.isSending).toBe(true);
  answer([{ candidateId: 'jo', email: 'jo@people.test', name: 'Jo' }]);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 'i' }));
  expect(scheduled()[0]?.[1]).toMatchObject({ body: { candidateId: 'jo', jobId: 'a job' } });
});

it('says so where it is not', async () => {
  const answer = answerLate();
  const { result } = open(() => undefined);
  act(() => result.current.set({ candidateEmail: 'sam@people.test', title: 'A conversation' }));
  act(() => void result.current.submit());
  answer([{ candidateId: 'jo', email: 'jo@people.test', name: 'Jo' }]);
  await waitFor(() => expect(result.current.fault).toBe('Candidate email not found for the selected job.'));
  expect(scheduled()).toEqual([]);
});
