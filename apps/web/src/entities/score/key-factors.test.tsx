import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyFactors } from './key-factors.tsx';

it('says in words that can be seen what is only probably or partly met', () => {
  render(
    <KeyFactors
      factors={[
        { kind: 'met', label: 'TypeScript' },
        { kind: 'likely', label: 'SQL' },
        { kind: 'partly', label: '1 year of this kind of work' },
      ]}
    />,
  );
  const seen = screen.getAllByRole('listitem').map((item) => {
    for (const hidden of item.querySelectorAll('.sr-only')) hidden.remove();
    return item.textContent;
  });
  expect(seen).toEqual(['TypeScript', 'Probably: SQL', 'Partly: 1 year of this kind of work']);
});
