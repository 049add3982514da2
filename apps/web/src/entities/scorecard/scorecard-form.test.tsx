import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ScorecardForm } from './scorecard-form.tsx';

const show = (criteria: readonly string[], onSubmit = vi.fn(async () => undefined), draftKey = 'me interview') => {
  const element = <ScorecardForm draftKey={draftKey} criteria={criteria} own={null} onSubmit={onSubmit} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

const rate = async (criterion: string, evidence: string) => {
  const group = within(screen.getByRole('group', { name: criterion }));
  await userEvent.click(group.getByRole('button', { name: /^3/ }));
  await userEvent.type(group.getByRole('textbox', { name: /Evidence/ }), evidence);
};

it('keeps what was typed until it is sent, when its dialog is closed and when the criteria change meanwhile', async () => {
  const { unmount } = show(['Planning', 'Teamwork']);
  await rate('Planning', 'Named the steps.');
  unmount();
  const onSubmit = vi.fn(async () => undefined);
  const sent = show(['Listening', 'Planning'], onSubmit);
  const group = within(screen.getByRole('group', { name: 'Planning' }));
  expect(group.getByRole<HTMLTextAreaElement>('textbox', { name: /Evidence/ }).value).toBe('Named the steps.');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send scorecard' }));
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      ratings: [
        { criterion: 'Listening', rating: null, evidence: '' },
        { criterion: 'Planning', rating: 3, evidence: 'Named the steps.' },
      ],
      overall: 'yes',
      notes: '',
    }),
  );
  sent.unmount();
  show(['Listening', 'Planning']);
  expect(screen.queryByRole('textbox', { name: /Evidence/ })).toBeNull();
});
