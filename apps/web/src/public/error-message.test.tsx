import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ErrorMessage } from './error-message.tsx';

const show = (status: number) =>
  render(
    <MemoryRouter initialEntries={['/about']}>
      <ErrorMessage status={status} />
    </MemoryRouter>,
  );

it.each([
  [405, 'This page cannot do that.', 'Open the page'],
  [410, 'This job has closed.', 'Try again'],
  [500, 'Something went wrong on our side.', 'Try again'],
])('%s is said as what it is', (status, title, again) => {
  show(status);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('link', { name: again }).getAttribute('href')).toBe('/about');
});
