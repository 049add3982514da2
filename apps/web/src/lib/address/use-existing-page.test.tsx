import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useExistingPage } from './use-existing-page.ts';

const pages = (totalPages: number, isPlaceholderData = false) => ({
  data: { pagination: { totalPages } },
  isPlaceholderData,
});

it.each([
  ['beyond the last, the last', pages(2), 9, [[2]]],
  ['the last itself, none', pages(2), 2, []],
  ['beyond what was there for another question, none yet', pages(2, true), 9, []],
  ['of a list that is empty, none', pages(0), 1, []],
  ['not known yet, none', { data: undefined, isPlaceholderData: false }, 9, []],
])('goes from a page to another: %s', (_, query, page, went) => {
  const goTo = vi.fn();
  renderHook(() => useExistingPage(query, page, goTo));
  expect(goTo.mock.calls).toEqual(went);
});
