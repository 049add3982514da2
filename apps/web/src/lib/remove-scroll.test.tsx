import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RemoveScroll } from './remove-scroll.tsx';

it('holds the page still until the last of those that lie over it is gone', () => {
  const dialog = render(<RemoveScroll>A dialog</RemoveScroll>);
  const menu = render(<RemoveScroll>A menu in it</RemoveScroll>);
  expect(document.body.style.overflow).toBe('hidden');
  menu.unmount();
  expect(document.body.style.overflow).toBe('hidden');
  dialog.unmount();
  expect(document.body.style.overflow).toBe('');
});
