import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type AuthParams, readAuthParams } from '../auth-params.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RegisterForm } from './register-form.tsx';

type Form = ComponentType<{ role: 'recruiter'; params: AuthParams }>;

/** What the link says is known only once the page has been drawn. */
function draw(Form: Form) {
  let readLink: (search: string) => void = () => undefined;
  function Page() {
    const [search, setSearch] = useState('');
    readLink = setSearch;
    const person = { role: 'recruiter', params: readAuthParams({ search, hash: '' }) } as const;
    return <Form {...person} />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  return (search: string) => act(() => readLink(search));
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

it('confirms the address of the link, unless another was typed before it was read', async () => {
  const readLink = draw(ConfirmForm);
  readLink('?email=link%40example.com');
  expect(field(/^Email/u).value).toBe('link@example.com');
  await userEvent.clear(field(/^Email/u));
  await userEvent.type(field(/^Email/u), 'typed@example.com');
  readLink('?email=next%40example.com');
  expect(field(/^Email/u).value).toBe('typed@example.com');
});

it('keeps a company typed before the link was read, and takes the address the link is for', async () => {
  const readLink = draw(RegisterForm);
  await userEvent.type(field(/^Company/u), 'Typed Ltd');
  await userEvent.type(field(/^Email/u), 'typed@example.com');
  readLink('?email=link%40example.com&company=Linked');
  expect(field(/^Company/u).value).toBe('Typed Ltd');
  expect(field(/^Email/u).value).toBe('link@example.com');
  expect(field(/^Email/u).readOnly).toBe(true);
});
