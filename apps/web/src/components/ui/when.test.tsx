import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { When } from './when.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

it('says of what happened by a clock that is ahead that it is just now', () => {
  render(<When at={inSeconds(20)} />);
  expect(screen.getByRole('time').textContent).toBe('just now');
});

it('says of what is due that it is to come', () => {
  render(<When at={inSeconds(20)} isToCome />);
  expect(screen.getByRole('time').textContent).toBe('in a moment');
});
