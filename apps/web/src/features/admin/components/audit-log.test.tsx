import type { AuditItem } from '@candela/contract/admin/admin-console.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => void vi.restoreAllMocks());

const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AuditLog />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('keeps the keyboard’s place while older entries are loaded, and at the beginning of the log', async () => {
  const call = vi.spyOn(api, 'call');
  for (const page of pages) call.mockResolvedValueOnce(page);
  draw();
  const older = await screen.findByRole('button', { name: 'Load older' });
  await userEvent.click(older);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(document.activeElement).toBe(older);
  await userEvent.click(older);
  await screen.findByText('This is the beginning of the log.');
  expect(screen.getAllByRole('listitem')[4]?.contains(document.activeElement)).toBe(true);
});

it('says below the list that older entries did not come, where they were asked for', async () => {
  const call = vi.spyOn(api, 'call');
  call.mockResolvedValueOnce(pages[0]).mockRejectedValueOnce(new Error('away'));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Load older' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Older entries could not be loaded. Please try again.');
  expect(screen.getByRole('list').compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
