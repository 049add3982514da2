import { mostMoves } from '@candela/contract/applications/moves.routes.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectionBar } from './selection-bar.tsx';

it('says when no more can be chosen: the next press does nothing', () => {
  const bar = (count: number) => <SelectionBar count={count} onMove={() => undefined} onEnd={() => undefined} />;
  const { rerender } = render(bar(mostMoves - 1));
  expect(screen.getByRole('status').textContent).toBe('199 selected');
  rerender(bar(mostMoves));
  expect(screen.getByRole('status').textContent).toBe('200 selected: the most at once');
});
