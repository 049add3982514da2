import { DndContext } from '@dnd-kit/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { cardOf } from '#testing/application-card.ts';
import { BoardColumn } from './board-column.tsx';

function renderColumn(length: number) {
  const onMore = vi.fn();
  const nothing = () => undefined;
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DndContext>
          <BoardColumn
            status="pending"
            cards={Array.from({ length }, (_, number) => cardOf(number))}
            count={2000}
            next="the next ones"
            now={0}
            mayMove
            movedKey={null}
            isTarget={false}
            selection={null}
            onMore={onMore}
            onMove={nothing}
            onSelect={nothing}
            onOpenCv={nothing}
            onSchedule={nothing}
            onHandleKey={nothing}
            onHandleBlur={nothing}
          />
        </DndContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onMore, moving: container.querySelectorAll('.animate-shimmer') };
}

it('has nothing that moves below cards which are far from their end', () => {
  const { onMore, moving } = renderColumn(100);
  expect(moving).toHaveLength(0);
  expect(onMore).not.toHaveBeenCalled();
});

it('holds the place of the next cards, and asks for them, near the end of these', () => {
  const { onMore, moving } = renderColumn(10);
  expect(moving).toHaveLength(1);
  expect(onMore).toHaveBeenCalledWith('pending', 'the next ones');
});
