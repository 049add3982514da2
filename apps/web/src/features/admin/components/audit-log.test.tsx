import type { AuditItem } from '@candela/contract/admin/admin-console.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { AuditLog } from './audit-log.tsx';

const item = (id: number): AuditItem => ({
  id,
  at: '2026-11-19T00:00:00.000Z',
  action: 'auth.signed-in',
  actorId: null,
  actor: null,
  organisationId: null,
  organisation: null,
  subjectType: null,
  subjectId: null,
  detail: {},
  address: null,
  isSealed: true,
});

const pages = [
  { items: [item(9), item(8)], next: 8, actions: [] },
  { items: [item(7), item(6)], next: 6, actions: [] },
  { items: [item(5)], next: null, actions: [] },
];

it('keeps the keyboard’s place while older entries are loaded, and at the beginning of the log', async () => {
  const call = vi.spyOn(api, 'call');
  for (const page of pages) call.mockResolvedValueOnce(page);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AuditLog />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const older = await screen.findByRole('button', { name: 'Load older' });
  await userEvent.click(older);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(document.activeElement).toBe(older);
  await userEvent.click(older);
  await screen.findByText('This is the beginning of the log.');
  expect(screen.getAllByRole('listitem')[4]?.contains(document.activeElement)).toBe(true);
});
