import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

const turned = vi.fn();

function List() {
  const [page, setPage] = useState(1);
  const turn = (next: number) => {
    turned(next);
    setPage(next);
  };
  return (
    <Pagination
      label="Pages of jobs"
      page={page}
      totalPages={2}
      hasPrev={page > 1}
      hasNext={page < 2}
      onPageChange={turn}
    />
  );
}

it('keeps the keyboard’s place at both ends, where it does nothing more', async () => {
  render(<List />);
  const [prev, next] = [screen.getByRole('button', { name: 'Prev' }), screen.getByRole('button', { name: 'Next' })];
  expect([prev.getAttribute('aria-disabled'), next.getAttribute('aria-disabled')]).toEqual(['true', null]);
  next.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByText('Page 2 of 2').isConnected).toBe(true);
  expect(document.activeElement).toBe(next);
  expect((next as HTMLButtonElement).disabled).toBe(false);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(turned.mock.calls).toEqual([[2]]);
});
