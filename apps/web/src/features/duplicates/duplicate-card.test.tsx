import type { DuplicateRecord } from '@candela/contract/duplicates/duplicates.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DuplicateCard } from './duplicate-card.tsx';

const record = (candidateId: string, name: string): DuplicateRecord => ({
  candidateId,
  name,
  email: 'vera@people.test',
  phone: '',
  address: '',
  cvId: null,
  employer: '',
  title: '',
  fileName: null,
  companies: ['Northlight'],
  isClaimed: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  applications: [],
});

it('asks which record to keep, and each choice says whose name and details it means', async () => {
  const pair = { reasons: ['email'] as const, records: [record('a', 'Vera Quill'), record('b', 'V. Quill')] as const };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DuplicateCard pair={pair as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const choice = within(screen.getByRole('radiogroup', { name: 'Record to keep' }));
  const other = choice.getByRole<HTMLInputElement>('radio', { name: /^Keep this name and these details.*V. Quill/ });
  await userEvent.click(other);
  expect(other.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect(screen.getByRole('alertdialog', { name: 'Merge into V. Quill?' })).toBeTruthy();
});
