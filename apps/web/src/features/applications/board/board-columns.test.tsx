import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { DndContext } from '@dnd-kit/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '#testing/application-card.ts';
import { BoardColumns } from './board-columns.tsx';
import type { BoardState } from './board-state.ts';

vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => true }));

const boardOf = (pending: ApplicationCard[], testing: ApplicationCard[] = []) =>
  ({
    board: { pending, testing, interview: [], review: [], offer: [], hired: [], rejected: [] },
    counts: { pending: 1, testing: 1, interview: 0, review: 0, offer: 0, hired: 0, rejected: 0 },
    next: { pending: null, testing: null, interview: null, review: null, offer: null, hired: null, rejected: null },
  }) as unknown as BoardState;

const onDrop = vi.fn();
const nothing = () => undefined;
const columns = (board: BoardState) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <DndContext>
        <BoardColumns
          board={board}
          now={0}
          dragged={null}
          chosen={null}
          goingWith={(card) => [card]}
          onDrop={onDrop}
          onMore={nothing}
          onMove={nothing}
          onSelect={nothing}
          onOpenCv={nothing}
          onSchedule={nothing}
        />
      </DndContext>
    </MemoryRouter>
  </QueryClientProvider>
);

const handleOf = (name: string) => screen.getByRole('button', { name: `Move ${name} with the keyboard` });
const isSaid = (text: string) => expect(screen.getAllByRole('status').some((region) => region.textContent === text));

describe('a card that is moved by key', () => {
  beforeEach(() => onDrop.mockClear());

  it('goes to the column it was put into', async () => {
    render(columns(boardOf([cardOf(1)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space]');
    isSaid('Picked up Person 1. Person 1 is over Pending.').toBe(true);
    await userEvent.keyboard('[ArrowRight][ArrowRight][ArrowLeft]');
    isSaid('Person 1 is over Testing.').toBe(true);
    await userEvent.keyboard('[Space]');
    isSaid('Person 1 was moved to Testing.').toBe(true);
    expect(onDrop).toHaveBeenCalledExactlyOnceWith({ cards: [cardOf(1)], to: 'testing' });
  });

  it('goes no further than the last column', async () => {
    render(columns(boardOf([cardOf(1)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space][ArrowLeft]');
    isSaid('Person 1 is over Pending.').toBe(true);
  });

  it('is put back by Escape', async () => {
    render(columns(boardOf([cardOf(1)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space][ArrowRight][Escape]');
    isSaid('Person 1 was put back.').toBe(true);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('is put down by the tab key', async () => {
    render(columns(boardOf([cardOf(1)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space][ArrowRight][Tab]');
    expect(onDrop).toHaveBeenCalledExactlyOnceWith({ cards: [cardOf(1)], to: 'testing' });
  });

  it('is put back when something else takes the focus', async () => {
    render(columns(boardOf([cardOf(1), cardOf(2)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space][ArrowRight]');
    handleOf('Person 2').focus();
    await vi.waitFor(() => isSaid('Person 1 was put back.').toBe(true));
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('does not take another card with it after a colleague has moved it', async () => {
    const { rerender } = render(columns(boardOf([cardOf(1), cardOf(2)])));
    handleOf('Person 1').focus();
    await userEvent.keyboard('[Space][ArrowRight]');
    rerender(columns(boardOf([cardOf(2)], [{ ...cardOf(1), status: 'testing', version: 2 }])));
    handleOf('Person 2').focus();
    await userEvent.keyboard('[Space][Space]');
    expect(onDrop).toHaveBeenCalledExactlyOnceWith({ cards: [cardOf(2)], to: 'pending' });
  });
});
