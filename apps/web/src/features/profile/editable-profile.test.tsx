import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EditableProfile, TextFields } from './editable-profile.tsx';

it('takes the focus into the form, and back to the button when it is left', async () => {
  render(
    <MemoryRouter>
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
    </MemoryRouter>,
  );
  const edit = () => screen.getByRole('button', { name: 'Edit Profile' });
  for (const way of ['Cancel', 'Save']) {
    await userEvent.click(edit());
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(document.activeElement).toBe(edit()));
  }
});
