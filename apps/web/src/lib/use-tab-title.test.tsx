import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useTabTitle } from './use-tab-title.ts';

beforeEach(() => {
  document.title = 'Candidate · Candela';
});

it('names the tab once the name is known, and gives the page its title back', () => {
  const { rerender, unmount } = renderHook(({ name }: { name: string | undefined }) => useTabTitle(name), {
    initialProps: { name: undefined as string | undefined },
  });
  expect(document.title).toBe('Candidate · Candela');
  rerender({ name: 'Vera Quill' });
  expect(document.title).toBe('Vera Quill · Candela');
  rerender({ name: 'Ida Marsh' });
  expect(document.title).toBe('Ida Marsh · Candela');
  unmount();
  expect(document.title).toBe('Candidate · Candela');
});

it('leaves the title of the page that follows alone', () => {
  const { unmount } = renderHook(() => useTabTitle('Vera Quill'));
  document.title = 'Jobs · Candela';
  unmount();
  expect(document.title).toBe('Jobs · Candela');
});
