import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import CvPage from './my-details-cv.tsx';

vi.mock('#features/cvs/components/my-cv.tsx', () => ({ MyCv: () => null, MyCvOutline: () => null }));

it('says what the page before it has to say', () => {
  const notice = 'What Northlight holds about you is in your account now.';
  const entry = { pathname: '/', state: { notice } };
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: CvPage }], { initialEntries: [entry] })} />,
  );
  expect(screen.getByRole('status').textContent).toBe(notice);
});
