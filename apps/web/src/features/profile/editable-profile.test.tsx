import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EditableProfile, TextFields } from './editable-profile.tsx';

const Profile = () => (
  <>
    <Link to="/elsewhere">Elsewhere</Link>
    <EditableProfile
      loadRules={async () => z.object({ name: z.string() })}
      values={{ name: 'Rosalind' }}
      rows={[['Name', 'Rosalind']]}
      save={async () => 'Profile updated'}
    >
      {(form, errorOf) => (
        <TextFields form={form} errorOf={errorOf} fields={[{ name: 'name', label: 'Name', autoComplete: 'name' }]} />
      )}
    </EditableProfile>
  </>
);

const open = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <Profile /> },
        { path: '/elsewhere', element: <p>Another page</p> },
      ])}
    />,
  );
const edit = () => screen.findByRole('button', { name: 'Edit Profile' });

it('takes the focus into the form, and back to the button when it is left', async () => {
  open();
  for (const way of ['Cancel', 'Save']) {
    await userEvent.click(await edit());
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    await userEvent.click(screen.getByRole('button', { name: way }));
    const button = await edit();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

it('asks before a link takes away what was typed, and only then', async () => {
  open();
  await userEvent.click(await edit());
  await userEvent.type(screen.getByLabelText(/^Name/), ' Achebe');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).not.toBeNull();
});
