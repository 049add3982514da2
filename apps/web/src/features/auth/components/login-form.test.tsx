import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { readAuthParams } from '../auth-params.ts';
import { LoginForm } from './login-form.tsx';

/** What the link says is known only once the page has been drawn. */
let readLink: (search: string) => void;

function Page() {
  const [search, setSearch] = useState('');
  readLink = (link) => act(() => setSearch(link));
  const person = { role: 'candidate', params: readAuthParams({ search, hash: '' }) } as const;
  return <LoginForm {...person} email="" onEmailChange={() => undefined} onSecondFactor={() => undefined} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Email/u);

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
});

it('fills in the address of the link, and that of the next one', () => {
  readLink('?email=link%40example.com');
  expect(field().value).toBe('link@example.com');
  readLink('?email=next%40example.com');
  expect(field().value).toBe('next@example.com');
});

it('keeps what was typed before the link was read', async () => {
  await userEvent.type(field(), 'typed@example.com');
  readLink('?email=link%40example.com');
  expect(field().value).toBe('typed@example.com');
});

it('gives way to what is typed at that moment', async () => {
  await userEvent.click(field());
  const select = vi.spyOn(field(), 'select');
  readLink('?email=link%40example.com');
  expect(select).toHaveBeenCalled();
});
